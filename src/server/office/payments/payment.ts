import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { FormState } from '#contract/form-state.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { OfficePaymentPage, PaymentDetails } from '#contract/office/payments.ts';
import { maxReason } from '#domain/business/limits.ts';
import { cents, decimalString } from '#domain/money/cents.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { paymentTexts as texts } from '#text/staff/payments.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { rejectedForm, restoredForm } from '../../input/form-values.ts';
import { noticeFrom, rowId } from '../../input/read-address.ts';
import { oneLine, readForm } from '../../input/read-form.ts';
import { actorOf } from '../../middleware/actor.ts';
import { isCall } from '../../middleware/errors.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { mayHere, requireRight } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { checkAttempt } from '../../payments/ask-provider.ts';
import { listAttempts } from '../../payments/find-payment.ts';
import { giveSurplusBack } from '../../payments/refund-by-task.ts';
import { checkRefunds } from '../../payments/send-refund.ts';
import { settleBankRefund } from '../../payments/settle-bank-refund.ts';
import { type Undone, undoTransfer } from '../../payments/undo-transfer.ts';
import { toListed } from './listed.ts';
import { findPaymentDetails } from './payment-details.ts';

const { path } = officeRooms.payments;

/** One payment: every attempt and everything that was heard of it, and what can be done about it. */
export function paymentRoutes(deps: Dependencies): Hono<AppEnv> {
  const mover = requireRight('move_money');
  return new Hono<AppEnv>()
    .get(`${path}/:id`, (c) => answerPayment(c, deps))
    .post(`${path}/:id/stand`, mover, async (c) => {
      const { id } = await find(c, deps);
      return back(c, id, (await askProvider(deps, id)) ? 'melding=gevraagd' : 'probleem=geen-antwoord');
    })
    .post(`${path}/:id/overschot`, mover, async (c) => {
      const { id, surplusTask } = await find(c, deps);
      if (surplusTask === null) return back(c, id, 'probleem=geen-overschot');
      const outcome = await giveSurplusBack(deps, surplusTask.id, actorOf(c, deps));
      return back(c, id, outcome.kind === 'on_its_way' ? 'melding=terug' : 'probleem=geen-overschot');
    })
    .post(`${path}/:id/overgemaakt`, mover, async (c) => {
      const { id } = await find(c, deps);
      const refund = z.uuid().safeParse((await readForm(c))['refund']);
      if (!refund.success) throw new Refusal(404, callErrors.notFound);
      const told = await settleBankRefund(deps, { paymentId: id, refundId: refund.data }, actorOf(c, deps));
      if (told.kind === 'unknown') throw new Refusal(404, callErrors.notFound);
      return back(c, id, 'melding=overgemaakt');
    })
    .post(`${path}/:id/terugdraaien`, mover, async (c) => {
      const { id, booking } = await find(c, deps);
      if (booking === null) throw new Refusal(404, callErrors.notFound);
      const values = await readForm(c);
      const reason = oneLine(values['reason']);
      if (reason === '' || reason.length > maxReason)
        return answerPayment(c, deps, {
          ...rejectedForm(values, { reason: texts.reasonMissing }),
          notice: texts.notUndone,
        });
      const key = z
        .uuid()
        .catch(() => randomUUID())
        .parse(values['key']);
      const undo = { bookingId: booking.id, reason, key };
      return back(c, id, answers[(await undoTransfer(deps, undo, actorOf(c, deps))).kind]);
    });
}

const answers: Readonly<Record<Undone['kind'], string>> = {
  undone: 'melding=teruggedraaid',
  already: 'probleem=al-teruggedraaid',
  refunded: 'probleem=al-terugbetaald',
  unknown: 'probleem=al-teruggedraaid',
};

async function find(c: Context<AppEnv>, { database }: Dependencies): Promise<PaymentDetails> {
  const payment = await findPaymentDetails(database, rowId(c.req.param('id') ?? ''));
  if (payment === null) throw new Refusal(404, callErrors.notFound);
  return payment;
}

function back(c: Context<AppEnv>, id: number, told: string): Response {
  return c.redirect(`${path}/${id}?${told}`, 303);
}

// False when the provider could not say.
async function askProvider(deps: Dependencies, paymentId: number): Promise<boolean> {
  for (const attempt of await listAttempts(deps.database, paymentId)) {
    if (attempt.providerId === null) continue;
    if (!(await checkAttempt(deps, attempt, 'poll'))) return false;
    if (!(await checkRefunds(deps, attempt.id))) return false;
  }
  return true;
}

async function answerPayment(
  c: Context<AppEnv>,
  deps: Dependencies,
  undo: FormState | null = null,
): Promise<Response> {
  const payment = await find(c, deps);
  c.header('Vary', 'Accept', { append: true });
  if (isCall(c) && undo === null) {
    c.header('Cache-Control', 'no-store');
    return c.json({ payment: toJson(payment) });
  }
  const kept = undo === null ? await keptValues(c, deps, `${path}/${payment.id}`) : null;
  const page: OfficePaymentPage = {
    name: 'office-payment',
    payment,
    may: { move: mayHere(c, 'move_money') },
    key: randomUUID(),
    undo: kept === null ? undo : restoredForm({}, kept),
    notice: noticeFrom(texts.notices, c.req.query('melding')),
    problem: noticeFrom(texts.problems, c.req.query('probleem')),
  };
  return answerPage(c, deps, page, { status: undo === null ? 200 : 422, cache: 'no-store' });
}

function toJson(payment: PaymentDetails) {
  const euro = (amount: number) => decimalString(cents(amount));
  return {
    ...toListed(payment),
    attemptList: payment.attemptList.map(({ amountCents, refundedCents, chargedBackCents, ...attempt }) => ({
      ...attempt,
      amount: euro(amountCents),
      refunded: euro(refundedCents),
      chargedBack: euro(chargedBackCents),
    })),
    shares: payment.shares.map(({ invoiceNumber, amountCents, refundedCents, chargedBackCents }) => ({
      invoice: invoiceNumber,
      amount: euro(amountCents),
      refunded: euro(refundedCents),
      chargedBack: euro(chargedBackCents),
    })),
    refunds: payment.refunds.map(({ amountCents, status, at }) => ({
      amount: euro(amountCents),
      status,
      at,
    })),
    events: payment.events,
  };
}
