import type { QuoteDiscount } from '#domain/quote/quote-line.ts';
import { formatBasisPoints } from '../format/percent.ts';

/** '2', '2,5 uur': hundredths as they are read. */
export function formatQuantity(hundredths: number, unit: string): string {
  const count = String(hundredths / 100).replace('.', ',');
  return unit === '' ? count : `${count} ${unit}`;
}

/** What an end customer reads, on paper and on screen. Never a net price, and never who made the screens. */
export const quoteDocumentText = {
  title: 'Offerte',
  discount: (discount: QuoteDiscount) =>
    discount.kind === 'percent' ? `Korting ${formatBasisPoints(discount.basisPoints)}` : 'Korting',
} as const;
