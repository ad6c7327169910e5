import type { Content } from 'pdfmake/interfaces.js';
import { formatIban } from '#domain/business/iban.ts';
import type { Seller } from '#domain/business/seller.ts';
import { formatReference, referenceFor } from '#domain/invoice/payment-reference.ts';
import { cents } from '#domain/money/cents.ts';
import { describeTerm, invoiceDocumentTexts as texts } from '#text/documents/documents.ts';
import { formatEuro } from '#text/format/money.ts';
import { nameReceiptMethod } from '#text/ordering/payment.ts';
import type { FullInvoice } from './find-invoice.ts';
import { hairlines } from './letterhead.ts';
import { inkSoft, text } from './pdf.ts';

/** Whether money is still asked for, and if so all that a bank's form asks, where it can be copied from. */
export function howToPay(invoice: FullInvoice, seller: Seller): Content {
  const { kind, paid, creditedNumber } = invoice;
  if (kind === 'credit_note') {
    return text(invoice.isMoneyBack ? texts.refund : texts.settled(creditedNumber ?? ''));
  }
  return paid === null ? transfer(invoice, seller) : text(texts.paid(nameReceiptMethod(paid.method)));
}

function transfer(
  { number, invoiceAddress, total, part, issuedOn, dueOn }: FullInvoice,
  seller: Seller,
): Content {
  const rows: readonly (readonly [string, string])[] = [
    ...(part > 0 ? [[texts.received, formatEuro(part)] as const] : []),
    [texts.payable, formatEuro(cents(total - part))],
    [texts.payBy, describeTerm(issuedOn, dueOn)],
    [texts.account, formatIban(seller.iban)],
    [texts.accountName, seller.name],
    [texts.payWith, formatReference(referenceFor(number, invoiceAddress.country))],
  ];
  return {
    unbreakable: true,
    stack: [
      text(texts.pleasePay, { bold: true, fontSize: 11, margin: [0, 0, 0, 4] }),
      {
        layout: hairlines,
        table: {
          widths: [130, 260],
          body: rows.map(([label, value]) => [text(label, { color: inkSoft }), text(value, { bold: true })]),
        },
      },
    ],
  };
}
