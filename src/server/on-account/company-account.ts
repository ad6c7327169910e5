import { sql } from 'drizzle-orm';
import { type CreditTerms, noCredit, type TermDays } from '#domain/account/credit-terms.ts';
import { cents } from '#domain/money/cents.ts';
import type { CompanyAccount } from '#domain/on-account/on-account.ts';
import type { Database } from '../database/database.ts';

type Row = {
  readonly term_days: TermDays | null;
  readonly credit_limit_cents: string | null;
  readonly exposure: string;
  readonly is_blocked: boolean;
};

/**
 * R12.2: in one statement, so that a shipment that makes an invoice of an order at the same moment is counted once. Whoever
 * reserves by it holds the company's lock (`lockCompany`).
 */
export async function findCompanyAccount(database: Database, companyId: number): Promise<CompanyAccount> {
  const { rows } = await database.execute<Row>(sql`
    select company.term_days, company.credit_limit_cents,
      (
        select coalesce(sum(balance.open_cents), 0) from invoice_balances balance where balance.owed_by = company.id
      ) + (
        select coalesce(sum(greatest(0, ordered.total_cents - (
          select coalesce(sum(invoice.total_cents), 0) from invoices invoice
          where invoice.order_id = ordered.id and invoice.kind = 'invoice' and not exists (
            select from deliveries taken_back where taken_back.id = invoice.delivery_id and taken_back.undone_at is not null
          )
        ))), 0) from orders ordered
        where ordered.company_id = company.id and ordered.term_days is not null
          and ordered.status in ('placed', 'paid', 'in_production')
      ) as exposure,
      exists (
        select from invoice_balances balance
        join invoice_reminders reminder on reminder.invoice_id = balance.invoice_id and reminder.step = 3
        where balance.owed_by = company.id and not exists (
          select from invoice_disputes dispute where dispute.invoice_id = balance.invoice_id and dispute.ended_at is null
        )
      ) as is_blocked
    from companies company where company.id = ${companyId}`);
  const [row] = rows;
  if (row === undefined) throw new Error(`no company ${companyId}`);
  return { terms: termsOf(row), exposure: cents(Number(row.exposure)), isBlocked: row.is_blocked };
}

function termsOf({ term_days: termDays, credit_limit_cents: limit }: Row): CreditTerms {
  return termDays === null || limit === null ? noCredit : { termDays, creditLimit: cents(Number(limit)) };
}
