import { eq } from 'drizzle-orm';
import { attemptKey, countAttempts } from '../accounts/attempts.ts';
import type { PaymentDependencies } from '../app-env.ts';
import { paymentAttempts } from '../database/schema/payments.ts';

// The provider sends a dozen for a payment in all its life.
const most = 30;
const minute = 60;

/**
 * Whether a webhook of this payment may wait: they come in dozens, and how it stands was asked within the minute. A payer knows what
 * the provider calls their payment, and each call is a question to the provider and a row that is kept for years. Nothing is
 * missed by it: whoever calls when the minute is over has us ask, and the provider calls again.
 */
export async function isHeardTooOften(
  { database, now }: Pick<PaymentDependencies, 'database' | 'now'>,
  providerId: string,
): Promise<boolean> {
  const [attempt] = await database
    .select({ checkedAt: paymentAttempts.checkedAt })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.providerId, providerId));
  // What is not ours costs no more than this look.
  if (attempt === undefined) return false;
  const key = attemptKey('webhook-payment', providerId);
  const counted = await countAttempts(database, [{ key, seconds: minute }], now());
  if ((counted.get(key)?.count ?? 0) <= most) return false;
  return attempt.checkedAt !== null && now().getTime() - attempt.checkedAt.getTime() < minute * 1000;
}
