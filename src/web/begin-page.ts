import { reportErrors } from './report-errors.ts';

/**
 * What an entry does with the page it belongs to, once that has been read whole. Entries are loaded `async` and wait here,
 * for of a page that is still loading Chromium drops every deferred script as soon as a download is asked for.
 */
export function beginPage(begin: (page: Document) => void, page: Document = document): void {
  if (page.defaultView !== null) reportErrors(page.defaultView);
  if (page.readyState !== 'loading') begin(page);
  // Not `DOMContentLoaded`, which such a download takes away as well.
  else page.addEventListener('readystatechange', () => begin(page), { once: true });
}
