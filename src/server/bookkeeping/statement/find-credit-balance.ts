import { type SQL, sql } from 'drizzle-orm';
import { type Cents, cents, zero } from '#domain/money/cents.ts';
import type { Database } from '../../database/database.ts';

/**
 * What a company has with us: paid too much, or credited after it was paid. The same as the credit of its statement, found without
 * reading everything that ever happened to it; only what was paid for an order a moment ago, and is not invoiced yet, is not in it.
 */
export async function findCreditBalance(database: Database, companyId: number): Promise<Cents> {
  const overpaid = await findOverpaid(database, companyId);
  const surplus = await sumKept(database, companyId, sql`attempt.is_surplus`);
  // Set off against a surplus and nothing else, so most of the time nobody asks: the bank has taken back something of many.
  const lost =
    surplus > 0
      ? await sumKept(database, companyId, sql`not attempt.is_surplus and attempt.charged_back_cents > 0`)
      : zero;
  return cents(overpaid + Math.max(0, surplus + lost));
}

// Both begin with the few there are of all companies, and look up whose they are: PostgreSQL takes them for a third of all, and would
// read every invoice and every payment beside them.

async function findOverpaid(database: Database, companyId: number): Promise<Cents> {
  const { rows } = await database.execute<{ cents: string }>(sql`
    select coalesce(sum(balance.received_cents - balance.left_cents), 0) as cents
    from invoice_balances balance
    cross join lateral (select company_id from invoices where id = balance.invoice_id offset 0) as invoice
    where balance.received_cents > balance.left_cents and invoice.company_id = ${companyId}`);
  return cents(Number(rows[0]?.cents ?? 0));
}

// Of a surplus what is left, of anything else what was taken though it had gone back already. A surplus of a payment for several is the
// company's until it has gone; of any other what is on its way is given back, as ledger_of_attempts has it.
async function sumKept(database: Database, companyId: number, which: SQL): Promise<Cents> {
  const { rows } = await database.execute<{ cents: string }>(sql`
    select coalesce(sum(case when attempt.is_surplus then owner.kept else least(0, owner.kept) end), 0) as cents
    from payment_attempts attempt
    cross join lateral (
      select payment.pays_several,
        coalesce(invoice.company_id, ordered.company_id, (
          select min(one.company_id) from payment_invoices held join invoices one on one.id = held.invoice_id
          where held.payment_id = payment.of_payment_id
        )) as company_id,
        attempt.amount_cents - attempt.charged_back_cents - case
          when payment.of_payment_id is not null then attempt.refunded_cents
          else attempt.refunded_elsewhere_cents
            + (select coalesce(sum(amount_cents), 0) from refunds where attempt_id = attempt.id)
        end as kept
      from payments payment
      left join invoices invoice on invoice.id = payment.invoice_id
      left join orders ordered on ordered.id = payment.order_id
      where payment.id = attempt.payment_id
      offset 0
    ) as owner
    where attempt.status = 'paid' and ${which} and not owner.pays_several and owner.company_id = ${companyId}`);
  return cents(Number(rows[0]?.cents ?? 0));
}
