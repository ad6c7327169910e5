import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { type Cents, cents, decimalString } from '#domain/money/cents.ts';
import { type PaymentMethod, paymentMethods } from '#domain/payment/payment-method.ts';
import type { Database } from '../../database/database.ts';
import { isStorable, readJson } from '../../input/read-json.ts';
import { fail, notFound, sandboxAmount } from './sandbox-answers.ts';
import {
  cancel,
  centsOf,
  changePayment,
  createPayment,
  findPayment,
  isUndecided,
  type SandboxPayment,
} from './sandbox-payments.ts';
import { refundRoutes } from './sandbox-refund-api.ts';

type Options = {
  readonly database: Database;
  readonly apiKey: string;
  readonly hostedPage: (id: string) => string;
  readonly now: () => Date;
  // What goes wrong on demand: an answer instead of the real one.
  readonly fault?: (request: Request) => Promise<Response | null>;
};

const limits: Readonly<Record<PaymentMethod, Cents>> = {
  ideal: cents(5_000_000),
  creditcard: cents(1_000_000),
  bancontact: cents(5_000_000),
};

// On demand, for whoever wants to see what the shop then does: the provider has no such amounts of its own.
const failingAmounts: Readonly<Record<string, ContentfulStatusCode>> = {
  '1409.00': 409,
  '1422.00': 422,
  '1503.00': 503,
};

const newPayment = z
  .object({
    amount: sandboxAmount,
    method: z.enum(paymentMethods, 'The payment method is invalid').nullable().default(null),
    description: z.string('The description is required').min(1, 'The description is required').max(255),
    redirectUrl: z.url('The redirect location is invalid'),
    webhookUrl: z.url('The webhook location is invalid').nullable().default(null),
    locale: z.string().nullable().default(null),
    metadata: z.unknown().default(null),
  })
  .refine((payment) => payment.method === null || centsOf(payment) <= limits[payment.method], {
    path: ['amount'],
    error: 'The amount is higher than the maximum',
  });

/** Speaks the provider's own words, as far as the shop uses them. */
export function createSandboxApi({ database, apiKey, hostedPage, now, fault }: Options): Hono {
  const api = new Hono().basePath('/v2');
  api.use(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${apiKey}`) {
      return fail(c, 401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate');
    }
    return (await fault?.(c.req.raw)) ?? next();
  });

  api.post('/payments', async (c) => {
    const body = await readJson(c);
    const parsed = newPayment.safeParse(isStorable(body) ? body : null);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return fail(c, 422, 'Unprocessable Entity', issue?.message ?? '', issue?.path.join('.'));
    }
    const failure = failingAmounts[parsed.data.amount.value];
    if (failure !== undefined) return fail(c, failure, 'Failure on demand', 'This amount always fails');
    const key = c.req.header('idempotency-key') ?? null;
    const made = await createPayment(database, parsed.data, key, now());
    if (made.kind === 'other_request') {
      return fail(c, 400, 'Bad Request', 'This idempotency key was used with other parameters');
    }
    if (made.kind === 'replayed') c.header('Idempotent-Replayed', 'true');
    return c.json(present(made.payment, hostedPage), 201);
  });

  api.get('/payments/:id', async (c) => {
    const payment = await findPayment(database, c.req.param('id'), now());
    return payment === null
      ? notFound(c)
      : c.json({ ...present(payment, hostedPage), ...paidOut(payment, now()) });
  });

  api.delete('/payments/:id', async (c) => {
    const id = c.req.param('id');
    if ((await findPayment(database, id, now())) === null) return notFound(c);
    const canceled = await changePayment(database, id, now(), cancel);
    return canceled === null
      ? fail(c, 422, 'Unprocessable Entity', 'The payment cannot be canceled')
      : c.json(present(canceled, hostedPage));
  });

  api.route('/', refundRoutes(database, now));

  api.get('/methods', (c) => {
    const value = c.req.query('amount[value]') ?? '';
    const asked = /^\d+\.\d{2}$/.test(value) ? Number(value.replace('.', '')) : 0;
    const methods = paymentMethods.filter((method) => asked <= limits[method]);
    return c.json({
      count: methods.length,
      _embedded: {
        methods: methods.map((id) => ({
          resource: 'method',
          id,
          maximumAmount: { currency: 'EUR', value: decimalString(limits[id]) },
        })),
      },
    });
  });
  return api;
}

function present(payment: SandboxPayment, hostedPage: (id: string) => string) {
  const { id, request, state, createdAt } = payment;
  const euro = (value: number) => ({ currency: 'EUR', value: decimalString(cents(value)) });
  const changed = {
    paid: 'paidAt',
    canceled: 'canceledAt',
    expired: 'expiredAt',
    failed: 'failedAt',
  } as const;
  const stamp = Object.entries(changed).find(([status]) => status === state.status)?.[1];
  return {
    resource: 'payment',
    id,
    mode: 'test',
    createdAt: createdAt.toISOString(),
    status: state.status,
    isCancelable: state.status === 'open',
    amount: request.amount,
    description: request.description,
    method: state.method,
    metadata: request.metadata,
    locale: request.locale,
    profileId: 'pfl_sandbox',
    redirectUrl: request.redirectUrl,
    webhookUrl: request.webhookUrl,
    ...(isUndecided(payment) && { expiresAt: state.expiresAt }),
    ...(stamp !== undefined && { [stamp]: state.changedAt }),
    ...(state.status === 'paid' && {
      amountRefunded: euro(state.refundedCents),
      amountRemaining: euro(centsOf(request) - state.refundedCents),
      ...(state.chargedBackCents > 0 && { amountChargedBack: euro(state.chargedBackCents) }),
    }),
    ...(state.failureReason !== null && { details: { failureReason: state.failureReason } }),
    _links: {
      self: { href: `https://api.mollie.com/v2/payments/${id}`, type: 'application/hal+json' },
      ...(state.status === 'open' && { checkout: { href: hostedPage(id), type: 'text/html' } }),
    },
  };
}

// All that was paid on a day goes over to the shop together, the day after.
function paidOut({ state: { status, changedAt } }: SandboxPayment, now: Date) {
  const day = changedAt.slice(0, 10);
  return status === 'paid' && day < now.toISOString().slice(0, 10) && { settlementId: `stl_${day}` };
}
