import { inArray } from 'drizzle-orm';
import { liveAttemptStatuses } from '#domain/payment/attempt-status.ts';
import { isCheckDue } from '#domain/payment/reconciliation.ts';
import { paymentAttempts } from '../database/schema/payments.ts';
import { checkAttempt, giveUpAttempt } from './ask-provider.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

const hour = 60 * 60_000;

// The net under the webhook: asks about every attempt that is not over yet.
export async function reconcilePayments(deps: PaymentDependencies): Promise<void> {
  const now = deps.now();
  const attempts = await deps.database
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.status, [...liveAttemptStatuses]));
  for (const attempt of attempts) {
    if (attempt.providerId === null) {
      if (now.getTime() - attempt.createdAt.getTime() > hour) await giveUpAttempt(deps, attempt.id);
      continue;
    }
    if (!isCheckDue(attempt.createdAt, attempt.checkedAt, now)) continue;
    // Nobody else will be answered either: the next round asks again.
    if (!(await checkAttempt(deps, attempt, 'poll'))) return;
  }
}
