import { eq } from 'drizzle-orm';
import { attemptKey, countAttempts } from '../accounts/attempts.ts';
import type { PaymentDependencies } from '../app-env.ts';
import { paymentAttempts } from '../database/schema/payments.ts';

// The provider calls a dozen times for a payment in all its life; a page that waits for the bank asks twenty times a minute,
// and there may be two of it.
const callers = {
  webhook: { most: 30, keyOf: (providerId: string) => attemptKey('webhook-payment', providerId) },
  return: { most: 40, keyOf: (providerId: string) => attemptKey('return-payment', providerId) },
} as const;
const minute = 60;

/**
 * Whether a call about this payment may go without asking the provider: they come in dozens, and how it stands was asked within the
 * minute. A payer knows the address to come back to and what the provider calls their payment, and each call is a question to
 * the provider and a row that is kept for years. Nothing is missed by it: whoever calls when the minute is over has us ask.
 */
export async function isAskedTooOften(
  { database, now }: Pick<PaymentDependencies, 'database' | 'now'>,
  providerId: string,
  caller: keyof typeof callers,
): Promise<boolean> {
  const [attempt] = await database
    .select({ checkedAt: paymentAttempts.checkedAt })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.providerId, providerId));
  // What is not ours costs no more than this look.
  if (attempt === undefined) return false;
  const { most, keyOf } = callers[caller];
  const key = keyOf(providerId);
  const counted = await countAttempts(database, [{ key, seconds: minute }], now());
  if ((counted.get(key)?.count ?? 0) <= most) return false;
  return attempt.checkedAt !== null && now().getTime() - attempt.checkedAt.getTime() < minute * 1000;
}
