import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { OpenItemData } from '#contract/office/payments.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { zero } from '#domain/money/cents.ts';
import type { Database } from '../../database/database.ts';
import { invoiceBalances } from '../../database/schema/balances.ts';
import { invoices, orders } from '../../database/schema/orders.ts';
import { openAmountsOf } from '../../invoices/open-amount.ts';
import { containing } from '../../lists/pages.ts';

const most = 30;

/** What is still to be paid and is about these words, the oldest first: open invoices, and orders that wait for their money. */
export async function findOpenItems(database: Database, search: string): Promise<readonly OpenItemData[]> {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const matches = (column: SQL) => words.map((word) => sql`${column} like ${containing(word)}`);
  const [ofInvoices, waiting] = await Promise.all([
    database
      .select({ invoice: invoices, open: invoiceBalances.open })
      .from(invoiceBalances)
      .innerJoin(invoices, eq(invoices.id, invoiceBalances.invoiceId))
      .where(and(sql`${invoiceBalances.open} > 0`, ...matches(sql`${invoiceBalances.words}`)))
      .orderBy(asc(invoiceBalances.issuedOn), asc(invoiceBalances.invoiceId))
      .limit(most),
    database
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.status, 'placed'),
          sql`not exists (select from invoices issued where issued.order_id = ${orders.id} and issued.kind = 'invoice')`,
          ...matches(
            sql`lower(concat_ws(' ', ${orders.number}, ${orders.customer} ->> 'company', ${orders.reference}))`,
          ),
        ),
      )
      .orderBy(asc(orders.placedAt), asc(orders.id))
      .limit(most),
  ]);
  const open = await openAmountsOf(database, waiting);
  const ofOrders = waiting.map((order) => ({
    number: order.number,
    kind: 'order' as const,
    company: order.customer.company,
    reference: order.reference,
    on: dutchDate(order.placedAt),
    dueOn: null,
    openCents: open.get(order.id) ?? zero,
  }));
  const items: OpenItemData[] = [
    ...ofInvoices.map(({ invoice, open }) => ({
      number: invoice.number,
      kind: 'invoice' as const,
      company: invoice.customer.company,
      reference: invoice.reference,
      on: invoice.issuedOn,
      dueOn: invoice.dueOn,
      openCents: open,
    })),
    ...ofOrders.filter(({ openCents }) => openCents > 0),
  ];
  return items.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0)).slice(0, most);
}
