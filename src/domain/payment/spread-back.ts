import { type Cents, cents, sum } from '../money/cents.ts';
import { type Received, refundableOf } from './refundable.ts';

/** What one invoice got of a payment for several, or what was left over of it. */
export type Share = Omit<Received, 'attemptId'>;

/**
 * R12.4: what a bank took back of the whole, per share and the oldest first, as the shares are given. The newest loses first, what
 * nobody owed before all; a dispute that is won gives back in the opposite order. What was given back already is taken last:
 * a bank may take back more than is still there.
 */
export function spreadChargedBack(chargedBack: Cents, shares: readonly Share[]): readonly Cents[] {
  const known = shares.map((share) => share.chargedBack);
  const more = chargedBack - sum(known);
  if (more < 0) return minus(known, take(-more, known));
  const kept = shares.map(refundable);
  const taken = takeLast(more, kept);
  const rest = more - sum(taken);
  const room = shares.map((share, index) => cents(share.amount - share.chargedBack - at(taken, index)));
  return plus(plus(known, taken), takeLast(rest, room));
}

/** The same of what was given back at the provider's own dashboard. That never becomes less. */
export function spreadRefunded(refundedElsewhere: Cents, shares: readonly Share[]): readonly Cents[] {
  const known = shares.map((share) => share.refundedElsewhere);
  const more = Math.max(0, refundedElsewhere - sum(known));
  const kept = shares.map(refundable);
  const taken = takeLast(more, kept);
  const room = shares.map(({ amount, refundedElsewhere: gone, ownRefunds }, index) =>
    cents(Math.max(0, amount - gone - ownRefunds - at(taken, index))),
  );
  return plus(plus(known, taken), takeLast(more - sum(taken), room));
}

/** Our own refunds of a share, by how sure it is that the provider has counted them. */
export type OwnRefunds = { readonly done: Cents; readonly sent: Cents; readonly asked: Cents };

/**
 * Of our own refunds the provider tells one sum for all shares. Those that it called done are in it first, then those under way:
 * together the shares have exactly what was told.
 */
export function spreadOwnRefunds(told: Cents, shares: readonly OwnRefunds[]): readonly Cents[] {
  const kinds = ['done', 'sent', 'asked'] as const;
  let left: number = told;
  let counted = shares.map(() => cents(0));
  for (const kind of kinds) {
    const part = take(
      left,
      shares.map((share) => share[kind]),
    );
    left -= sum(part);
    counted = plus(counted, part);
  }
  return counted;
}

function refundable(share: Share): Cents {
  return refundableOf({ ...share, attemptId: '' });
}

// Of the first as much as it has, then of the next; what nobody has is not taken.
function take(amount: number, rooms: readonly Cents[]): readonly Cents[] {
  let left = amount;
  return rooms.map((room) => {
    const part = cents(Math.min(left, room));
    left -= part;
    return part;
  });
}

function takeLast(amount: number, rooms: readonly Cents[]): readonly Cents[] {
  return take(amount, rooms.toReversed()).toReversed();
}

function plus(ones: readonly Cents[], others: readonly Cents[]): Cents[] {
  return ones.map((one, index) => cents(one + at(others, index)));
}

function minus(ones: readonly Cents[], others: readonly Cents[]): readonly Cents[] {
  return ones.map((one, index) => cents(one - at(others, index)));
}

function at(amounts: readonly Cents[], index: number): number {
  return amounts[index] ?? 0;
}
