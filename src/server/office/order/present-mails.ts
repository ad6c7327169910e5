import { asc, eq } from 'drizzle-orm';
import type { OrderMailData } from '#contract/office/order.ts';
import type { Database } from '../../database/database.ts';
import { mails } from '../../database/schema/operations.ts';

/** Without what stands in them: who wants to read one asks the customer, or sends it again. */
export async function listOrderMails(database: Database, orderId: number): Promise<readonly OrderMailData[]> {
  const found = await database
    .select({
      id: mails.id,
      subject: mails.subject,
      recipient: mails.recipient,
      status: mails.status,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(eq(mails.aboutOrderId, orderId))
    .orderBy(asc(mails.id));
  return found.map(({ createdAt, sentAt, ...mail }) => ({
    ...mail,
    at: (sentAt ?? createdAt).toISOString(),
  }));
}
