import { reportErrors } from './report-errors.ts';

/**
 * What an entry does with the page it belongs to, once that has been read whole. Entries are loaded `async` and wait here,
 * for of a page that is still loading Chromium drops every deferred script as soon as a download is asked for.
 */
export function beginPage(begin: (page: Document) => void): void {
  reportErrors();
  const start = () => begin(document);
  // Not `DOMContentLoaded`, which such a download takes away as well.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', start, { once: true });
  else start();
}
