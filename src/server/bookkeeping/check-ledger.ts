import { type SQL, sql } from 'drizzle-orm';
import { type DifferenceKind, differenceKinds, type LedgerDifference } from '#domain/ledger/difference.ts';
import { type LedgerAccount, ledgerAccounts } from '#domain/ledger/ledger.ts';
import { type Cents, cents } from '#domain/money/cents.ts';
import type { Database } from '../database/database.ts';
import { comparisons } from './ledger-comparisons.ts';

export type LedgerFigures = {
  readonly entries: number;
  readonly accounts: readonly { readonly account: LedgerAccount; readonly balance: Cents }[];
  readonly invoices: Counted;
  readonly creditNotes: Counted;
  // What came in, before anything went back.
  readonly payments: Counted;
  readonly open: Cents;
};

type Counted = { readonly count: number; readonly sum: Cents };

export type LedgerCheck = {
  readonly figures: LedgerFigures;
  // The first of each kind.
  readonly differences: readonly LedgerDifference[];
  readonly differenceCount: number;
};

// Of each kind: a person needs an example, and a broken night may have a hundred thousand.
const shown = 10;

/**
 * R12.4: whether ledger, invoices and payments agree, of one moment while the shop goes on. Everything is added up by the
 * database, whatever the number of orders.
 */
export function checkLedger(database: Database): Promise<LedgerCheck> {
  return database.transaction(
    async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      // Compiling these takes longer than running them.
      await transaction.execute(sql`set local jit = off`);
      const found: LedgerDifference[] = [];
      let differenceCount = 0;
      for (const kind of differenceKinds) {
        const { differences, count } = await compare(transaction, kind, comparisons[kind]);
        found.push(...differences);
        differenceCount += count;
      }
      return { figures: await readFigures(transaction), differences: found, differenceCount };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type DifferenceRow = {
  readonly subject: string;
  readonly account: LedgerAccount | null;
  readonly expected: string;
  readonly found: string;
  readonly count: string;
};

async function compare(transaction: Database, kind: DifferenceKind, comparison: SQL) {
  const { rows } = await transaction.execute<DifferenceRow>(
    sql`select *, count(*) over () as count from (${comparison}) as compared order by subject, account limit ${shown}`,
  );
  const differences = rows.map(({ subject, account, expected, found }) => ({
    ...{ kind, subject, account },
    expected: cents(Number(expected)),
    found: cents(Number(found)),
  }));
  return { differences, count: Number(rows[0]?.count ?? 0) };
}

async function readFigures(transaction: Database): Promise<LedgerFigures> {
  const { rows: sums } = await transaction.execute<{ account: string; total: string }>(
    sql`select account, sum(amount_cents) as total from ledger_postings group by account`,
  );
  const entries = await count(transaction, sql`select count(*) as count, 0 as total from ledger_entries`);
  const paid = sql`select count(*) as count, sum(amount_cents) as total from payment_attempts
    where status = 'paid' and of_attempt_id is null`;
  const open = sql`select 0 as count, sum(open_cents) as total from invoice_balances where open_cents > 0`;
  const balanceOf = (account: LedgerAccount) => sums.find((row) => row.account === account)?.total ?? 0;
  return {
    entries: entries.count,
    accounts: ledgerAccounts.map((account) => ({ account, balance: cents(Number(balanceOf(account))) })),
    invoices: await count(transaction, documents('invoice')),
    creditNotes: await count(transaction, documents('credit_note')),
    payments: await count(transaction, paid),
    open: (await count(transaction, open)).sum,
  };
}

function documents(kind: 'invoice' | 'credit_note'): SQL {
  return sql`select count(*) as count, sum(total_cents) as total from invoices where kind = ${kind}`;
}

async function count(transaction: Database, query: SQL): Promise<Counted> {
  const { rows } = await transaction.execute<{ count: string; total: string | null }>(query);
  return { count: Number(rows[0]?.count ?? 0), sum: cents(Number(rows[0]?.total ?? 0)) };
}
