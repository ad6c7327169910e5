import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { PaymentDependencies } from '../app-env.ts';
import { paymentAttempts } from '../database/schema/payments.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { reportUnavailable } from './ask-provider.ts';
import { checkRefunds } from './send-refund.ts';

export type Heard = 'applied' | 'not_ours' | 'unavailable';

const attemptId = z.uuid();

/** A webhook says only which payment to look at; anybody can send one. What it means is asked of the provider. */
export async function hearWebhook(deps: PaymentDependencies, providerId: string): Promise<Heard> {
  const askedAt = deps.now();
  const answer = await deps.paymentProvider.find(providerId);
  if (answer.kind === 'unknown' || answer.kind === 'refused') return 'not_ours';
  if (answer.kind === 'unreachable') {
    reportUnavailable(deps, answer);
    return 'unavailable';
  }
  const id = await findAttemptId(deps, providerId, answer.payment.reference);
  if (id === null) {
    deps.log.warn({ providerId }, 'webhook of a payment that is not ours');
    return 'not_ours';
  }
  await applyProviderState(deps, id, answer.payment, 'webhook', askedAt);
  // The call may be about money on its way back.
  return (await checkRefunds(deps, id)) ? 'applied' : 'unavailable';
}

// The call may overtake the answer to our own request: then only the reference says which attempt it was.
async function findAttemptId(
  { database }: PaymentDependencies,
  providerId: string,
  reference: string | null,
): Promise<string | null> {
  const [known] = await database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.providerId, providerId));
  if (known !== undefined) return known.id;
  const claimed = attemptId.safeParse(reference);
  if (!claimed.success) return null;
  const [attempt] = await database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, claimed.data));
  return attempt?.id ?? null;
}
