import { type Cents, cents } from '../money/cents.ts';
import { isBeforeProduction, type OrderStatus } from '../order/order-status.ts';
import { type AttemptStatus, canAttemptMove } from './attempt-status.ts';
import { canPaymentMove, type PaymentStatus, settledStatus } from './payment-status.ts';
import { attemptStatusOf, type ProviderMode, type ProviderPayment } from './provider-payment.ts';

export type Situation = {
  readonly mode: ProviderMode;
  // The provider was asked after all that we know was written down. Only then less disputed money is a dispute that
  // was won; of two answers that cross, the older must not undo the newer.
  readonly isNewest: boolean;
  readonly attempt: {
    readonly id: string;
    // Null while the provider's answer to our request has not been kept yet.
    readonly providerId: string | null;
    readonly status: AttemptStatus;
    readonly amount: Cents;
    readonly refunded: Cents;
    readonly chargedBack: Cents;
    // What was given back at the provider's own dashboard, as far as we know.
    readonly refundedElsewhere: Cents;
    // What we gave back ourselves or are about to; the provider's figure may have it already or not yet.
    readonly ownRefunds: Cents;
    // Paid, but not what settled its payment.
    readonly isSurplus: boolean;
  };
  readonly payment: {
    readonly status: PaymentStatus;
    readonly amount: Cents;
    // Another payment of the same order or invoice was received and kept.
    readonly isSettledElsewhere: boolean;
    // Of what it is for, without what this news brings; null for a free amount, of which all is due.
    readonly open: Cents | null;
  };
  readonly order: { readonly status: OrderStatus } | null;
};

export type Mismatch = 'reference' | 'mode' | 'currency' | 'amount';

export type SurplusReason =
  | 'paid_twice'
  | 'no_longer_due'
  | 'amount_changed'
  // Of a transfer, or of a payment for several, that was more than all it was for.
  | 'more_than_due';

export type PaymentEffect =
  | { readonly kind: 'payment_received' }
  | { readonly kind: 'order_paid' }
  | { readonly kind: 'surplus'; readonly reason: SurplusReason; readonly amount: Cents }
  // With what the provider told, which need not be in euros.
  | {
      readonly kind: 'mismatch';
      readonly field: Mismatch;
      readonly amount: Cents;
      readonly currency: string;
    }
  | { readonly kind: 'refunded'; readonly amount: Cents }
  | { readonly kind: 'charged_back'; readonly amount: Cents }
  | { readonly kind: 'order_held' }
  | { readonly kind: 'chargeback_reversed'; readonly amount: Cents };

export type Decision = {
  readonly attempt: {
    readonly status: AttemptStatus;
    readonly refunded: Cents;
    readonly refundedElsewhere: Cents;
    readonly chargedBack: Cents;
    readonly isSurplus: boolean;
  };
  // One at a time: what was paid and taken back before we heard of it was still paid first.
  readonly paymentSteps: readonly PaymentStatus[];
  readonly effects: readonly PaymentEffect[];
};

/** What a provider's word changes. Forward only: an old or repeated word changes nothing. A dispute alone may end. */
export function decide(situation: Situation, provider: ProviderPayment): Decision {
  const { attempt } = situation;
  const mismatch = findMismatch(situation, provider);
  if (mismatch !== null) {
    const { amount, currency } = provider;
    return standStill(situation, [{ kind: 'mismatch', field: mismatch, amount, currency }]);
  }

  const told = attemptStatusOf(provider);
  const status = canAttemptMove(attempt.status, told) ? told : attempt.status;
  if (status !== 'paid') return standStill(situation, [], status);
  const settlement = attempt.status === 'paid' ? unsettled : settle(situation);
  const isSurplus = attempt.isSurplus || settlement.isSurplus;
  const refunded = cents(Math.max(attempt.refunded, provider.refunded));
  const chargedBack = situation.isNewest
    ? provider.chargedBack
    : cents(Math.max(attempt.chargedBack, provider.chargedBack));
  const refundedElsewhere = cents(Math.max(attempt.refundedElsewhere, refunded - attempt.ownRefunds));
  const taken = { refunded, refundedElsewhere, chargedBack };
  const aftermath = takeBack(situation, isSurplus, taken);
  return {
    attempt: { status, ...taken, isSurplus },
    paymentSteps: [...settlement.paymentSteps, ...aftermath.paymentSteps],
    effects: [...settlement.effects, ...aftermath.effects],
  };
}

export function findMismatch({ attempt, mode }: Situation, provider: ProviderPayment): Mismatch | null {
  const isOurs = attempt.providerId === null || attempt.providerId === provider.id;
  if (!isOurs || provider.reference !== attempt.id) return 'reference';
  if (provider.mode !== mode) return 'mode';
  if (provider.currency !== 'EUR') return 'currency';
  return provider.amount === attempt.amount ? null : 'amount';
}

type TakenFrom = {
  readonly attempt: Pick<Situation['attempt'], 'amount' | 'refundedElsewhere' | 'chargedBack'>;
  readonly payment: Omit<Situation['payment'], 'amount'>;
  readonly order: Situation['order'];
};

type Outcome = Pick<Decision, 'paymentSteps' | 'effects'> & { readonly isSurplus: boolean };

const unsettled: Outcome = { paymentSteps: [], effects: [], isSurplus: false };

function settle({ attempt, payment, order }: Situation): Outcome {
  const reason = findSurplusReason(attempt.amount, payment, order);
  if (reason !== null) {
    return {
      paymentSteps: [],
      effects: [{ kind: 'surplus', reason, amount: attempt.amount }],
      isSurplus: true,
    };
  }
  const received: PaymentEffect = { kind: 'payment_received' };
  return {
    paymentSteps: ['paid'],
    effects: order?.status === 'placed' ? [received, { kind: 'order_paid' }] : [received],
    isSurplus: false,
  };
}

function findSurplusReason(
  amount: Cents,
  payment: Situation['payment'],
  order: Situation['order'],
): SurplusReason | null {
  if (payment.status === 'void' || order?.status === 'cancelled') return 'no_longer_due';
  if (payment.status !== 'open' || payment.isSettledElsewhere) return 'paid_twice';
  return amount === payment.amount ? null : 'amount_changed';
}

/** What follows from money that was given back or taken back by a bank, also of a share of a payment for several. */
export function takeBack(
  { attempt, payment, order }: TakenFrom,
  isSurplus: boolean,
  { refunded, refundedElsewhere, chargedBack }: Omit<Decision['attempt'], 'status' | 'isSurplus'>,
): Outcome {
  const effects: PaymentEffect[] = [];
  // A surplus was never invoiced, so giving it back needs no credit note; what we give back has one already.
  if (refundedElsewhere > attempt.refundedElsewhere && !isSurplus) {
    effects.push({ kind: 'refunded', amount: cents(refundedElsewhere - attempt.refundedElsewhere) });
  }
  if (chargedBack > attempt.chargedBack) {
    effects.push({ kind: 'charged_back', amount: cents(chargedBack - attempt.chargedBack) });
    if (!isSurplus && order !== null && isBeforeProduction(order.status))
      effects.push({ kind: 'order_held' });
  }
  if (chargedBack < attempt.chargedBack && !isSurplus) {
    const amount = cents(attempt.chargedBack - chargedBack);
    effects.push({ kind: 'chargeback_reversed', amount });
    const surplus = surplusOfReversed(amount, payment, order);
    if (surplus !== null) effects.push(surplus);
  }
  const from = payment.status === 'open' ? 'paid' : payment.status;
  const to = settledStatus({ paid: attempt.amount, refunded, chargedBack });
  return { paymentSteps: !isSurplus && canPaymentMove(from, to) ? [to] : [], effects, isSurplus };
}

// Ours again, for what is no longer ordered, or was paid anew, credited or written off meanwhile, in part or whole.
function surplusOfReversed(
  amount: Cents,
  { isSettledElsewhere, open }: TakenFrom['payment'],
  order: Situation['order'],
): PaymentEffect | null {
  if (order?.status === 'cancelled') return { kind: 'surplus', reason: 'no_longer_due', amount };
  if (isSettledElsewhere) return { kind: 'surplus', reason: 'paid_twice', amount };
  const rest = open === null ? 0 : amount - open;
  return rest > 0 ? { kind: 'surplus', reason: 'more_than_due', amount: cents(rest) } : null;
}

function standStill(
  { attempt }: Situation,
  effects: readonly PaymentEffect[],
  status: AttemptStatus = attempt.status,
): Decision {
  const { refunded, refundedElsewhere, chargedBack, isSurplus } = attempt;
  return {
    attempt: { status, refunded, refundedElsewhere, chargedBack, isSurplus },
    paymentSteps: [],
    effects,
  };
}
