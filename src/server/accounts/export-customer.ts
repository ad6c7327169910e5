import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { addresses, customers, sessions } from '../database/schema/accounts.ts';
import { cartLines } from '../database/schema/carts.ts';
import { invoices, orderLines, orders } from '../database/schema/orders.ts';

// All the shop keeps of one customer, for that customer: what the privacy page promises to show. Without what is ours
// alone: the print of a password, and the hashes of sessions.
export async function exportCustomer(database: Database, customerId: number, now: Date) {
  const [customer] = await database.select().from(customers).where(eq(customers.id, customerId));
  if (customer === undefined) return null;
  const { passwordHash: _print, ...account } = customer;
  const ordered = await database
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(orders.id));
  const lines = await database
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        ordered.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.position));
  return {
    exportedAt: now.toISOString(),
    account,
    addresses: await database.select().from(addresses).where(eq(addresses.customerId, customerId)),
    logins: await database
      .select({
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        device: sessions.userAgent,
        address: sessions.ip,
      })
      .from(sessions)
      .where(eq(sessions.customerId, customerId)),
    cart: await database.select().from(cartLines).where(eq(cartLines.customerId, customerId)),
    orders: ordered.map((order) => ({
      ...order,
      lines: lines.filter(({ orderId }) => orderId === order.id),
    })),
    invoices: await database.select().from(invoices).where(eq(invoices.customerId, customerId)),
  };
}
