import type { OnAccountData, OpenData } from '#contract/invoices-page.ts';
import { daysLate } from '#domain/invoice/standing.ts';
import { sum } from '#domain/money/cents.ts';
import type { CompanyAccount } from '#domain/on-account/on-account.ts';
import type { Database } from '../../../database/database.ts';
import type { OpenInvoice } from '../../../invoices/open-invoices.ts';
import { listBlockingInvoices } from '../../../on-account/blocking-invoices.ts';

/** What stands above the ledger, of all that is open: the oldest day first. */
export function presentOpen(open: readonly OpenInvoice[], today: string): OpenData {
  const overdue = open.filter(({ status }) => status === 'overdue');
  const [oldest] = overdue;
  return {
    count: open.length,
    cents: sum(open.map((invoice) => invoice.open)),
    overdueCount: overdue.length,
    overdueCents: sum(overdue.map((invoice) => invoice.open)),
    lateSince: oldest === undefined ? null : { dueOn: oldest.dueOn, days: daysLate(oldest.dueOn, today) },
  };
}

/** R12.2 R12.3: what may still be ordered on account, and what is in the way. */
export async function presentAccount(
  database: Database,
  companyId: number,
  { terms, exposure, isBlocked }: CompanyAccount,
): Promise<OnAccountData | null> {
  if (terms.termDays === null) return null;
  return {
    termDays: terms.termDays,
    limitCents: terms.creditLimit,
    exposureCents: exposure,
    roomCents: Math.max(0, terms.creditLimit - exposure),
    blockedBy: isBlocked ? await listBlockingInvoices(database, companyId) : [],
  };
}
