import type { InvoiceChoice } from '#contract/office/order-forms.ts';
import type { Cents } from '#domain/money/cents.ts';
import { totalRefundable } from '#domain/payment/refundable.ts';
import type { Database } from '../../database/database.ts';
import { dueOf } from '../../invoices/due.ts';
import { listOrderInvoices, type OrderInvoice } from '../../invoices/find-credit.ts';
import { listReceived } from '../../payments/received.ts';

type PayableInvoice = OrderInvoice & {
  // Received for it and not given back.
  readonly refundable: Cents;
};

export type Choice = {
  // The one there is, or that was chosen; null while nobody has.
  readonly chosen: PayableInvoice | null;
  // All that can be chosen; none where there is nothing to choose.
  readonly choices: readonly PayableInvoice[];
};

/** R12.3: which invoice of an order a credit note or a refund is for. Nobody guesses which of several. */
export async function findChoice(
  database: Database,
  orderId: number,
  what: 'left' | 'refundable',
  wanted: string,
): Promise<Choice> {
  const found: PayableInvoice[] = [];
  for (const invoice of await listOrderInvoices(database, orderId)) {
    const refundable = totalRefundable(await listReceived(database, dueOf(invoice)));
    found.push({ ...invoice, refundable });
  }
  const choices = found.filter((invoice) => invoice[what] > 0);
  const only = choices.length === 1 ? choices[0] : undefined;
  const chosen = choices.find(({ number }) => number === wanted) ?? only ?? null;
  return { chosen, choices: choices.length > 1 ? choices : [] };
}

/** As links: each has its own lines and its own money. */
export function presentChoices(
  { chosen, choices }: Choice,
  what: 'left' | 'refundable',
  path: string,
): readonly InvoiceChoice[] {
  return choices.map((invoice) => ({
    number: invoice.number,
    issuedOn: invoice.issuedOn,
    cents: invoice[what],
    path: `${path}?factuur=${invoice.number}`,
    isChosen: invoice.number === chosen?.number,
  }));
}
