import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { invoices, orders } from '../database/schema/orders.ts';
import type { ExportRequest } from './export-request.ts';

type Period = Pick<ExportRequest, 'from' | 'until'>;

const pageLength = 1000;
const credited = alias(invoices, 'credited');

function within({ from, until }: Period) {
  return and(gte(invoiceBalances.issuedOn, from), lte(invoiceBalances.issuedOn, until));
}

export function countBooked(database: Database, period: Period): Promise<number> {
  return database.$count(invoiceBalances, within(period));
}

export type BookedDocument = Awaited<ReturnType<typeof findPage>>[number];

/** Every invoice and credit note of these days, by day and number, a page at a time. */
export async function* bookedPages(
  database: Database,
  period: Period,
): AsyncGenerator<readonly BookedDocument[]> {
  let after: readonly [day: string, id: number] | null = null;
  for (;;) {
    const page: readonly BookedDocument[] = await findPage(database, period, after);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = [last.invoice.issuedOn, last.invoice.id];
  }
}

function findPage(database: Database, period: Period, after: readonly [string, number] | null) {
  const { issuedOn, invoiceId } = invoiceBalances;
  return database
    .select({
      invoice: invoices,
      open: invoiceBalances.open,
      orderNumber: orders.number,
      creditedNumber: credited.number,
    })
    .from(invoiceBalances)
    .innerJoin(invoices, eq(invoices.id, invoiceId))
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(credited, eq(credited.id, invoices.creditedInvoiceId))
    .where(
      and(
        within(period),
        after === null ? undefined : sql`(${issuedOn}, ${invoiceId}) > (${after[0]}::date, ${after[1]})`,
      ),
    )
    .orderBy(asc(issuedOn), asc(invoiceId))
    .limit(pageLength);
}
