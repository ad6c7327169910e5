import { randomInt } from 'node:crypto';
import type { Client } from 'pg';

/**
 * Of one story alone: the demo's own invoice is open in others. Overdue since yesterday: of what is overdue for longer the shop
 * itself reminds, every ten minutes and so in the middle of a story, and makes a payment link for it.
 */
export async function anOverdueInvoice(database: Client, totalCents: number): Promise<string> {
  const number = `F2026-${randomInt(10_000_000, 100_000_000)}`;
  const net = Math.round(totalCents / 1.21);
  await database.query(
    `insert into invoices (number, company_id, customer, invoice_address, reference, issued_on, due_on, net_cents, vat_basis,
       vat_percent, vat_cents, total_cents)
     select $1, company_id, customer, invoice_address, '', current_date - 15, current_date - 1, $2, 'domestic', 21, $3, $4
     from invoices where number = 'F2026-00001'`,
    [number, net, totalCents - net, totalCents],
  );
  return number;
}
