import { cartStatus } from '#text/ordering/cart.ts';
import { cartOf, readPage, refusalOf } from './answered-page.ts';
import { patchElement } from './patch-element.ts';
import { createPhotoFailures } from './photo-failures.ts';
import { createBusyCart, say } from './say-in-cart.ts';

/**
 * Makes the cart's forms answer in place: the same posts as without script, and the page that comes back takes
 * the place of the cart. Whatever cannot be done in place is left to the browser.
 */
export function enhanceCart(page: Document): void {
  // One after the other: the page that follows a change must hold the changes before it.
  let queue = Promise.resolve();
  let waiting = 0;
  // Of several that wait together the last may arrive and another not.
  let isAnyLost = false;
  let isLeaving = false;
  const failures = createPhotoFailures();
  const setBusy = createBusyCart(page);

  const enqueue = (form: HTMLFormElement) => {
    const change = form.matches(photoForms) ? readPhotos(form, failures.take(form)) : readFields(form);
    failures.show(page);
    waiting += 1;
    setBusy(true);
    queue = queue.then(async () => {
      const body = await change.body;
      const answer = await send(change.address, body);
      const failure = body instanceof FormData ? await failures.note(change.address, body, answer) : null;
      const next = answer === null || failure !== null ? null : await readAnswer(answer);
      waiting -= 1;
      if (next === null) change.takeBack();
      isAnyLost ||= next === null;
      if (waiting === 0) {
        setBusy(false);
        isLeaving = next === null ? false : show(page, next);
        if (isAnyLost && !isLeaving) say(page, failure ?? cartStatus.failed, 'failed');
        isAnyLost = false;
      }
      failures.show(page);
    });
  };

  // What is checked out, or saved as a quote, is what the screen shows: what was typed is saved first, and a cart that another window has
  // changed is shown before anybody pays for it.
  const leave = async (go: () => void) => {
    for (const form of page.querySelectorAll<HTMLFormElement>(autosaved)) if (isTyped(form)) enqueue(form);
    await queue;
    if (isLeaving) return;
    const refused = page.querySelector<HTMLElement>('#cart [aria-invalid="true"]');
    if (refused !== null) return refused.focus();
    // It could not be saved, and that has been said.
    if ([...page.querySelectorAll<HTMLFormElement>(autosaved)].some(isTyped)) return;
    setBusy(true);
    const answer = await send('/winkelwagen');
    const fresh = answer === null ? null : await readPage(answer);
    setBusy(false);
    if (fresh === null || cartOf(fresh) === null || amountsOn(fresh) === amountsOn(page)) {
      return go();
    }
    replace(page, fresh);
    say(page, cartStatus.changedElsewhere, 'failed');
  };

  page.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.closest('#cart') === null) return;
    event.preventDefault();
    if (form.matches('[data-leave]'))
      void leave(() => page.querySelector<HTMLFormElement>(`#${form.id}`)?.submit());
    else enqueue(form);
  });

  page.addEventListener('change', (event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    if (field.form?.matches(`${autosaved}, ${photoForms}`)) enqueue(field.form);
  });

  page.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('#cart a[data-order]') : null;
    // With a key held down it opens beside this page.
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void leave(() => page.location.assign(link.href));
  });
}

const autosaved = '#cart form[data-autosave]';
const photoForms = '#cart form[data-photos]';
const typedFields = 'input[type="number"], input[type="text"], textarea';
const inCart = `#cart :is(${typedFields})`;

type Field = HTMLInputElement | HTMLTextAreaElement;

type Change = {
  readonly address: string;
  readonly body: URLSearchParams | FormData | Promise<FormData>;
  // What could not be sent is again something typed.
  readonly takeBack: () => void;
};

// Emptied at once, so that the same photo can be chosen again. `kept` did not arrive before and is made small already;
// where another was chosen since, that one is meant.
function readPhotos(form: HTMLFormElement, kept: FormData | null): Change {
  const chosen = new FormData(form);
  const isChosen = [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].some(
    ({ files }) => files !== null && files.length > 0,
  );
  form.reset();
  form.toggleAttribute('data-sending', true);
  const takeBack = () => form.removeAttribute('data-sending');
  if (!isChosen && kept !== null) return { address: form.action, body: kept, takeBack };
  const body = import('./photo-form.ts').then(
    ({ photoForm }) => photoForm(chosen),
    () => chosen,
  );
  return { address: form.action, body, takeBack };
}

function readFields(form: HTMLFormElement): Change {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  const fields = [...form.querySelectorAll<Field>(typedFields)];
  const before = fields.map((field) => field.defaultValue);
  // What is on its way is no longer something typed that the answer must spare.
  for (const field of fields) field.defaultValue = field.value;
  const takeBack = () => {
    for (const [index, field] of fields.entries()) field.defaultValue = before[index] ?? '';
  };
  return { address: form.action, body, takeBack };
}

function isTyped(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<Field>(typedFields)].some((field) => field.value !== field.defaultValue);
}

// Null where the server cannot be reached, or cannot do it now.
async function send(
  address: string,
  body: URLSearchParams | FormData | null = null,
): Promise<Response | null> {
  try {
    const method = body === null ? 'GET' : 'POST';
    const answer = await fetch(address, { method, body, headers: { Accept: 'text/html' } });
    return answer.status < 500 ? answer : null;
  } catch {
    return null;
  }
}

// Where to go when only a visit of the browser's own can help.
type Elsewhere = string;

// Null for what is no answer of the cart: a fault of ours, too much at once, a captive portal's page, half of one.
async function readAnswer(answer: Response): Promise<Document | Elsewhere | null> {
  const next = await readPage(answer);
  if (cartOf(next) !== null) return next;
  // A form that expired: told there.
  if (answer.status === 403) return '/winkelwagen?melding=verlopen';
  // Logged out.
  return answer.redirected ? '/winkelwagen' : null;
}

// Gives whether it leaves the page.
function show(page: Document, next: Document | Elsewhere): boolean {
  if (typeof next === 'string') {
    page.location.assign(next);
    return true;
  }
  const focused = page.activeElement;
  const focus = addressOf(focused);
  replace(page, next);
  if (focused?.isConnected !== true) refocus(page, focus);
  const told = page.querySelector('#cart [role="alert"] p, #cart [role="status"] p')?.textContent;
  const refused = refusalOf(page);
  say(page, refused ?? told ?? cartStatus.changed, refused === null ? 'done' : 'failed');
  return false;
}

function amountsOn(page: Document): string {
  const fields = page.querySelectorAll<HTMLInputElement>('#cart input[name="amount"]');
  return [...fields].map((field) => `${field.form?.getAttribute('action')} ${field.value}`).join();
}

function replace(page: Document, next: Document): void {
  const typed = [...page.querySelectorAll<Field>(inCart)]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ address: addressOf(field), value: field.value }));
  for (const id of ['cart', 'cart-preview']) {
    const [old, fresh] = [page.getElementById(id), next.getElementById(id)];
    if (old !== null && fresh !== null) patchElement(old, fresh);
  }
  // What somebody typed in a field hides what the server has made of it.
  for (const field of page.querySelectorAll<Field>(inCart)) {
    if (field.value !== field.defaultValue) field.value = field.defaultValue;
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
  const element =
    same ??
    page.getElementById('cart-undo') ??
    restoredIn(page, address) ??
    page.getElementById('cart-title');
  element?.focus({ preventScroll: same !== null });
}

// After that way back was taken: the line is there again, and so is what removes it.
function restoredIn(page: Document, address: string): HTMLElement | null {
  const [, timestamp] = /\/winkelwagen\/(\d+)\/terugzetten/.exec(address) ?? [];
  return timestamp === undefined
    ? null
    : page.querySelector(`#line-${timestamp} form[action*="/verwijderen"] button`);
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
