import { and, inArray, ne, notInArray } from 'drizzle-orm';
import { receivedStatuses } from '#domain/payment/payment-status.ts';
import type { Database } from '../database/database.ts';
import { payments } from '../database/schema/payments.ts';
import { type Due, paymentsFor } from './due.ts';
import { askForOpen } from './open-amount.ts';

/**
 * More is asked than came in, though all of it was paid before: money went back to a bank, or what was written off is asked again.
 * Whatever else came in for it is not the whole any more, and its link asks for the rest.
 */
export async function noLongerWhole(
  transaction: Database,
  due: Due,
  // Whose own status tells that its money has gone.
  { except = 0 }: { readonly except?: number } = {},
): Promise<void> {
  await transaction
    .update(payments)
    .set({ isPart: true })
    .where(
      and(
        paymentsFor(transaction, due),
        notInArray(payments.status, ['open', 'void']),
        ne(payments.id, except),
      ),
    );
  await askForOpen(transaction, due);
}

/** Nothing is asked any more, as when a dispute was won: what came in and stayed is all of it. */
export async function wholeAgain(transaction: Database, due: Due): Promise<void> {
  await transaction
    .update(payments)
    .set({ isPart: false })
    .where(and(paymentsFor(transaction, due), inArray(payments.status, [...receivedStatuses])));
}
