import { and, asc, eq } from 'drizzle-orm';
import { standingOf } from '#domain/invoice/standing.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { invoiceBalances } from '../database/schema/balances.ts';
import { invoices } from '../database/schema/orders.ts';
import { isInQueue } from './invoice-queues.ts';

export type OpenInvoice = {
  readonly number: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly total: Cents;
  readonly open: Cents;
  readonly status: 'open' | 'overdue';
};

/** What a company still has to pay, the oldest day first. */
export async function listOpenInvoices(
  database: Database,
  companyId: number,
  today: string,
): Promise<readonly OpenInvoice[]> {
  const { number, issuedOn, dueOn, total } = invoices;
  const { left, open } = invoiceBalances;
  const rows = await database
    .select({ number, issuedOn, dueOn, total, left, open })
    .from(invoices)
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
    .where(and(eq(invoiceBalances.owedBy, companyId), isInQueue('unpaid', today)))
    .orderBy(asc(dueOn), asc(invoices.id));
  return rows.map(({ left: rest, ...row }) => ({
    ...row,
    status: standingOf({ ...row, left: rest }, today) === 'overdue' ? 'overdue' : 'open',
  }));
}
