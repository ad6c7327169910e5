import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { OpenItemData } from '#contract/office/payments.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { zero } from '#domain/money/cents.ts';
import type { Database } from '../../database/database.ts';
import { invoiceBalances } from '../../database/schema/balances.ts';
import { invoices, orders } from '../../database/schema/orders.ts';
import { openAmountsOf } from '../../invoices/open-amount.ts';
import { containing } from '../../lists/pages.ts';
import { walkOrGather } from '../../lists/walk-or-gather.ts';

const most = 30;

/** What is still to be paid and is about these words, the oldest first: open invoices, and orders that wait for their money. */
export async function findOpenItems(database: Database, search: string): Promise<readonly OpenItemData[]> {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const patterns = words.map(containing);
  const [ofInvoices, waiting] = await Promise.all([
    findOpenInvoices(database, patterns),
    findWaitingOrders(database, patterns),
  ]);
  const open = await openAmountsOf(database, waiting);
  const ofOrders = waiting.map((order) => ({
    number: order.number,
    kind: 'order' as const,
    company: order.company,
    reference: order.reference,
    on: dutchDate(order.placedAt),
    dueOn: null,
    openCents: open.get(order.id) ?? zero,
  }));
  const items: OpenItemData[] = [
    ...ofInvoices.map((invoice) => ({ ...invoice, kind: 'invoice' as const })),
    ...ofOrders.filter(({ openCents }) => openCents > 0),
  ];
  return items.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0)).slice(0, most);
}

// Found in the narrow rows: of a common name there are hundreds, and the wide ones are read of those alone that are shown.
function findOpenInvoices(database: Database, patterns: readonly string[]) {
  const { invoiceId, issuedOn, open, words } = invoiceBalances;
  const oldest = database
    .select({ id: invoiceId })
    .from(invoiceBalances)
    .where(and(sql`${open} > 0`, ...patterns.map((pattern) => sql`${words} like ${pattern}`)))
    .orderBy(asc(issuedOn), asc(invoiceId))
    .limit(most);
  return database
    .select({
      number: invoices.number,
      company: sql<string>`${invoices.customer} ->> 'company'`,
      reference: invoices.reference,
      on: invoices.issuedOn,
      dueOn: invoices.dueOn,
      openCents: open,
    })
    .from(invoiceBalances)
    .innerJoin(invoices, eq(invoices.id, invoiceId))
    .where(sql`${invoiceId} = any (array(${oldest}))`)
    .orderBy(asc(issuedOn), asc(invoiceId));
}

// The list of orders knows more words of each: by it they are found, and by its own words an order is one of them.
function findWaitingOrders(database: Database, patterns: readonly string[]) {
  const said = sql`lower(concat_ws(' ', ${orders.number}, ${orders.customer} ->> 'company', ${orders.reference}))`;
  const inOrder = sql`from listed_orders where status = 'placed' order by placed_at, order_id`;
  const hasWords = sql.join(
    patterns.map((pattern) => sql`words like fold_words(${pattern})`),
    sql` and `,
  );
  const read = (ids: SQL) =>
    database
      .select({
        id: orders.id,
        number: orders.number,
        company: sql<string>`${orders.customer} ->> 'company'`,
        reference: orders.reference,
        total: orders.total,
        termDays: orders.termDays,
        placedAt: orders.placedAt,
      })
      .from(orders)
      .where(
        and(
          sql`${orders.id} = any (array(${ids}))`,
          eq(orders.status, 'placed'),
          sql`not exists (select from invoices issued where issued.order_id = ${orders.id} and issued.kind = 'invoice')`,
          ...patterns.map((pattern) => sql`${said} like ${pattern}`),
        ),
      )
      .orderBy(asc(orders.placedAt), asc(orders.id))
      .limit(most);
  return walkOrGather({
    ...{ wanted: most, glance: 800, farthest: 1500 },
    walk: (far) =>
      read(
        sql`select order_id from (select order_id, words ${inOrder} limit ${far}) as listed where ${hasWords}`,
      ),
    hasMore: async (than) => {
      const { rowCount } = await database.execute(sql`select ${inOrder} offset ${than} limit 1`);
      return rowCount !== 0;
    },
    gather: () => read(sql`select order_id from listed_orders where status = 'placed' and ${hasWords}`),
  });
}
