import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { settings, testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOpenPayment } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { payments } from '../../database/schema/payments.ts';

const { database } = await testDatabase();

async function onHostedPage(method: string) {
  const shop = testApp(database);
  const desk = new PaymentDesk(database);
  const payer = new Visitor(shop, '192.0.2.1');
  const { payment } = await anOpenPayment(database);
  await payer.get(`/payment/${payment.token}`);
  await payer.submit(`/payment/${payment.token}`, { payment_method: method });
  const { providerId } = await desk.attempt(payment.id);
  const hosted = `/demo/mollie/${providerId}`;
  const choose = (outcome: string, webhook: string) => payer.submit(hosted, { outcome, webhook });
  return { payer, desk, payment, hosted, choose, back: `http://localhost/payment/${payment.token}/terug` };
}

describe("the sandbox's hosted page", () => {
  it('shows what is paid, and says that it is a demo', async () => {
    const { payer, hosted } = await onHostedPage('iDeal');
    const page = await (await payer.get(hosted)).text();
    expect(page).toContain('Dit is een demo. Er wordt niets afgeschreven.');
    expect(page).toContain('€ 194,46');
    for (const outcome of ['Betaald', 'In behandeling', 'Mislukt', 'Geannuleerd', 'Verlopen']) {
      expect(page).toContain(outcome);
    }
  });

  it.each(['before', 'twice'])('tells the shop %s the payer is back', async (webhook) => {
    const { desk, payment, choose, back } = await onHostedPage('iDeal');
    const answer = await choose('paid', webhook);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, back]);
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
    expect(await desk.tasks(payment.id)).toEqual([]);
  });

  it('can keep silent: then the return page asks', async () => {
    const { payer, desk, payment, choose, back } = await onHostedPage('iDeal');
    await choose('paid', 'never');
    expect(await desk.statusOf(payment.id)).toBe('payment open, order placed');
    expect(await (await payer.get(new URL(back).pathname)).text()).toContain('Betaling ontvangen');
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
  });

  it('gives a refused card a reason', async () => {
    const { desk, payment, choose } = await onHostedPage('Creditcard');
    await choose('failed', 'before');
    expect(await desk.attempt(payment.id)).toMatchObject({
      status: 'failed',
      failureReason: 'card_declined',
    });
  });

  it('takes money back afterwards', async () => {
    const { payer, desk, payment, hosted, choose } = await onHostedPage('Creditcard');
    await choose('paid', 'before');
    await payer.submit(`${hosted}/afterwards`, { action: 'charge-back' });
    expect(await desk.statusOf(payment.id)).toBe('payment charged_back, order paid');
    await payer.submit(`${hosted}/afterwards`, { action: 'refund' });
    expect(await desk.attempt(payment.id)).toMatchObject({ refunded: 194_46, chargedBack: 194_46 });
  });

  it('has one outcome', async () => {
    const { desk, payment, choose } = await onHostedPage('iDeal');
    await choose('canceled', 'before');
    await choose('paid', 'before');
    expect(await desk.attempt(payment.id)).toMatchObject({ status: 'canceled' });
  });

  it('does not know what it was not told', async () => {
    const { payer, choose } = await onHostedPage('iDeal');
    expect((await payer.get('/demo/mollie/tr_unknown')).status).toBe(404);
    expect((await choose('stolen', 'before')).status).toBe(400);
  });

  it.each(['/demo/mollie/tr_unknown', '/demo/betaallink'])(
    '%s is not there with a real provider',
    async (path) => {
      const shop = testApp(database, { settings: settings({ MOLLIE_API_KEY: 'test_abc' }) });
      expect((await new Visitor(shop).get(path)).status).toBe(404);
    },
  );
});

describe("the sandbox's API", () => {
  const asked = {
    amount: { currency: 'EUR', value: '12.10' },
    description: 'Proef',
    redirectUrl: 'http://localhost/terug',
  };
  const send = (path: string, init: RequestInit = {}, shop = testApp(database)) =>
    shop.app.request(`/demo/mollie/v2${path}`, {
      ...init,
      headers: { authorization: 'Bearer test_sandbox', 'content-type': 'application/json' },
    });
  const create = (value: string, more: object = {}) =>
    send('/payments', {
      method: 'POST',
      body: JSON.stringify({ ...asked, amount: { ...asked.amount, value }, ...more }),
    });

  it('can be spoken to from outside, with its key', async () => {
    const made = await create('12.10');
    expect(made.status).toBe(201);
    const { id } = z.object({ id: z.string() }).parse(await made.json());
    const found = await (await send(`/payments/${id}`)).json();
    expect(found).toMatchObject({ id, status: 'open', amount: { value: '12.10', currency: 'EUR' } });
    expect((await testApp(database).app.request(`/demo/mollie/v2/payments/${id}`)).status).toBe(401);
  });

  it.each([409, 422, 503])('fails with %i on demand', async (status) => {
    expect((await create(`1${status}.00`)).status).toBe(status);
  });

  it.each([
    { description: 'a\0b' },
    { metadata: '\ud800' },
    { metadata: JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) },
  ])('refuses what the database cannot keep: %#', async (more) => {
    expect((await create('12.10', more)).status).toBe(422);
  });

  it('does not exist where real money is taken', async () => {
    const shop = testApp(database, { settings: { ...settings({}), hasStandIns: false } });
    expect((await send('/payments/tr_1234567890', {}, shop)).status).toBe(404);
  });
});

describe('links to try', () => {
  it.each(['order', 'invoice', 'other'])('are made for an %s', async (subject) => {
    const shop = testApp(database);
    const visitor = new Visitor(shop, '192.0.2.2');
    await visitor.get('/demo/betaallink');
    const answer = await visitor.submit('/demo/betaallink', { subject });
    expect(answer.status).toBe(303);
    const link = answer.headers.get('location') ?? '';
    expect((await visitor.get(link)).status).toBe(200);
    // Paying one spends none of the others.
    const another = await visitor.submit('/demo/betaallink', { subject });
    await database
      .update(payments)
      .set({ status: 'paid' })
      .where(eq(payments.token, link.slice(9)));
    const form = await visitor.get(another.headers.get('location') ?? '');
    expect(await form.text()).toContain('name="payment_method"');
  });
});
