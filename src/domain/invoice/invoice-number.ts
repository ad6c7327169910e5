// F for invoices, C for credit notes. The tax inspector checks a series for completeness, so each runs from 1 within
// its year.
export type InvoiceSeries = 'F' | 'C';

export type InvoiceNumber = {
  readonly series: InvoiceSeries;
  readonly year: number;
  readonly sequence: number;
};

export function formatInvoiceNumber({ series, year, sequence }: InvoiceNumber): string {
  return `${series}${year}-${String(sequence).padStart(5, '0')}`;
}
