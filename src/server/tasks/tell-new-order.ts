import { asc, eq } from 'drizzle-orm';
import { may } from '#domain/account/rights.ts';
import { newOrderMail } from '#text/staff/notices.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { orderLines, orders } from '../database/schema/orders.ts';
import { mailStaff } from './mail-staff.ts';

/**
 * Once for each order, in the transaction that makes it work for somebody: when it is paid, or when it is placed on account. Who sees no
 * prices reads none.
 */
export async function tellNewOrder(
  transaction: Database,
  { jobs, settings }: Pick<Dependencies, 'jobs' | 'settings'>,
  orderId: number,
): Promise<void> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) return;
  const { productName, amount, position } = orderLines;
  const lines = await transaction
    .select({ name: productName, amount })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(position));
  const { number, customer, reference, dueOn, total } = order;
  await mailStaff(transaction, jobs, {
    topic: 'new_order',
    key: `new-order:${orderId}`,
    text: (role) =>
      newOrderMail({
        number,
        company: customer.company,
        reference,
        lines,
        dueOn,
        total: may(role, 'see_prices') ? total : null,
        link: `${settings.publicUrl}/beheer/bestellingen/${number}`,
      }),
  });
}
