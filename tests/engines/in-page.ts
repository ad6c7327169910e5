// Sent to the page as source, so none of these may use anything from around it. And none may ask a control for its
// `labels`: the process of a page ends when WebKit up to 2.50 throws that list away (its fault 300692).

/** The control that goes by a name, where it can be used now: in the dialog on top, or in what is the page's own. */
export function findControl(selector = '', name = ''): Element | null {
  // What is pressed before the script has come is no loss to a customer, but another story.
  if (document.querySelector('[data-island]:not([data-alive])') !== null) return null;
  const labelOf = (control: Element) =>
    control.closest('label') ?? document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
  const readable = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (control: HTMLInputElement) => {
    const labelled = control.getAttribute('aria-labelledby')?.split(' ');
    if (labelled) return labelled.map((id) => readable(document.getElementById(id))).join(' ');
    return control.getAttribute('aria-label') ?? (readable(labelOf(control)) || readable(control));
  };
  const top =
    [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('main') ?? document;
  const usable = [...top.querySelectorAll<HTMLInputElement>(selector)]
    // A box to tick may be drawn by its label alone.
    .map((control) => ({
      control,
      seen: (/^(radio|checkbox)$/.test(control.type) && labelOf(control)) || control,
    }))
    .filter(({ control, seen }) => !control.disabled && seen.checkVisibility({ visibilityProperty: true }))
    .map(({ control, seen }) => ({ seen, name: nameOf(control) }));
  // The last: above a question there may be an answered one with the same button.
  const found =
    usable.findLast((one) => one.name === name) ?? usable.findLast((one) => one.name.includes(name));
  if (found === undefined) return null;
  // One that is on its way elsewhere is clicked beside: it is given when it stands where it stood the last time.
  const { x, y } = found.seen.getBoundingClientRect();
  const [before, place] = [found.seen.dataset['stood'], `${x} ${y}`];
  found.seen.dataset['stood'] = place;
  return before === place ? found.seen : null;
}

export function isShown(text = ''): boolean {
  return document.body.innerText.replaceAll(/\s+/g, ' ').includes(text);
}

/** The question that is asked: the wizard's heading, or that of the section that is open. */
export function isAtStep(name = ''): boolean {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return [...top.querySelectorAll('h2, h3, h4')].some(
    (element) => element.checkVisibility() && element.textContent.includes(name),
  );
}

/** The list of a select is drawn by the system, where no engine can be clicked: this is what choosing in it does. */
export function selectOption(named = '', value = ''): boolean {
  for (const select of document.querySelectorAll('select')) {
    const label = select.closest('label') ?? document.querySelector(`label[for="${CSS.escape(select.id)}"]`);
    const name = select.getAttribute('aria-label') ?? label?.textContent ?? '';
    if (select.disabled || !select.checkVisibility() || !name.trim().startsWith(named)) continue;
    select.value = value;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return select.value === value;
  }
  return false;
}

/** As the configurator adds a line. */
export async function addToCart(code = '', body = ''): Promise<number> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': token,
  };
  return (await fetch(`/product/add-to-cart/${code}`, { method: 'POST', headers, body })).status;
}
