import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** R12.3: of what the company is blocked by, in the words of `findCompanyAccount`; the oldest first. */
export async function listBlockingInvoices(
  database: Database,
  companyId: number,
): Promise<readonly string[]> {
  const { rows } = await database.execute<{ number: string }>(sql`
    select invoice.number from invoices invoice
    join invoice_balances balance on balance.invoice_id = invoice.id
    join invoice_reminders reminder on reminder.invoice_id = invoice.id and reminder.step = 3
    where invoice.company_id = ${companyId} and balance.open_cents > 0 and not exists (
      select from invoice_disputes dispute where dispute.invoice_id = invoice.id and dispute.ended_at is null
    )
    order by invoice.due_on, invoice.id`);
  return rows.map(({ number }) => number);
}
