import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { OrderDocument } from '#contract/order-page.ts';
import type { Dependencies } from '../app-env.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { invoices } from '../database/schema/orders.ts';
import { dueOf } from '../invoices/due.ts';
import type { Invoice } from '../invoices/issue-invoice.ts';
import type { FullOrder } from './find-order.ts';
import { findPaymentProgress } from './order-payment.ts';

/** Invoices and credit notes of an order, the oldest first. */
export async function listDocuments(
  deps: Pick<Dependencies, 'database' | 'now'>,
  order: FullOrder,
  { canPay }: { readonly canPay: boolean },
): Promise<readonly OrderDocument[]> {
  const found = await deps.database
    .select({ invoice: invoices, open: invoiceBalances.open })
    .from(invoices)
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
    .where(eq(invoices.orderId, order.id))
    .orderBy(asc(invoices.id));
  const documents: OrderDocument[] = [];
  for (const { invoice, open } of found) {
    const { kind, number, issuedOn } = invoice;
    const path = `/bestelling/${order.number}/facturen/${number}`;
    // R12.3: what is paid in advance is paid for as an order.
    const isAsked = invoice.deliveryId !== null && open > 0;
    documents.push({
      ...{ kind, number, issuedOn, pdfPath: `${path}.pdf`, ublPath: `${path}.xml` },
      due: isAsked
        ? {
            openCents: open,
            dueOn: invoice.dueOn,
            ...(canPay ? await findWayToPay(deps, invoice) : { payPath: null, payKey: null }),
          }
        : null,
    });
  }
  return documents;
}

// The open link, or else what its own page offers too: the link has run out, or a bank took the money back.
async function findWayToPay(deps: Pick<Dependencies, 'database' | 'now'>, invoice: Invoice) {
  const progress = await findPaymentProgress(deps, dueOf(invoice));
  if (progress?.state === 'open') return { payPath: `/payment/${progress.payment.token}`, payKey: null };
  return { payPath: null, payKey: progress?.state === 'pending' ? null : randomUUID() };
}
