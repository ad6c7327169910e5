import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
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
  const known = await findKnown(deps, providerId);
  if (known === null && !(await isAnyUnnamed(deps))) return refuse(deps, providerId);
  const askedAt = deps.now();
  const answer = await deps.paymentProvider.find(providerId);
  if (answer.kind === 'unknown' || answer.kind === 'refused') return 'not_ours';
  if (answer.kind === 'unreachable') {
    reportUnavailable(deps, answer);
    return 'unavailable';
  }
  const id = known ?? (await findByReference(deps, answer.payment.reference));
  if (id === null) return refuse(deps, providerId);
  await applyProviderState(deps, id, answer.payment, 'webhook', askedAt);
  // The call may be about money on its way back.
  return (await checkRefunds(deps, id)) ? 'applied' : 'unavailable';
}

function refuse({ log }: PaymentDependencies, providerId: string): Heard {
  log.warn({ providerId }, 'webhook of a payment that is not ours');
  return 'not_ours';
}

async function findKnown({ database }: PaymentDependencies, providerId: string): Promise<string | null> {
  const [known] = await database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.providerId, providerId));
  return known?.id ?? null;
}

// A payment lives for an hour at most, and its webhook is sent again for a day.
const unnamedFor = 3 * 24 * 60 * 60 * 1000;

// Where no payment waits for its name, one that we do not know is nobody's. Whoever makes names up would otherwise have us ask the
// provider as often as they like, until it hears us no more, and nobody could pay.
async function isAnyUnnamed({ database, now }: PaymentDependencies): Promise<boolean> {
  const [unnamed] = await database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        isNull(paymentAttempts.providerId),
        inArray(paymentAttempts.status, ['creating', 'expired']),
        gt(paymentAttempts.createdAt, new Date(now().getTime() - unnamedFor)),
      ),
    )
    .limit(1);
  return unnamed !== undefined;
}

// The call may overtake the answer to our own request: then only the reference says which attempt it was.
async function findByReference(
  { database }: PaymentDependencies,
  reference: string | null,
): Promise<string | null> {
  const claimed = attemptId.safeParse(reference);
  if (!claimed.success) return null;
  const [attempt] = await database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, claimed.data));
  return attempt?.id ?? null;
}
