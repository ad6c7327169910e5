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
