/**
 * B for orders, F for invoices, C for credit notes. The tax inspector checks a series for completeness, so each runs
 * from 1 within its year.
 */
export type NumberSeries = 'B' | 'F' | 'C';

export type DocumentNumber = {
  readonly series: NumberSeries;
  readonly year: number;
  readonly sequence: number;
};

export function formatDocumentNumber({ series, year, sequence }: DocumentNumber): string {
  return `${series}${year}-${String(sequence).padStart(5, '0')}`;
}

/** Reads what `formatDocumentNumber` writes, and nothing else: no number is known by two names. */
export function parseDocumentNumber(text: string): DocumentNumber | null {
  const [, series, year, sequence] = /^([BFC])(\d{4})-(\d{5}|[1-9]\d{5,})$/.exec(text) ?? [];
  if (series !== 'B' && series !== 'F' && series !== 'C') return null;
  return { series, year: Number(year), sequence: Number(sequence) };
}
