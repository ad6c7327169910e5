import { eq, sql } from 'drizzle-orm';
import { type Cents, cents } from '#domain/money/cents.ts';
import { ageOf, type OpenByAge, runBalance, type StatementRow } from '#domain/statement/statement.ts';
import { formatAddress } from '#text/account/account.ts';
import { findInvoiceAddress } from '../../accounts/addresses.ts';
import type { Database } from '../../database/database.ts';
import { companies } from '../../database/schema/accounts.ts';
import { findCompanyMovements, hasMoreMovements, type Period } from './find-movements.ts';

/** R12.4: what a company owed, what came and went, and what it owes now; as data that travels to a thread. */
export type Statement = Period & {
  readonly company: string;
  readonly address: readonly string[];
  readonly opening: Cents;
  readonly rows: readonly StatementRow[];
  readonly closing: Cents;
  // As it stood on the last day, or stands today where that is still to come.
  readonly agedOn: string;
  readonly open: OpenByAge;
};

/** More than a company has in a year, and few enough to lay out at once. */
export const mostRows = 2000;

/** Null for more than fits on one. All of it as at one moment: what is booked meanwhile is on the next. */
export function findStatement(
  database: Database,
  companyId: number,
  period: Period,
  today: string,
): Promise<Statement | null> {
  return database.transaction(
    async (transaction) => {
      const [company] = await transaction.select().from(companies).where(eq(companies.id, companyId));
      if (company === undefined) throw new Error(`no company ${companyId}`);
      if (await hasMoreMovements(transaction, companyId, period, mostRows)) return null;
      const moved = await findCompanyMovements(transaction, companyId, period, mostRows);
      const address = await findInvoiceAddress(transaction, companyId);
      const opening = await findOpening(transaction, companyId, period.from);
      const rows = runBalance(opening, moved);
      const agedOn = period.until < today ? period.until : today;
      return {
        ...period,
        company: company.name,
        address: address === null ? [] : formatAddress(address),
        ...{ opening, rows, agedOn },
        closing: rows.at(-1)?.balance ?? opening,
        open: ageOf(await findOwed(transaction, companyId, agedOn), agedOn),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

// What a company's ledger comes to is kept (functions/keep_ledger_sums.sql), so that only what has happened since is read.
async function findOpening(database: Database, companyId: number, from: string): Promise<Cents> {
  const { rows } = await database.execute<{ cents: string }>(sql`
    select coalesce((select sum(cents) from ledger_sums where company_id = ${companyId}), 0) - coalesce((
      select sum(posting.amount_cents)
      from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
      where entry.company_id = ${companyId} and posting.account in ('receivable', 'unallocated')
        and entry.happened_on >= ${from}::date
    ), 0) as cents`);
  return cents(Number(rows[0]?.cents ?? 0));
}

type Owed = { readonly cents: string; readonly due_on: string | null };

// By what is paid as one; money that nobody owed stands by itself.
async function findOwed(database: Database, companyId: number, until: string) {
  const { rows } = await database.execute<Owed>(sql`
    with counted as (
      select due_order_id, due_invoice_id, cents from ledger_sums where company_id = ${companyId}
      union all
      select posting.due_order_id, posting.due_invoice_id, -posting.amount_cents
      from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
      where entry.company_id = ${companyId} and posting.account in ('receivable', 'unallocated')
        and entry.happened_on > ${until}::date
    ), owed as (
      select due_order_id, due_invoice_id, sum(cents) as cents from counted group by 1, 2 having sum(cents) <> 0
    )
    select owed.cents, (
      select max(invoice.due_on)::text from invoices invoice where invoice.kind = 'invoice' and (
        invoice.id = owed.due_invoice_id or invoice.order_id = owed.due_order_id and invoice.delivery_id is null
      )
    ) as due_on
    from owed`);
  return rows.map((row) => ({ amount: cents(Number(row.cents)), dueOn: row.due_on }));
}
