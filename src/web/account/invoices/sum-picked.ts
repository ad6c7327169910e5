import { cents } from '#domain/money/cents.ts';
import { companyInvoicesTexts as texts } from '#text/account/invoices.ts';
import { formatEuro } from '#text/format/money.ts';

const boxes = 'input[type="checkbox"][data-cents]';

/** What is ticked, added up beside the button that pays it; without script the payment's own page tells it first. */
export function sumPicked(page: Document): void {
  const output = page.querySelector('output[data-sum]');
  if (output === null) return;
  const show = () => {
    const picked = [...page.querySelectorAll<HTMLInputElement>(`${boxes}:checked`)];
    const sum = picked.reduce((total, box) => total + Number(box.dataset['cents']), 0);
    output.textContent = texts.together(formatEuro(cents(sum)));
  };
  page.addEventListener('change', (event) => {
    if (event.target instanceof Element && event.target.matches(boxes)) show();
  });
  // A browser that comes back to the page ticks again what was ticked, and says so to nobody.
  page.defaultView?.addEventListener('pageshow', show);
  show();
}
