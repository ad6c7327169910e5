import type { PaymentRowData } from '#contract/office/payments.ts';
import { cents, decimalString } from '#domain/money/cents.ts';

/** As JSON. */
export function toListed(row: PaymentRowData) {
  const euro = (amount: number) => decimalString(cents(amount));
  return {
    id: row.id,
    status: row.isSurplus ? 'surplus' : row.status,
    order: row.orderNumber,
    invoice: row.invoiceNumber,
    invoices: row.picked,
    partOf: row.ofPaymentId,
    description: row.description,
    company: row.company,
    amount: euro(row.amountCents),
    method: row.method,
    attempts: row.attempts,
    attempt: row.attemptStatus,
    providerId: row.providerId,
    via: row.via,
    createdAt: row.createdAt,
    paidAt: row.paidAt,
    refunded: euro(row.refundedCents),
    refundStatus: row.refundStatus,
    chargedBack: euro(row.chargedBackCents),
  };
}
