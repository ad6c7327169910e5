import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** R12.3: of what the company is blocked by, in the words of `findCompanyAccount`; the oldest first. */
export async function listBlockingInvoices(
  database: Database,
  companyId: number,
): Promise<readonly string[]> {
  const { rows } = await database.execute<{ number: string }>(sql`
    select invoice.number from invoice_balances balance
    join invoices invoice on invoice.id = balance.invoice_id
    join invoice_reminders reminder on reminder.invoice_id = invoice.id and reminder.step = 3
    where balance.owed_by = ${companyId} and not exists (
      select from invoice_disputes dispute where dispute.invoice_id = invoice.id and dispute.ended_at is null
    )
    order by invoice.due_on, invoice.id`);
  return rows.map(({ number }) => number);
}
