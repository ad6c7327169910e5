import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, zero } from '../money/cents.ts';
import { attemptStatuses, attemptTransitions, canAttemptMove } from './attempt-status.ts';
import { decide, type Situation } from './decide.ts';
import { canPaymentMove, paymentStatuses, settledStatus } from './payment-status.ts';
import { type ProviderPayment, providerStatuses } from './provider-payment.ts';

const amount = cents(12_345);
const untouched = { refunded: 0, refundedElsewhere: 0, chargedBack: 0 } as const;

function aSituation(overrides: {
  readonly attempt?: Partial<Situation['attempt']>;
  readonly payment?: Partial<Situation['payment']>;
  readonly order?: Situation['order'];
  readonly isNewest?: boolean;
}): Situation {
  return {
    mode: 'test',
    isNewest: overrides.isNewest ?? true,
    attempt: {
      id: 'attempt-1',
      providerId: 'tr_1',
      status: 'open',
      amount,
      refunded: zero,
      refundedElsewhere: zero,
      ownRefunds: zero,
      chargedBack: zero,
      isSurplus: false,
      ...overrides.attempt,
    },
    payment: { status: 'open', amount, isSettledElsewhere: false, open: null, ...overrides.payment },
    order: overrides.order === undefined ? { status: 'placed' } : overrides.order,
  };
}

function told(overrides: Partial<ProviderPayment>): ProviderPayment {
  return {
    id: 'tr_1',
    mode: 'test',
    status: 'paid',
    currency: 'EUR',
    amount,
    refunded: zero,
    chargedBack: zero,
    method: 'ideal',
    reference: 'attempt-1',
    failureReason: null,
    isCancelable: false,
    settlement: null,
    checkoutUrl: null,
    expiresAt: null,
    ...overrides,
  };
}

describe('a payment is made', () => {
  it('settles the payment and releases the order', () => {
    expect(decide(aSituation({}), told({}))).toEqual({
      attempt: { status: 'paid', ...untouched, isSurplus: false },
      paymentSteps: ['paid'],
      effects: [{ kind: 'payment_received' }, { kind: 'order_paid' }],
    });
  });

  it('settles an invoice that has no order', () => {
    expect(decide(aSituation({ order: null }), told({})).effects).toEqual([{ kind: 'payment_received' }]);
  });

  it('changes nothing when it is told twice', () => {
    const situation = aSituation({
      attempt: { status: 'paid' },
      payment: { status: 'paid' },
      order: { status: 'paid' },
    });
    expect(decide(situation, told({}))).toEqual({
      attempt: { status: 'paid', ...untouched, isSurplus: false },
      paymentSteps: [],
      effects: [],
    });
  });

  it.each([
    ['a payment that another attempt settled', { payment: { status: 'paid' } }, 'paid_twice'],
    ['an order that another payment settled', { payment: { isSettledElsewhere: true } }, 'paid_twice'],
    ['a payment that was given back', { payment: { status: 'refunded' } }, 'paid_twice'],
    ['a payment that is void', { payment: { status: 'void' } }, 'no_longer_due'],
    ['an order that was cancelled', { order: { status: 'cancelled' } }, 'no_longer_due'],
    ['an amount that was changed', { payment: { amount: cents(20_000) } }, 'amount_changed'],
  ] as const)('keeps money for %s as surplus', (_case, overrides, reason) => {
    expect(decide(aSituation(overrides), told({}))).toEqual({
      attempt: { status: 'paid', ...untouched, isSurplus: true },
      paymentSteps: [],
      effects: [{ kind: 'surplus', reason, amount }],
    });
  });

  it.each([
    ['reference', { reference: 'attempt-2' }],
    ['reference', { reference: null }],
    ['reference', { id: 'tr_2' }],
    ['mode', { mode: 'live' }],
    ['currency', { currency: 'USD' }],
    ['amount', { amount: cents(12_344) }],
  ] as const)('does not believe another %s', (field, overrides) => {
    const heard = told(overrides);
    expect(decide(aSituation({}), heard)).toEqual({
      attempt: { status: 'open', ...untouched, isSurplus: false },
      paymentSteps: [],
      effects: [{ kind: 'mismatch', field, amount: heard.amount, currency: heard.currency }],
    });
  });
});

describe('a payment is not made', () => {
  it.each(['failed', 'canceled', 'expired'] as const)('%s leaves the payment open', (status) => {
    const decision = decide(aSituation({ attempt: { status: 'pending' } }), told({ status }));
    expect(decision).toEqual({
      attempt: { status, ...untouched, isSurplus: false },
      paymentSteps: [],
      effects: [],
    });
  });

  it.each(['pending', 'authorized'] as const)('%s waits and releases nothing', (status) => {
    expect(decide(aSituation({}), told({ status }))).toEqual({
      attempt: { status: 'pending', ...untouched, isSurplus: false },
      paymentSteps: [],
      effects: [],
    });
  });
});

describe('money goes back', () => {
  const paid = { attempt: { status: 'paid' }, payment: { status: 'paid' } } as const;

  it('a part is given back', () => {
    expect(
      decide(aSituation({ ...paid, order: { status: 'paid' } }), told({ refunded: cents(5_000) })),
    ).toEqual({
      attempt: {
        status: 'paid',
        refunded: 5_000,
        refundedElsewhere: 5_000,
        chargedBack: 0,
        isSurplus: false,
      },
      paymentSteps: ['partially_refunded'],
      effects: [{ kind: 'refunded', amount: 5_000 }],
    });
  });

  it('the rest is given back', () => {
    const situation = aSituation({
      attempt: { status: 'paid', refunded: cents(5_000), refundedElsewhere: cents(5_000) },
      payment: { status: 'partially_refunded' },
    });
    expect(decide(situation, told({ refunded: amount }))).toMatchObject({
      paymentSteps: ['refunded'],
      effects: [{ kind: 'refunded', amount: 7_345 }],
    });
  });

  it.each([
    ['paid', [{ kind: 'charged_back', amount }, { kind: 'order_held' }]],
    ['in_production', [{ kind: 'charged_back', amount }]],
  ] as const)('a card holder disputes an order that is %s', (status, effects) => {
    expect(decide(aSituation({ ...paid, order: { status } }), told({ chargedBack: amount }))).toMatchObject({
      paymentSteps: ['charged_back'],
      effects,
    });
  });

  it('paid and disputed before we heard of either', () => {
    expect(decide(aSituation({}), told({ chargedBack: amount })).paymentSteps).toEqual([
      'paid',
      'charged_back',
    ]);
  });

  it('an older figure does not lower what we know', () => {
    const known = { refunded: cents(5_000), refundedElsewhere: cents(5_000), chargedBack: amount };
    const situation = aSituation({
      attempt: { status: 'paid', ...known },
      payment: { status: 'charged_back' },
      order: { status: 'paid' },
      isNewest: false,
    });
    expect(decide(situation, told({ refunded: cents(3_000) }))).toEqual({
      attempt: { status: 'paid', ...known, isSurplus: false },
      paymentSteps: [],
      effects: [],
    });
  });

  const disputed = {
    attempt: { status: 'paid', chargedBack: amount },
    payment: { status: 'charged_back' },
    order: { status: 'paid' },
  } as const;

  it.each([
    [zero, 'paid'],
    [cents(5_000), 'partially_refunded'],
    [amount, 'refunded'],
  ])('a dispute is won, with %i given back', (refunded, status) => {
    const attempt = { ...disputed.attempt, refunded, refundedElsewhere: refunded };
    expect(decide(aSituation({ ...disputed, attempt }), told({ refunded }))).toEqual({
      attempt: { status: 'paid', refunded, refundedElsewhere: refunded, chargedBack: 0, isSurplus: false },
      paymentSteps: [status],
      effects: [{ kind: 'chargeback_reversed', amount }],
    });
  });

  it('a dispute is won in part', () => {
    expect(decide(aSituation(disputed), told({ chargedBack: cents(2_345) }))).toMatchObject({
      attempt: { chargedBack: 2_345 },
      paymentSteps: [],
      effects: [{ kind: 'chargeback_reversed', amount: 10_000 }],
    });
  });

  it('a dispute is won after the order was cancelled: the money is to be given back', () => {
    const { effects } = decide(aSituation({ ...disputed, order: { status: 'cancelled' } }), told({}));
    expect(effects).toEqual([
      { kind: 'chargeback_reversed', amount },
      { kind: 'surplus', reason: 'no_longer_due', amount },
    ]);
  });

  it.each([
    ['all of it is due again', amount, []],
    ['half was credited', amount - 5_000, [5_000]],
    ['nothing is due any more', 0, [amount]],
  ])('a dispute is won when %s: whatever is not due is to be given back', (_, open, surplus) => {
    const payment = { ...disputed.payment, open: cents(open) };
    const { effects } = decide(aSituation({ ...disputed, payment }), told({}));
    expect(effects).toEqual([
      { kind: 'chargeback_reversed', amount },
      ...surplus.map((rest) => ({ kind: 'surplus', reason: 'more_than_due', amount: rest })),
    ]);
  });

  it('an answer from before the dispute does not end it', () => {
    expect(decide(aSituation({ ...disputed, isNewest: false }), told({}))).toMatchObject({
      attempt: { chargedBack: amount },
      paymentSteps: [],
      effects: [],
    });
  });

  it('a surplus that is disputed does not hold an order that was paid otherwise', () => {
    const situation = aSituation({
      attempt: { status: 'paid', isSurplus: true },
      payment: { status: 'paid' },
      order: { status: 'paid' },
    });
    expect(decide(situation, told({ chargedBack: amount }))).toMatchObject({
      paymentSteps: [],
      effects: [{ kind: 'charged_back', amount }],
    });
  });

  it.each([
    ['ours only', 5_000, 0, 5_000, []],
    ['ours not made yet, and one elsewhere of the same amount', 5_000, 0, 5_000, []],
    ['ours, and one elsewhere', 5_000, 0, 8_000, [{ kind: 'refunded', amount: 3_000 }]],
    ['one elsewhere that has its credit note, and then ours', 5_000, 3_000, 8_000, []],
    ['one elsewhere that has its credit note, and ours not made yet', 5_000, 3_000, 3_000, []],
  ] as const)('credits what was not given back by us: %s', (_case, own, elsewhere, refunded, effects) => {
    const situation = aSituation({
      attempt: { status: 'paid', ownRefunds: cents(own), refundedElsewhere: cents(elsewhere) },
      payment: { status: 'partially_refunded' },
    });
    expect(decide(situation, told({ refunded: cents(refunded) })).effects).toEqual(effects);
  });

  it('a surplus given back touches neither payment nor invoice', () => {
    const situation = aSituation({
      attempt: { status: 'paid', isSurplus: true },
      payment: { status: 'paid' },
    });
    expect(decide(situation, told({ refunded: amount }))).toMatchObject({ paymentSteps: [], effects: [] });
  });
});

describe('in any order', () => {
  const words = fc.array(
    fc.record({
      status: fc.constantFrom(...providerStatuses),
      refunded: fc.integer({ min: 0, max: amount }).map(cents),
      chargedBack: fc.constantFrom(zero, amount),
    }),
    { maxLength: 12 },
  );

  it('never leaves paid, never takes an unlawful step, and receives a payment at most once', () => {
    fc.assert(
      fc.property(words, (list) => {
        let situation = aSituation({ attempt: { status: 'creating' } });
        let received = 0;
        for (const word of list) {
          const decision = decide(situation, told(word));
          const { status } = situation.attempt;
          expect(decision.attempt.status === status || canAttemptMove(status, decision.attempt.status)).toBe(
            true,
          );
          let payment = situation.payment.status;
          for (const step of decision.paymentSteps) {
            expect(canPaymentMove(payment, step)).toBe(true);
            payment = step;
          }
          received += decision.effects.filter(({ kind }) => kind === 'payment_received').length;
          situation = {
            ...situation,
            attempt: { ...situation.attempt, ...decision.attempt },
            payment: { ...situation.payment, status: payment },
          };
        }
        expect(received).toBe(list.some(({ status }) => status === 'paid') ? 1 : 0);
      }),
    );
  });
});

describe('our refunds and those of others, told in any order', () => {
  const step = fc.record({
    by: fc.constantFrom('us', 'others'),
    amount: fc.integer({ min: 1, max: 3_000 }),
    // Told before the provider has it, after, or not at all.
    isToldBefore: fc.boolean(),
    isToldAfter: fc.boolean(),
  });

  it('every cent given back elsewhere is credited once, and none of ours', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 4 }), (steps) => {
        let situation = aSituation({ attempt: { status: 'paid' }, payment: { status: 'paid' } });
        let refunded = 0;
        let credited = 0;
        const hear = () => {
          const decision = decide(situation, told({ refunded: cents(refunded) }));
          for (const effect of decision.effects) if (effect.kind === 'refunded') credited += effect.amount;
          const status = decision.paymentSteps.at(-1) ?? situation.payment.status;
          situation = {
            ...situation,
            attempt: { ...situation.attempt, ...decision.attempt },
            payment: { ...situation.payment, status },
          };
        };
        let elsewhere = 0;
        for (const { by, amount: part, isToldBefore, isToldAfter } of steps) {
          if (by === 'us') {
            const ownRefunds = cents(situation.attempt.ownRefunds + part);
            situation = { ...situation, attempt: { ...situation.attempt, ownRefunds } };
          } else elsewhere += part;
          if (isToldBefore) hear();
          refunded += part;
          if (isToldAfter) hear();
        }
        hear();
        expect(credited).toBe(elsewhere);
      }),
    );
  });
});

describe('tables', () => {
  it('paid ends an attempt and can be reached from everywhere else', () => {
    expect(attemptTransitions.paid).toEqual([]);
    expect(attemptStatuses.filter((from) => canAttemptMove(from, 'paid'))).toEqual(
      attemptStatuses.filter((status) => status !== 'paid'),
    );
  });

  it('only an open payment is made void, and only that or a disputed one becomes paid', () => {
    expect(paymentStatuses.filter((from) => canPaymentMove(from, 'paid'))).toEqual(['open', 'charged_back']);
    expect(paymentStatuses.filter((from) => canPaymentMove(from, 'void'))).toEqual(['open']);
  });

  it.each([
    [0, 0, 'paid'],
    [1, 0, 'partially_refunded'],
    [12_345, 0, 'refunded'],
    [12_345, 1, 'charged_back'],
  ])('refunded %i and charged back %i is %s', (refunded, chargedBack, expected) => {
    expect(settledStatus({ paid: amount, refunded: cents(refunded), chargedBack: cents(chargedBack) })).toBe(
      expected,
    );
  });
});
