import { firstShippingTerms } from '#domain/cart/terms.ts';
import { type Millimetres, millimetres, type Unit } from '#domain/measure/millimetres.ts';
import { formatLength, formatSize } from '../format/measure.ts';
import { feeNames } from '../ordering/cart.ts';

type ProductLine = {
  readonly productCode: string;
  readonly productName: string;
  readonly totalWidth: Millimetres;
  readonly totalHeight: Millimetres;
  readonly boxLabel: string;
};

/** Named by what is delivered, so by its total size. */
export function describeProductLine(line: ProductLine, unit: Unit): string {
  const size = formatSize(line.totalWidth, line.totalHeight, unit);
  const label = line.boxLabel === '' ? '' : ` (${line.boxLabel})`;
  return `${line.productCode} ${line.productName}, ${size}${label}`;
}

export const invoiceFeeNames = {
  ral_setup: feeNames.ralSetup,
  // An order from before the limit could be changed does not name it.
  oversize: (over: string | number, unit: Unit) =>
    `Toeslag lange zending (zijde langer dan ${formatLength(millimetres(Number(over === '' ? firstShippingTerms.longSideOver : over)), unit)})`,
} as const;

/** Of what is on paper for everybody's books, whatever the customer types in. */
export const unitOfTrade: Unit = 'mm';

export const invoiceTexts = {
  shipping: 'Verzendkosten',
  partialCredit: (number: string) => `Gedeeltelijke creditering van factuur ${number}`,
} as const;

/** Why a credit note takes back the invoice of a delivery: what colleagues wrote of it is not for the customer. */
export const deliveryUndone = 'de verzending was bij vergissing ingevoerd';

export function invoiceFileName(kind: 'invoice' | 'credit_note', number: string): string {
  return `${kind === 'invoice' ? 'Factuur' : 'Creditnota'}-${number}.pdf`;
}
