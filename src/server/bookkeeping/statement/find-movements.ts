import { type SQL, sql } from 'drizzle-orm';
import type { LedgerKind } from '#domain/ledger/ledger.ts';
import { cents } from '#domain/money/cents.ts';
import type { Movement } from '#domain/statement/statement.ts';
import { countUpTo } from '../../database/count-up-to.ts';
import type { Database } from '../../database/database.ts';
import type { Due } from '../../invoices/due.ts';

type Row = {
  readonly kind: LedgerKind;
  readonly happened_on: string;
  readonly cents: string;
  readonly number: string | null;
  readonly reference: string | null;
  readonly credited: string | null;
  readonly method: string | null;
  readonly about: readonly string[];
};

export type Period = { readonly from: string; readonly until: string };

/** Of all a company owes and is owed, in the order in which it happened. */
export function findCompanyMovements(
  database: Database,
  companyId: number,
  { from, until }: Period,
  most: number,
): Promise<readonly Movement[]> {
  return findMovements(database, isOfCompany(companyId, { from, until }), most);
}

/** Whether there are more than that, without telling anything of them. */
export async function hasMoreMovements(
  database: Database,
  companyId: number,
  period: Period,
  most: number,
): Promise<boolean> {
  return (await countUpTo(database, movedBy(isOfCompany(companyId, period)), most)) > most;
}

function isOfCompany(companyId: number, { from, until }: Period): SQL {
  return sql`entry.company_id = ${companyId} and posting.account in ('receivable', 'unallocated')
    and entry.happened_on between ${from}::date and ${until}::date`;
}

/** Of one invoice, or of the order that it is paid with. */
export function findDueMovements(database: Database, due: Due): Promise<readonly Movement[]> {
  const isAsked =
    'orderId' in due
      ? sql`posting.due_order_id = ${due.orderId}`
      : sql`posting.due_invoice_id = ${due.invoiceId}`;
  return findMovements(database, isAsked, 1000);
}

// A share of a payment is told by the payment it came with: to the company it is one payment, and what was put from that on its
// invoices comes to nothing. What is told beside each is looked up for those of the page alone, and by one question for each
// index: put as one, it reads every invoice there is.
async function findMovements(database: Database, isAsked: SQL, most: number): Promise<readonly Movement[]> {
  const { rows } = await database.execute<Row>(sql`
    with moved as (
      select entry.kind, entry.happened_on, entry.invoice_id, entry.write_off_id,
        coalesce(attempt.of_attempt_id, attempt.id) as attempt_id, sum(posting.amount_cents) as cents, min(entry.id) as entry_id
      ${movedBy(isAsked)}
      order by ${inOrder(sql`entry.kind`, sql`entry.happened_on`, sql`min(entry.id)`)}
      limit ${most}
    )
    select moved.kind, moved.happened_on::text, moved.cents, document.number, document.reference, credited.number as credited,
      coalesce(attempt.used_method, attempt.method) as method, coalesce(subject.numbers, '{}') as about
    from moved
    left join invoices document on document.id = moved.invoice_id
    left join invoices credited on credited.id = document.credited_invoice_id
    left join write_offs written on written.id = moved.write_off_id
    left join payment_attempts attempt on attempt.id = moved.attempt_id
    left join payments payment on payment.id = attempt.payment_id
    left join orders ordered on ordered.id = payment.order_id
    left join lateral (
      select array_agg(number order by due_on, id) as numbers from (
        select id, due_on, number from invoices where kind = 'invoice' and id = payment.invoice_id
        union select id, due_on, number from invoices where kind = 'invoice' and id = written.invoice_id
        union select id, due_on, number from invoices where kind = 'invoice' and order_id = payment.order_id
        union select invoices.id, due_on, number from payment_invoices held join invoices on invoices.id = held.invoice_id
          where kind = 'invoice' and held.payment_id = payment.id
      ) invoice
    ) invoiced on true
    cross join lateral (select coalesce(invoiced.numbers, array_remove(array[ordered.number], null)) as numbers) subject
    order by ${inOrder(sql`moved.kind`, sql`moved.happened_on`, sql`moved.entry_id`)}`);
  return rows.map((row) => ({
    kind: row.kind,
    on: row.happened_on,
    amount: cents(Number(row.cents)),
    number: row.number,
    reference: row.reference ?? '',
    about: row.credited === null ? row.about : [row.credited],
    method: row.method,
  }));
}

function movedBy(isAsked: SQL): SQL {
  return sql`from ledger_entries entry
    join ledger_postings posting on posting.entry_id = entry.id
    left join payment_attempts attempt on attempt.id = entry.attempt_id
    where ${isAsked}
    group by entry.kind, entry.happened_on, entry.invoice_id, entry.write_off_id,
      coalesce(attempt.of_attempt_id, attempt.id)
    having sum(posting.amount_cents) <> 0`;
}

function inOrder(kind: SQL, day: SQL, id: SQL): SQL {
  const place = sql`array_position(array['invoice', 'credit_note', 'payment', 'refund', 'chargeback', 'excess', 'write_off'], ${kind})`;
  return sql`${day}, ${place}, ${id}`;
}
