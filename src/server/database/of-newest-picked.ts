import { type SQL, sql } from 'drizzle-orm';
import { payments } from './schema/payments.ts';

/**
 * R12.4: of the newest invoice that a payment for several pays, also where it is a share of one or what was left over. For a query
 * that has payments in it.
 */
export function ofNewestPicked(column: 'customer' | 'company_id'): SQL {
  return sql`(select one.${sql.raw(column)} from payment_invoices held join invoices one on one.id = held.invoice_id
    where held.payment_id in (${payments.id}, ${payments.ofPaymentId}) order by one.id desc limit 1)`;
}
