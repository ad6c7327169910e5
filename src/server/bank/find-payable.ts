import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { OpenItem } from '#domain/bank/propose.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { type Cents, zero } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
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
  // One after the other: a transaction has one connection, on which nothing goes side by side.
  const { numbers, companyIds, amounts } = wanted;
  const isNamed = or(inArray(invoices.number, [...numbers]), inArray(orders.number, [...numbers]));
  const named = await openInvoices(database, isNamed);
  const owned = await openInvoices(database, inArray(invoiceBalances.owedBy, [...companyIds]));
  const alike = await ofAmounts(database, amounts);
  const waiting = await waitingOrders(database, wanted);
  const items = new Map([...named, ...owned, ...alike, ...waiting].map((item) => [item.number, item]));
  return [...items.values()];
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
      [...new Set(amounts)].map((amount) => sql`${amount}`),
      sql`, `,
    )}]::bigint[]) as asked (amount)
    cross join lateral (
      select invoice_id from invoice_balances where open_cents = asked.amount and open_cents > 0 limit ${mostOfAmount}
    ) alike`);
  const ids = found.rows.map((row) => row.invoice_id);
  return ids.length === 0 ? [] : openInvoices(database, inArray(invoices.id, ids));
}

// What is on account is never among them: it is paid by its invoices.
async function waitingOrders(
  database: Database,
  { numbers, companyIds, amounts }: Wanted,
): Promise<readonly OpenItem[]> {
  const rows = await database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'placed'),
        isNull(orders.termDays),
        sql`not exists (select from invoices issued where issued.order_id = ${orders.id} and issued.kind = 'invoice')`,
        or(
          inArray(orders.number, [...numbers]),
          inArray(orders.companyId, [...companyIds]),
          inArray(orders.total, [...amounts]),
        ),
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.id))
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
