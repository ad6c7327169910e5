import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { OpenItem } from '#domain/bank/propose.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { type Cents, zero } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { listedOrders } from '../database/schema/listed-orders.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import { openAmountsOf } from '../invoices/open-amount.ts';

type Wanted = {
  // Of invoices and orders.
  readonly numbers: readonly string[];
  readonly companyIds: readonly number[];
  readonly amounts: readonly Cents[];
};

const mostOfCompanies = 500;
// Whether an amount is open once or more often is all that is asked.
const mostOfAmount = 3;

/** All that is open and has one of these numbers, is of one of these companies, or has exactly one of these amounts open. */
export async function findPayable(database: Database, wanted: Wanted): Promise<readonly OpenItem[]> {
  // Each once, however many lines name it: a long list looks to PostgreSQL like most of what there is.
  const [numbers, companyIds, amounts] = [
    [...new Set(wanted.numbers)],
    [...new Set(wanted.companyIds)],
    [...new Set(wanted.amounts)],
  ];
  // One after the other: a transaction has one connection, on which nothing goes side by side.
  const named = await openInvoices(database, isNamed(database, numbers));
  const owned = await openInvoices(database, inArray(invoiceBalances.owedBy, [...companyIds]));
  const alike = await ofAmounts(database, amounts);
  const waiting = await waitingOrders(database, { numbers, companyIds, amounts });
  const items = new Map([...named, ...owned, ...alike, ...waiting].map((item) => [item.number, item]));
  return [...items.values()];
}

// One question for each index: put as one over both tables, everything that is open is read.
function isNamed(database: Database, numbers: readonly string[]): SQL {
  const itself = database
    .select({ id: invoices.id })
    .from(invoices)
    .where(inArray(invoices.number, [...numbers]));
  const byOrder = database
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(inArray(orders.number, [...numbers]));
  return sql`${invoiceBalances.invoiceId} = any (array(${itself.union(byOrder)}))`;
}

function openInvoices(database: Database, condition: SQL | undefined): Promise<OpenItem[]> {
  return database
    .select({
      number: invoices.number,
      orderNumber: orders.number,
      companyId: invoices.companyId,
      company: sql<string>`${invoices.customer} ->> 'company'`,
      open: invoiceBalances.open,
      on: invoices.issuedOn,
    })
    .from(invoiceBalances)
    .innerJoin(invoices, eq(invoices.id, invoiceBalances.invoiceId))
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(gt(invoiceBalances.open, zero), condition))
    .orderBy(asc(invoices.issuedOn), asc(invoices.id))
    .limit(mostOfCompanies);
}

async function ofAmounts(database: Database, amounts: readonly Cents[]): Promise<readonly OpenItem[]> {
  if (amounts.length === 0) return [];
  const found = await database.execute<{ invoice_id: number }>(sql`
    select alike.invoice_id from unnest(array[${sql.join(
      amounts.map((amount) => sql`${amount}`),
      sql`, `,
    )}]::bigint[]) as asked (amount)
    cross join lateral (
      select invoice_id from invoice_balances where open_cents = asked.amount and open_cents > 0 limit ${mostOfAmount}
    ) alike`);
  const ids = found.rows.map((row) => row.invoice_id);
  return ids.length === 0 ? [] : openInvoices(database, inArray(invoices.id, ids));
}

// What is on account is never among them: it is paid by its invoices. Each question by its own index, as above.
async function waitingOrders(
  database: Database,
  { numbers, companyIds, amounts }: Wanted,
): Promise<readonly OpenItem[]> {
  const { id, number, companyId, status, placedAt, termDays } = orders;
  const having = (condition: SQL) =>
    database
      .select({ id })
      .from(orders)
      .where(and(eq(status, 'placed'), isNull(termDays), condition));
  const alike = database
    .select({ id: listedOrders.orderId })
    .from(listedOrders)
    .where(and(eq(listedOrders.status, 'placed'), inArray(listedOrders.total, [...amounts])));
  const found = having(inArray(number, [...numbers]))
    .union(having(inArray(companyId, [...companyIds])))
    .union(alike);
  const rows = await database
    .select()
    .from(orders)
    .where(
      and(
        sql`${id} = any (array(${found}))`,
        eq(status, 'placed'),
        isNull(termDays),
        sql`not exists (select from invoices issued where issued.order_id = ${id} and issued.kind = 'invoice')`,
      ),
    )
    .orderBy(asc(placedAt), asc(id))
    .limit(mostOfCompanies);
  const open = await openAmountsOf(database, rows);
  return rows.map((order) => ({
    number: order.number,
    orderNumber: order.number,
    companyId: order.companyId,
    company: order.customer.company,
    open: open.get(order.id) ?? zero,
    on: dutchDate(order.placedAt),
  }));
}
