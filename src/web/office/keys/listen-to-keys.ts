import { type KeyAction, keysPath } from '#contract/office/keys.ts';
import { askedOfKey, type Place } from './asked-of-key.ts';

const rowLinks = '[data-walk] tbody a[href]';
const picks = 'input[type="checkbox"]';
// What is chosen in has its own use for arrows and letters, a box has not.
const fields = `textarea, select, [contenteditable], input:not([type="checkbox"], [type="submit"], [type="button"])`;

/**
 * R11.8: the office by keyboard, on pages that the server has made. It moves the real focus, so that whoever listens to the page
 * hears where they are, and leaves to the browser whatever it does not do itself.
 */
export function listenToKeys(page: Document): void {
  page.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return;
    const action = askedOfKey(event, placeOf(page.activeElement));
    if (action !== null && doers[action](page)) event.preventDefault();
  });
}

function placeOf(focused: Element | null): Place {
  if (focused === null) return 'elsewhere';
  if (focused.matches(fields)) return 'field';
  return focused.matches(picks) && rowOf(focused) !== null ? 'pick' : 'elsewhere';
}

// Each tells whether there was anything to do.
const doers: Readonly<Record<KeyAction, (page: Document) => boolean>> = {
  search: (page) => {
    const field = page.querySelector<HTMLInputElement>('input[name="zoek"]');
    field?.select();
    return focus(field);
  },
  next: (page) => step(page, 1),
  previous: (page) => step(page, -1),
  open: (page) => press(firstLink(rowOf(page.activeElement))),
  pick: (page) => press(rowOf(page.activeElement)?.querySelector<HTMLElement>(picks) ?? null),
  back: goBack,
  help: (page) => {
    page.location.assign(keysPath);
    return true;
  },
};

function step(page: Document, by: 1 | -1): boolean {
  const rows = rowsOf(page);
  const current = rowOf(page.activeElement);
  const here = current === null ? -1 : rows.indexOf(current);
  if (rows.length === 0) return false;
  // From outside the list one comes in at its beginning, whichever way one goes; at its ends one stays.
  const next = here === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, here + by));
  return focus(firstLink(rows[next] ?? null));
}

// Out of a menu, out of a field into the list, and from a page about one thing to the list it stands in.
function goBack(page: Document): boolean {
  const menu = page.querySelector<HTMLDetailsElement>('header details[open]');
  if (menu !== null) {
    menu.open = false;
    return focus(menu.querySelector('summary'));
  }
  const focused = page.activeElement;
  if (focused instanceof HTMLElement && focused.matches(fields)) {
    focused.blur();
    focus(firstLink(rowsOf(page)[0] ?? null));
    return true;
  }
  const up = [...page.querySelectorAll<HTMLAnchorElement>('[data-up] a[href]')].at(-1);
  if (up === undefined) return false;
  // The list as it was left, with its filters and its page, where one came from there.
  const came = page.referrer === '' ? null : new URL(page.referrer);
  const isFromThere = came?.origin === page.location.origin && came.pathname === up.pathname;
  if (isFromThere) page.defaultView?.history.back();
  else page.location.assign(up.href);
  return true;
}

function rowsOf(page: Document): readonly Element[] {
  const rows = [...page.querySelectorAll(rowLinks)].map(rowOf);
  return [...new Set(rows)].filter((row) => row !== null);
}

function rowOf(element: Element | null): Element | null {
  return element?.closest('[data-walk] tbody tr') ?? null;
}

function firstLink(row: Element | null): HTMLElement | null {
  return row?.querySelector<HTMLElement>('a[href]') ?? null;
}

function focus(element: HTMLElement | null): boolean {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
  return element !== null;
}

function press(element: HTMLElement | null): boolean {
  element?.click();
  return element !== null;
}
