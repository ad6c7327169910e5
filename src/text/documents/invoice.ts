import { firstShippingTerms } from '#domain/cart/terms.ts';
import type { Millimetres } from '#domain/measure/millimetres.ts';
import { formatSize } from '../format/measure.ts';
import { feeNames } from '../ordering/cart.ts';

type ProductLine = {
  readonly productCode: string;
  readonly productName: string;
  readonly totalWidth: Millimetres;
  readonly totalHeight: Millimetres;
  readonly boxLabel: string;
};

/** Named by what is delivered, so by its total size, in the unit of the trade whatever the customer types in. */
export function describeProductLine(line: ProductLine): string {
  const size = formatSize(line.totalWidth, line.totalHeight, 'mm');
  const label = line.boxLabel === '' ? '' : ` (${line.boxLabel})`;
  return `${line.productCode} ${line.productName}, ${size}${label}`;
}

export const invoiceFeeNames = {
  ral_setup: feeNames.ralSetup,
  // An order from before the limit could be changed does not name it.
  oversize: (over: string | number) =>
    `Toeslag lange zending (zijde langer dan ${over === '' ? firstShippingTerms.longSideOver : over} mm)`,
} as const;

export const invoiceTexts = {
  shipping: 'Verzendkosten',
  partialCredit: (number: string) => `Gedeeltelijke creditering van factuur ${number}`,
} as const;

export function invoiceFileName(kind: 'invoice' | 'credit_note', number: string): string {
  return `${kind === 'invoice' ? 'Factuur' : 'Creditnota'}-${number}.pdf`;
}
