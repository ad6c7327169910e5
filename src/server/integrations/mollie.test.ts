import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { hostedPage, PaymentDesk } from '#tests/support/payment-desk.ts';
import { createMollie } from './mollie.ts';
import { createSandboxApi } from './mollie-sandbox/sandbox-api.ts';

const { database } = await testDatabase();

const request = {
  amount: cents(123_456),
  method: 'ideal',
  description: 'Bestelling B2026-00001',
  redirectUrl: 'http://localhost/payment/abc/terug',
  webhookUrl: 'http://localhost/webhooks/mollie',
  country: 'NL',
} as const;

function newReference(): string {
  return crypto.randomUUID();
}

describe('Mollie over the sandbox', () => {
  it('creates, finds and cancels a payment', async () => {
    const { paymentProvider } = new PaymentDesk(database).deps;
    const reference = newReference();
    const created = await paymentProvider.create({ ...request, reference });
    if (created.kind !== 'payment') throw new Error(created.kind);
    expect(created.payment).toEqual({
      id: expect.stringMatching(/^tr_\w{10,}$/),
      mode: 'test',
      status: 'open',
      currency: 'EUR',
      amount: 123_456,
      refunded: 0,
      chargedBack: 0,
      method: 'ideal',
      reference,
      failureReason: null,
      isCancelable: true,
      checkoutUrl: hostedPage(created.payment.id),
      expiresAt: '2026-11-16T09:15:00.000Z',
      settlement: null,
    });
    expect(await paymentProvider.find(created.payment.id)).toEqual(created);
    expect(await paymentProvider.cancel(created.payment.id)).toMatchObject({
      payment: { status: 'canceled', isCancelable: false, checkoutUrl: null, expiresAt: null },
    });
    expect(await paymentProvider.cancel(created.payment.id)).toMatchObject({ kind: 'refused' });
  });

  it('makes one payment of a repeated request, also of two at once', async () => {
    const { paymentProvider } = new PaymentDesk(database).deps;
    const reference = newReference();
    const answers = await Promise.all([1, 2, 3].map(() => paymentProvider.create({ ...request, reference })));
    answers.push(await paymentProvider.create({ ...request, reference }));
    expect(
      new Set(answers.map((answer) => (answer.kind === 'payment' ? answer.payment.id : answer.kind))).size,
    ).toBe(1);
    const other = await paymentProvider.create({ ...request, reference, amount: cents(1) });
    expect(other).toMatchObject({ kind: 'refused' });
  });

  it('comes back when the provider is still busy with the same request', async () => {
    const desk = new PaymentDesk(database);
    let calls = 0;
    desk.fault = () => {
      calls += 1;
      return Promise.resolve(calls <= 2 ? new Response('{}', { status: 409 }) : null);
    };
    const answer = await desk.deps.paymentProvider.create({ ...request, reference: newReference() });
    expect(answer).toMatchObject({ kind: 'payment' });
    expect(calls).toBe(3);
  });

  it('does not find what is not there', async () => {
    const { paymentProvider } = new PaymentDesk(database).deps;
    expect(await paymentProvider.find('tr_unknown')).toEqual({ kind: 'unknown' });
  });

  it('names the methods that can take an amount', async () => {
    const { paymentProvider } = new PaymentDesk(database).deps;
    expect(await paymentProvider.methods()).toEqual([
      { method: 'ideal', most: 5_000_000 },
      { method: 'creditcard', most: 1_000_000 },
      { method: 'bancontact', most: 5_000_000 },
    ]);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
    ['an outage', () => Promise.resolve(new Response('{}', { status: 503 }))],
    ['a proxy that answers with a page', () => Promise.resolve(new Response('<html>', { status: 200 }))],
    ['too many calls', () => Promise.resolve(new Response('{}', { status: 429 }))],
    ['silence', (asked: Request) => whenGivenUp(asked)],
  ])('%s is told apart from a refusal', async (_case, send) => {
    const provider = createMollie({ apiKey: 'test_x', baseUrl: 'http://sandbox.test', send, timeLimit: 20 });
    expect(await provider.find('tr_123456')).toMatchObject({ kind: 'unreachable' });
    expect(await provider.methods()).toBeNull();
  });

  it('is refused with a wrong key', async () => {
    const api = createSandboxApi({ database, apiKey: 'test_right', hostedPage, now: () => new Date() });
    const provider = createMollie({
      apiKey: 'test_wrong',
      baseUrl: 'http://localhost',
      send: async (asked) => api.fetch(asked),
    });
    expect(await provider.find('tr_123456')).toEqual({ kind: 'unreachable', detail: 'answered 401' });
  });

  it.each([
    ['is still disputed', [{ amount: { currency: 'EUR', value: '10.00' } }], 10_00],
    [
      'was disputed until the shop won',
      [{ amount: { currency: 'EUR', value: '10.00' }, reversedAt: '2026-12-01T00:00:00+00:00' }],
      0,
    ],
    ['has a list that is empty', [], 10_00],
  ])('knows that a payment %s', async (_case, chargebacks, chargedBack) => {
    const send = (asked: Request) => {
      const isDetailed = new URL(asked.url).searchParams.get('embed') === 'chargebacks';
      const amount = { currency: 'EUR', value: '10.00' };
      return Promise.resolve(
        Response.json({
          id: 'tr_disputed',
          mode: 'test',
          status: 'paid',
          amount,
          amountChargedBack: amount,
          ...(isDetailed && { _embedded: { chargebacks } }),
          _links: {},
        }),
      );
    };
    const provider = createMollie({ apiKey: 'test_x', baseUrl: 'http://sandbox.test', send });
    expect(await provider.find('tr_disputed')).toMatchObject({ kind: 'payment', payment: { chargedBack } });
  });

  it.each([
    ['https://api.mollie.com', 'http://www.mollie.com/pay', 'unreachable'],
    ['https://api.mollie.com', 'javascript:alert(1)', 'unreachable'],
    ['https://api.mollie.com', 'https://www.mollie.com/pay', 'payment'],
    ['https://api.mollie.com', 'https://pay.ideal.nl/transactions/1', 'payment'],
    ['https://api.mollie.com', 'https://www.mollie.com.example.nl/pay', 'unreachable'],
    ['https://api.mollie.com', 'https://nietmollie.com/pay', 'unreachable'],
    ['https://api.mollie.com', 'https://www.mollie.com@example.nl/pay', 'unreachable'],
    ['http://sandbox.test', 'http://sandbox.test/pay', 'payment'],
    ['http://sandbox.test', 'https://betalen.example.nl/pay', 'payment'],
    ['http://sandbox.test', 'javascript:alert(1)', 'unreachable'],
    ['https://betaalhuis.example.nl', 'https://pagina.example.nl/pay', 'payment'],
    ['https://betaalhuis.example.nl', 'http://pagina.example.nl/pay', 'unreachable'],
  ])('R15.5 asked at %s, a payer is sent to %s: %s', async (baseUrl, href, kind) => {
    const amount = { currency: 'EUR', value: '10.00' };
    const payment = { id: 'tr_1', mode: 'test', status: 'open', amount, _links: { checkout: { href } } };
    const send = () => Promise.resolve(Response.json(payment));
    expect(await createMollie({ apiKey: 'test_x', baseUrl, send }).find('tr_1')).toMatchObject({ kind });
  });

  it('tells Mollie itself no webhook that it could not reach', async () => {
    const sent: unknown[] = [];
    const send = async (asked: Request) => {
      sent.push(await asked.json());
      return new Response('{}', { status: 503 });
    };
    const provider = createMollie({ apiKey: 'test_x', baseUrl: 'https://api.mollie.com', send });
    await provider.create({ ...request, reference: 'a' });
    await provider.create({ ...request, reference: 'a', webhookUrl: 'https://shop.example/webhooks/mollie' });
    expect(sent).toMatchObject([{}, { webhookUrl: 'https://shop.example/webhooks/mollie' }]);
    expect(sent[0]).not.toHaveProperty('webhookUrl');
  });
});

describe('the sandbox refuses what Mollie refuses', () => {
  const body = {
    amount: { currency: 'EUR', value: '10.00' },
    description: 'x',
    redirectUrl: 'http://localhost/',
    method: 'creditcard',
  };

  it.each([
    ['a number for an amount', { amount: { currency: 'EUR', value: 10 } }, 'amount.value'],
    ['one decimal', { amount: { currency: 'EUR', value: '10.0' } }, 'amount.value'],
    ['nothing', { amount: { currency: 'EUR', value: '0.00' } }, 'amount.value'],
    ['too much for a card', { amount: { currency: 'EUR', value: '10000.01' } }, 'amount'],
    ['no description', { description: '' }, 'description'],
    ['an unknown method', { method: 'wero' }, 'method'],
    ['no way back', { redirectUrl: 'nowhere' }, 'redirectUrl'],
  ])('%s', async (_case, overrides, field) => {
    const api = createSandboxApi({ database, apiKey: 'test_x', hostedPage, now: () => new Date() });
    const answer = await api.request('/v2/payments', {
      method: 'POST',
      headers: { authorization: 'Bearer test_x', 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, ...overrides }),
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ status: 422, title: 'Unprocessable Entity', field });
  });

  it('forgets an idempotency key after an hour', async () => {
    const desk = new PaymentDesk(database);
    const reference = newReference();
    const first = await desk.deps.paymentProvider.create({ ...request, reference });
    desk.pass(61);
    const second = await desk.deps.paymentProvider.create({ ...request, reference });
    expect(
      first.kind === 'payment' && second.kind === 'payment' && first.payment.id !== second.payment.id,
    ).toBe(true);
  });
});

function whenGivenUp(asked: Request): Promise<Response> {
  return new Promise((_resolve, reject) => {
    asked.signal.addEventListener('abort', () => reject(asked.signal.reason));
  });
}
