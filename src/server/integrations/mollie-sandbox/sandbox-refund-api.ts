import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { cents, decimalString } from '#domain/money/cents.ts';
import type { Database } from '../../database/database.ts';
import type { SandboxRefund } from '../../database/schema/sandbox.ts';
import { isStorable, readJson } from '../../input/read-json.ts';
import { fail, notFound, sandboxAmount } from './sandbox-answers.ts';
import { centsOf, findPayment } from './sandbox-payments.ts';
import { createRefund, refundsOf } from './sandbox-refunds.ts';

const newRefund = z.object({
  amount: sandboxAmount,
  description: z.string().max(255).default(''),
  metadata: z.unknown().default(null),
});

// On demand: refused or away at once, or taken on and failed afterwards.
const failingRefunds: Readonly<Record<string, ContentfulStatusCode>> = {
  '14.09': 409,
  '14.22': 422,
  '15.03': 503,
};
const refundThatFailsLater = '13.13';

export function refundRoutes(database: Database, now: () => Date): Hono {
  return new Hono()
    .post('/payments/:id/refunds', async (c) => {
      const payment = await findPayment(database, c.req.param('id'), now());
      if (payment === null) return notFound(c);
      const body = await readJson(c);
      const parsed = newRefund.safeParse(isStorable(body) ? body : null);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return fail(c, 422, 'Unprocessable Entity', issue?.message ?? '', issue?.path.join('.'));
      }
      const { value } = parsed.data.amount;
      const failure = failingRefunds[value];
      if (failure !== undefined) return fail(c, failure, 'Failure on demand', 'This amount always fails');
      const made = await createRefund(
        database,
        payment.id,
        { ...parsed.data, amount: centsOf(parsed.data) },
        { key: c.req.header('idempotency-key') ?? null, fails: value === refundThatFailsLater, now: now() },
      );
      if (made.kind === 'other_request') {
        return fail(c, 400, 'Bad Request', 'This idempotency key was used with other parameters');
      }
      if (made.kind === 'too_much') {
        return fail(c, 422, 'Unprocessable Entity', 'The amount is higher than the maximum', 'amount');
      }
      if (made.kind === 'replayed') c.header('Idempotent-Replayed', 'true');
      // How it ends is known a little later, as at a bank.
      return c.json(present(payment.id, { ...made.refund, status: 'pending' }), 201);
    })
    .get('/payments/:id/refunds', async (c) => {
      const payment = await findPayment(database, c.req.param('id'), now());
      if (payment === null) return notFound(c);
      const refunds = refundsOf(payment).map((made) => present(payment.id, made));
      return c.json({ count: refunds.length, _embedded: { refunds } });
    });
}

function present(paymentId: string, refund: SandboxRefund) {
  const { id, cents: value, status, description, metadata, createdAt } = refund;
  return {
    resource: 'refund',
    id,
    paymentId,
    amount: { currency: 'EUR', value: decimalString(cents(value)) },
    status,
    description,
    metadata,
    createdAt,
    _links: {},
  };
}
