import { type Cents, cents, sum } from '../money/cents.ts';

/** Money that was received, and what became of it. */
export type Received = {
  readonly attemptId: string;
  readonly amount: Cents;
  readonly chargedBack: Cents;
  readonly ownRefunds: Cents;
  readonly refundedElsewhere: Cents;
};

/** What of it can still be given back. A refund of ours that failed counts: what it was for is owed in another way. */
export function refundableOf({ amount, chargedBack, ownRefunds, refundedElsewhere }: Received): Cents {
  return cents(Math.max(0, amount - chargedBack - ownRefunds - refundedElsewhere));
}

export type Share = { readonly attemptId: string; readonly amount: Cents };

/** Over what was received, the first first; null when that is not enough. */
export function shareOut(amount: Cents, received: readonly Received[]): readonly Share[] | null {
  let left: number = amount;
  const shares: Share[] = [];
  for (const one of received) {
    const part = cents(Math.min(left, refundableOf(one)));
    if (part > 0) shares.push({ attemptId: one.attemptId, amount: part });
    left -= part;
  }
  return left === 0 ? shares : null;
}

export function totalRefundable(received: readonly Received[]): Cents {
  return sum(received.map(refundableOf));
}

/**
 * How much of a refund has to be credited besides: what was kept beyond what is still invoiced is the customer's already,
 * as after a credit note without money back.
 */
export function creditForRefund(
  amount: Cents,
  { kept, left }: { readonly kept: Cents; readonly left: Cents },
): Cents {
  return cents(Math.max(0, amount - Math.max(0, kept - left)));
}
