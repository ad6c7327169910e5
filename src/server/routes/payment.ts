import { type Context, Hono } from 'hono';
import { paymentForm, paymentPatch } from '#contract/payment-call.ts';
import {
  methodByWireName,
  type PaymentNotice,
  type PaymentStateAnswer,
  type PaymentStateName,
} from '#contract/payment-page.ts';
import { decimalString, sum, zero } from '#domain/money/cents.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { Refusal, RightMissing } from '../errors.ts';
import { readForm } from '../input/read-form.ts';
import { readJson } from '../input/read-json.ts';
import { limitPerMinute } from '../middleware/rate-limit.ts';
import { staffAtWork } from '../middleware/staff-at-work.ts';
import { findEnding } from '../orders/order-ending.ts';
import { findPayUntil } from '../orders/pay-until.ts';
import { answerPage } from '../pages/answer-page.ts';
import { checkPayment } from '../payments/ask-provider.ts';
import {
  type Attempt,
  type FoundPayment,
  findPaymentByToken,
  listToldAttempts,
} from '../payments/find-payment.ts';
import { noteVia } from '../payments/note-via.ts';
import { paymentStateOf, receivedOf, surplusOf } from '../payments/payment-state.ts';
import { listMethods, presentPayment, presentPicked } from '../payments/present-payment.ts';
import { startAttempt } from '../payments/start-attempt.ts';

const stateStatus = {
  paid: 200,
  already_paid: 200,
  partially_refunded: 200,
  refunded: 200,
  charged_back: 200,
  surplus: 200,
  pending: 200,
  expired: 410,
  cancelled: 410,
  lapsed: 410,
  nothing_due: 410,
  withdrawn: 410,
  unknown: 404,
} as const satisfies Record<PaymentStateName, number>;

/** Public: whoever has the link may pay. */
export function paymentRoutes(deps: Dependencies): Hono<AppEnv> {
  const limit = limitPerMinute(deps, 'payment', 300);
  return new Hono<AppEnv>()
    .use('/payment/*', limit, async (c, next) => {
      await next();
      c.header('X-Robots-Tag', 'noindex');
    })
    .get('/payment/:token', async (c) => {
      const payment = await findPaymentByToken(deps.database, c.req.param('token'));
      if (payment === null) return answerState(c, deps, 'unknown', null);
      const state = await stateOf(deps, payment);
      if (state === 'open') {
        refuseStaffAtWork(c);
        return answerForm(c, deps, payment);
      }
      return answerState(c, deps, state === 'paid' ? 'already_paid' : state, payment);
    })
    .post('/payment/:token', async (c) => {
      refuseStaffAtWork(c);
      const token = c.req.param('token');
      const payment = await findPaymentByToken(deps.database, token);
      if (payment === null) return answerState(c, deps, 'unknown', null);
      const form = paymentForm.parse(await readForm(c));
      if (form.via !== null) await noteVia(deps.database, token, form.via);
      if (form.payment_method === null) {
        // A form left open in a tab, of a link that is over meanwhile.
        if ((await stateOf(deps, payment)) !== 'open') return c.redirect(`/payment/${token}`, 303);
        return answerForm(c, deps, payment, { isMethodMissing: true });
      }
      const started = await startAttempt(deps, token, methodByWireName[form.payment_method]);
      switch (started.kind) {
        case 'checkout':
          return c.redirect(started.url, 303);
        case 'in_progress':
          return c.redirect(`/payment/${token}/terug`, 303);
        case 'closed':
          return c.redirect(`/payment/${token}`, 303);
        case 'refused':
          return answerForm(c, deps, payment, { status: 422, notice: { kind: 'method_refused' } });
        case 'unavailable':
          return answerForm(c, deps, payment, { status: 503, notice: { kind: 'unavailable' } });
        default:
          return started satisfies never;
      }
    })
    .patch('/payment/:token', async (c) => {
      const body = paymentPatch.safeParse(await readJson(c));
      if (!body.success) throw new Refusal(400, callErrors.unreadable);
      const isKnown = await noteVia(deps.database, c.req.param('token'), body.data.via);
      if (!isKnown) throw new Refusal(404, callErrors.notFound);
      return c.json({ ok: true });
    })
    .get('/payment/:token/terug', (c) => answerReturn(c, deps, c.req.param('token')));
}

// R10.4: paying is the customer's, whoever filled the cart.
function refuseStaffAtWork(c: Context<AppEnv>): void {
  if (staffAtWork(c) !== null) throw new RightMissing('pay', callErrors.payOnBehalf);
}

// The payer may be back before the webhook, and the webhook may never come: so the provider is asked.
async function answerReturn(c: Context<AppEnv>, deps: Dependencies, token: string): Promise<Response> {
  const known = await findPaymentByToken(deps.database, token);
  if (known === null) return answerState(c, deps, 'unknown', null);
  if (known.status === 'open') await checkPayment(deps, known.id);
  const payment = (await findPaymentByToken(deps.database, token)) ?? known;
  const attempts = await listToldAttempts(deps.database, payment);
  const state = paymentStateOf(payment, attempts, deps.now());
  const last = lastSent(attempts);
  const isUnderWay = last?.status === 'open' || last?.status === 'creating';
  const shown = state === 'open' && isUnderWay ? 'pending' : state;
  if (c.req.header('accept')?.startsWith('application/json')) {
    c.header('Cache-Control', 'no-store');
    return c.json({ state: shown } satisfies PaymentStateAnswer);
  }
  if (shown !== 'open') return answerState(c, deps, shown, payment, state === 'open');
  if (last === undefined) return c.redirect(`/payment/${token}`, 303);
  // Paid, but not what was due any more: the form tells so itself.
  if (last.status === 'paid') return answerForm(c, deps, payment);
  return answerForm(c, deps, payment, { notice: { kind: 'failed', reason: last.failureReason } });
}

// The attempt the payer comes back from: whoever changed to another method has left the first one open.
function lastSent(attempts: readonly Attempt[]): Attempt | undefined {
  const sent = ({ sentAt }: Attempt) => sentAt?.getTime() ?? 0;
  return attempts.toSorted((one, other) => sent(other) - sent(one))[0];
}

async function stateOf({ database, now }: Dependencies, payment: FoundPayment) {
  return paymentStateOf(payment, await listToldAttempts(database, payment), now());
}

type FormOptions = {
  readonly isMethodMissing?: boolean;
  readonly status?: 200 | 422 | 503;
  readonly notice?: PaymentNotice;
};

async function answerForm(
  c: Context<AppEnv>,
  deps: Dependencies,
  payment: FoundPayment,
  { isMethodMissing = false, status = isMethodMissing ? 422 : 200, notice }: FormOptions = {},
): Promise<Response> {
  const via = paymentPatch.safeParse({ via: c.req.query('via') });
  const page = {
    name: 'payment',
    payment: presentPayment(payment, { payment_method: null, paymentMethodError: isMethodMissing }),
    picked: presentPicked(payment),
    methods: await listMethods(deps, payment),
    payUntil: await findPayUntil(deps, payment),
    via: via.success ? via.data.via : null,
    notice: notice ?? surplusNotice(await listToldAttempts(deps.database, payment)),
  } as const;
  return answerPage(c, deps, page, { status, cache: 'no-store' });
}

// Nobody pays again without knowing that the first payment came in.
function surplusNotice(attempts: readonly Attempt[]): PaymentNotice | null {
  const surplus = surplusOf(attempts);
  return surplus === 0 ? null : { kind: 'surplus', amountCents: surplus };
}

async function answerState(
  c: Context<AppEnv>,
  deps: Dependencies,
  state: PaymentStateName,
  payment: FoundPayment | null,
  canPayAgain = false,
): Promise<Response> {
  const attempts = payment === null ? [] : await listToldAttempts(deps.database, payment);
  const ending = state === 'cancelled' ? await findEnding(deps.database, payment?.behindOrderId ?? 0) : null;
  const told = ending?.kind === 'expired' ? 'lapsed' : state;
  const isSurplus = state === 'surplus';
  const refunded = sum(attempts.map((attempt) => (attempt.isSurplus ? zero : attempt.refunded)));
  const surplus = isSurplus ? surplusOf(attempts) : zero;
  // R12.4: the rest of it has paid for something.
  const came = payment?.paysSeveral === true ? receivedOf(attempts) : surplus;
  const amount = isSurplus ? came : (payment?.amount ?? zero);
  const page = {
    name: 'payment-state',
    state: told,
    payment: payment === null ? null : presentPayment({ ...payment, amount }),
    picked: payment === null || isSurplus ? [] : presentPicked(payment),
    refunded: refunded > 0 && !isSurplus ? decimalString(refunded) : null,
    tooMuch: isSurplus && surplus < came ? decimalString(surplus) : null,
    canPayAgain,
  } as const;
  return answerPage(c, deps, page, { status: stateStatus[state], cache: 'no-store' });
}
