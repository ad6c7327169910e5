import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { demoOutcomes, demoWebhooks } from '#contract/payment-page.ts';
import { cents } from '#domain/money/cents.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { readForm } from '../../input/read-form.ts';
import { usesSandbox } from '../../integrations/choose-payment-provider.ts';
import { deliverWebhook } from '../../integrations/mollie-sandbox/deliver-webhook.ts';
import {
  centsOf,
  changePayment,
  chargeBack,
  choose,
  findPayment,
  reverseChargeback,
  type SandboxPayment,
} from '../../integrations/mollie-sandbox/sandbox-payments.ts';
import { refund } from '../../integrations/mollie-sandbox/sandbox-refunds.ts';
import { answerPage } from '../../pages/answer-page.ts';

const outcomeForm = z.object({
  outcome: z.enum(demoOutcomes),
  webhook: z.enum(demoWebhooks).catch('before'),
});
const afterwardsForm = z.object({ action: z.enum(['refund', 'charge-back', 'reverse']) });

// The provider gives test payments of these amounts a reason of their own.
const failureReasons: Readonly<Record<string, string>> = {
  '1001.00': 'invalid_card_number',
  '1002.00': 'invalid_cvv',
  '1003.00': 'invalid_card_holder_name',
  '1004.00': 'card_expired',
  '1005.00': 'invalid_card_type',
  '1006.00': 'refused_by_issuer',
};

// In the demo a minute of the provider's retries takes a second.
const minute = 1_000;

/** The sandbox's hosted page, where a demo payer chooses how the payment ends. `send` reaches the shop itself. */
export function demoPaymentRoutes(
  deps: Dependencies,
  send: (request: Request) => Promise<Response>,
): Hono<AppEnv> {
  const demoOnly: MiddlewareHandler<AppEnv> = async (_c, next) => {
    if (!usesSandbox(deps.settings)) throw new Refusal(404, callErrors.notFound);
    await next();
  };

  async function call(payment: SandboxPayment): Promise<void> {
    if (payment.request.webhookUrl === null) return;
    await deliverWebhook(payment.request.webhookUrl, payment.id, { send, minute });
  }

  function callLater(payment: SandboxPayment, milliseconds: number): void {
    setTimeout(() => {
      call(payment).catch((error: unknown) => deps.log.error({ err: error }, 'sandbox webhook'));
    }, milliseconds).unref();
  }

  return new Hono<AppEnv>()
    .use('/demo/mollie/*', demoOnly)
    .get('/demo/mollie/:id', async (c) => answerHosted(c, deps, await find(deps, c.req.param('id'))))
    .post('/demo/mollie/:id', async (c) => {
      const form = outcomeForm.safeParse(await readForm(c));
      if (!form.success) throw new Refusal(400, callErrors.unreadable);
      const { outcome, webhook } = form.data;
      const { id, request } = await find(deps, c.req.param('id'));
      const reason =
        outcome === 'failed' && request.method === 'creditcard'
          ? (failureReasons[request.amount.value] ?? 'card_declined')
          : null;
      const chosen = await changePayment(deps.database, id, deps.now(), choose(outcome, reason));
      // Nobody is called about a payment that is merely under way.
      if (chosen !== null && outcome !== 'pending') {
        if (webhook === 'before') await call(chosen);
        if (webhook === 'twice') await Promise.all([call(chosen), call(chosen)]);
        if (webhook === 'after') callLater(chosen, 2_000);
        if (webhook === 'late') callLater(chosen, 10_000);
      }
      return c.redirect(request.redirectUrl, 303);
    })
    .post('/demo/mollie/:id/afterwards', async (c) => {
      const form = afterwardsForm.safeParse(await readForm(c));
      if (!form.success) throw new Refusal(400, callErrors.unreadable);
      const payment = await find(deps, c.req.param('id'));
      const rest = cents(centsOf(payment.request) - payment.state.refundedCents);
      const changes = { refund: refund(rest), 'charge-back': chargeBack, reverse: reverseChargeback };
      const change = changes[form.data.action];
      const changed = await changePayment(deps.database, payment.id, deps.now(), change);
      if (changed !== null) await call(changed);
      return c.redirect(`/demo/mollie/${payment.id}`, 303);
    });
}

async function find({ database, now }: Dependencies, id: string): Promise<SandboxPayment> {
  const payment = await findPayment(database, id, now());
  if (payment === null) throw new Refusal(404, callErrors.notFound);
  return payment;
}

function answerHosted(c: Context<AppEnv>, deps: Dependencies, payment: SandboxPayment) {
  const { id, request, state } = payment;
  const page = {
    name: 'demo-payment',
    id,
    description: request.description,
    amountCents: centsOf(request),
    method: state.method,
    status: state.status,
    redirectUrl: request.redirectUrl,
    canRefund: state.status === 'paid' && state.refundedCents < centsOf(request),
    canChargeBack: chargeBack(payment) !== null,
    canReverse: reverseChargeback(payment) !== null,
  } as const;
  return answerPage(c, deps, page, { cache: 'no-store' });
}
