import { and, notInArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { payments } from '../database/schema/payments.ts';
import { type Due, paymentsFor } from '../invoices/due.ts';
import { askForOpen } from '../invoices/open-amount.ts';

/** Some of the money went back to a bank: whatever else came in for it is not the whole any more, and its link asks for the rest. */
export async function noLongerWhole(transaction: Database, due: Due): Promise<void> {
  await transaction
    .update(payments)
    .set({ isPart: true })
    .where(and(paymentsFor(transaction, due), notInArray(payments.status, ['open', 'void'])));
  await askForOpen(transaction, due);
}
