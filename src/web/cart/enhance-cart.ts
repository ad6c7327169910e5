import { cartStatus } from '#text/cart.ts';

// Makes the cart's forms answer in place: the same posts as without script, and the page that comes back takes
// the place of the cart. Whatever cannot be done in place is left to the browser.
export function enhanceCart(page: Document): void {
  // One after the other: the page that follows a change must hold the changes before it.
  let queue = Promise.resolve();
  let waiting = 0;

  const enqueue = (form: HTMLFormElement) => {
    const change = readForm(form);
    waiting += 1;
    cartOf(page)?.setAttribute('aria-busy', 'true');
    queue = queue.then(async () => {
      const answer = await post(change);
      waiting -= 1;
      if (waiting === 0) await show(page, answer);
    });
  };

  page.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.closest('#cart') === null) return;
    event.preventDefault();
    enqueue(form);
  });

  page.addEventListener('change', (event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const form = field.form;
    if (form?.matches('#cart form[data-autosave]') && form.reportValidity()) enqueue(form);
  });
}

type Field = HTMLInputElement | HTMLTextAreaElement;

type Change = { readonly address: string; readonly body: URLSearchParams };

function readForm(form: HTMLFormElement): Change {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  // What is on its way is no longer something typed that the answer must spare.
  for (const field of form.querySelectorAll<Field>(typedFields)) field.defaultValue = field.value;
  return { address: form.action, body };
}

async function post({ address, body }: Change): Promise<Response | null> {
  try {
    return await fetch(address, { method: 'POST', body, headers: { Accept: 'text/html' } });
  } catch {
    // No connection.
    return null;
  }
}

async function show(page: Document, answer: Response | null): Promise<void> {
  cartOf(page)?.removeAttribute('aria-busy');
  if (answer === null || answer.status >= 500) return say(page, cartStatus.failed, true);
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  // Logged out, or a form that expired: only a visit of the browser's own can help.
  if (cartOf(next) === null) return page.location.assign('/winkelwagen');
  const focus = addressOf(page.activeElement);
  replace(page, next);
  refocus(page, focus);
  say(page, page.querySelector('#cart [role="status"] p')?.textContent ?? cartStatus.changed, false);
}

function say(page: Document, text: string, isFailure: boolean): void {
  const status = page.getElementById('cart-status');
  if (status === null) return;
  status.textContent = text;
  status.toggleAttribute('data-failed', isFailure);
}

const typedFields = 'input[type="number"], textarea';

function replace(page: Document, next: Document): void {
  const typed = [...page.querySelectorAll<Field>('#cart input[type="number"], #cart textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ address: addressOf(field), value: field.value }));
  for (const id of ['cart', 'cart-preview']) {
    const [old, fresh] = [page.getElementById(id), next.getElementById(id)];
    if (old !== null && fresh !== null) old.replaceWith(page.adoptNode(fresh));
  }
  for (const { address, value } of typed) {
    const field = address === null ? null : page.querySelector<Field>(address);
    if (field !== null) field.value = value;
  }
}

function refocus(page: Document, address: string | null): void {
  if (address === null) return;
  const same = page.querySelector<HTMLElement>(address);
  // After a removal the way back is the next thing one may want.
  const element = same ?? page.getElementById('cart-undo') ?? page.getElementById('cart-title');
  element?.focus({ preventScroll: same !== null });
}

function cartOf(page: Document): Element | null {
  return page.getElementById('cart');
}

// Ids are made anew with every page; where a link leads, a form posts to and what a field is called are not.
// Null for what is not in the cart.
function addressOf(element: Element | null): string | null {
  if (!element?.closest('#cart')) return null;
  const form = element.closest('form');
  if (form === null) return `#cart a[href="${element.getAttribute('href')}"]`;
  const name = element.getAttribute('name');
  return `#cart form[action="${form.getAttribute('action')}"] ${name === null ? 'button' : `[name="${name}"]`}`;
}
