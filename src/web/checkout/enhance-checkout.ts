import { checkoutTexts } from '#text/ordering/checkout.ts';

// What depends on where the order goes. Nothing else of the page is touched: it holds what somebody is typing.
const dependentParts = ['checkout-limit', 'checkout-totals', 'checkout-methods', 'checkout-order'];
const decidingFields = ['address', 'country'];

/**
 * Makes the VAT follow the address: the same post that 'Bijwerken' sends. Ordering never waits for it; the server
 * compares what was seen with what it will be.
 */
export function enhanceCheckout(page: Document): void {
  let latest = 0;

  const update = async () => {
    latest += 1;
    const number = latest;
    setBusy(page, true);
    const next = await ask(page);
    // Another address was chosen meanwhile.
    if (number !== latest) return;
    setBusy(page, false);
    if (next === null) say(page, checkoutTexts.updateFailed);
    else replace(page, next);
  };

  page.addEventListener('change', (event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    if (field.form?.id === 'checkout' && decidingFields.includes(field.name)) void update();
  });

  // A browser that fills a form in anew when one comes back to it tells nobody.
  addEventListener('pageshow', () => {
    if (isOtherThanSent(page)) void update();
  });
}

async function ask(page: Document): Promise<Document | null> {
  const form = page.getElementById('checkout');
  if (!(form instanceof HTMLFormElement)) return null;
  const body = new URLSearchParams({ action: 'update' });
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  try {
    // Not `form.action`, which is the button of that name.
    const answer = await fetch('/checkout', { method: 'POST', body, headers: { Accept: 'text/html' } });
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // Logged out, a page that expired, or a fault of ours.
    return next.getElementById('checkout') === null ? null : next;
  } catch {
    // No connection.
    return null;
  }
}

function replace(page: Document, next: Document): void {
  const focused = page.activeElement;
  const chosen = page.querySelector<HTMLInputElement>('[name="payment_method"]:checked')?.value;
  for (const id of dependentParts) {
    const [old, fresh] = [page.getElementById(id), next.getElementById(id)];
    if (old === null || fresh === null) continue;
    // Of a button that is replaced under a finger the press is lost.
    if (!old.isEqualNode(fresh)) old.replaceWith(page.adoptNode(fresh));
  }
  for (const method of page.querySelectorAll<HTMLInputElement>('[name="payment_method"]:enabled')) {
    method.checked = method.value === chosen;
  }
  // Who went on meanwhile is at a method or at the order button, which are others now.
  if (focused?.isConnected !== true) page.querySelector<HTMLElement>(sameAs(focused))?.focus();
  say(page, page.getElementById('checkout-totals')?.dataset['spoken'] ?? '');
}

function sameAs(element: Element | null): string {
  return element instanceof HTMLInputElement || element instanceof HTMLButtonElement
    ? `#checkout [name="${element.name}"][value="${element.value}"]`
    : '#checkout-order a, #checkout-order button';
}

function setBusy(page: Document, isBusy: boolean): void {
  page.getElementById('checkout-totals')?.setAttribute('aria-busy', String(isBusy));
}

function say(page: Document, text: string): void {
  const status = page.getElementById('checkout-status');
  if (status !== null) status.textContent = text;
}

function isOtherThanSent(page: Document): boolean {
  const addresses = [...page.querySelectorAll<HTMLInputElement>('#checkout [name="address"]')];
  const country = page.querySelector<HTMLSelectElement>('#checkout [name="country"]');
  return (
    addresses.some(({ checked, defaultChecked }) => checked !== defaultChecked) ||
    [...(country?.options ?? [])].some(({ selected, defaultSelected }) => selected && !defaultSelected)
  );
}
