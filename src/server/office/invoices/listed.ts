import type { InvoiceRowData } from '#contract/office/invoices.ts';
import { cents, decimalString } from '#domain/money/cents.ts';

/** As JSON: money as it goes over the wire everywhere. */
export function toListed(row: InvoiceRowData) {
  return {
    number: row.number,
    kind: row.kind,
    status: row.standing ?? row.kind,
    company: row.company,
    order: row.orderNumber,
    reference: row.reference,
    issuedOn: row.issuedOn,
    dueOn: row.dueOn,
    total: decimalString(cents(row.totalCents)),
    open: decimalString(cents(row.openCents)),
    disputed: row.isDisputed,
  };
}
