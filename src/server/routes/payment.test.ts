import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOpenPayment, anOrder } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { aStartedPayment } from '#tests/support/started-payment.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { attemptKey, countAttempts } from '../accounts/attempts.ts';
import { paymentAttempts, payments } from '../database/schema/payments.ts';
import { demoInvoice, demoOrder } from '../database/seed/demo-order.ts';
import { callOffOrder } from '../orders/call-off-order.ts';
import { cancelOrder } from '../orders/move-order.ts';
import { createPayment } from '../payments/create-payment.ts';

const { database } = await testDatabase();

let visitors = 0;

function open() {
  visitors += 1;
  const desk = new PaymentDesk(database);
  const shop = testApp(database, desk.deps);
  const { app } = shop;
  const hear = (id: string) =>
    app.request('/webhooks/mollie', { method: 'POST', body: new URLSearchParams({ id }) });
  return { desk, app, hear, payer: new Visitor(shop, `192.0.2.${visitors}`) };
}

async function text(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll('&nbsp;', ' ');
}

describe('the payment-link form', () => {
  it('R1.6 R2.1 R2.5 R2.61 asks for a method and needs no login', async () => {
    const { payer } = open();
    const answer = await payer.get(`/payment/${demoOrder.paymentToken}`);
    const page = await text(answer);
    expect(answer.status).toBe(200);
    for (const method of ['iDeal', 'Creditcard', 'Bancontact']) expect(page).toContain(`value="${method}"`);
    expect(page).toContain('iDEAL | Wero');
    expect(page).toMatch(/<form[^>]*method="post"/);
  });

  it('R2.60 R3.10 shows order number and amount, and has a hidden token', async () => {
    const { payer } = open();
    const page = await text(await payer.get(`/payment/${demoOrder.paymentToken}`));
    expect(page).toContain('B2026-00001');
    expect(page).toContain('€ 399,28');
    expect(page).toContain(`name="_token" value="${payer.token}"`);
  });

  it('R2.60 R3.10 shows invoice number and invoice total when there is an invoice', async () => {
    const { payer } = open();
    const page = await text(await payer.get(`/payment/${demoInvoice.paymentToken}`));
    expect(page).toContain('Factuurnummer');
    expect(page).toContain('F2026-00001');
    expect(page).toContain('€ 369,43');
  });

  it('leaves no trace of its link in the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    const { app } = testApp(database, { ...new PaymentDesk(database).deps, log });
    await app.request(`/payment/${demoOrder.paymentToken}`);
    await app.request(`/payment/${demoOrder.paymentToken}/terug`);
    expect(lines.join('')).toContain('/payment/…/terug');
    expect(lines.join('')).not.toContain(demoOrder.paymentToken);
  });

  it('may be followed by a redirect to any bank, which no other page may', async () => {
    const { payer } = open();
    const policyOf = async (path: string) => (await payer.get(path)).headers.get('content-security-policy');
    expect(await policyOf(`/payment/${demoOrder.paymentToken}`)).toMatch(/form-action 'self' https:;/);
    expect(await policyOf('/inloggen')).toMatch(/form-action 'self' ?;/);
  });

  it('is in no search engine and in no cache', async () => {
    const { payer } = open();
    const answer = await payer.get(`/payment/${demoOrder.paymentToken}`);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  });

  it('R7.9 sends the payer to the provider', async () => {
    const { desk, payer } = open();
    const { payment } = await anOpenPayment(database);
    await payer.get(`/payment/${payment.token}`);
    const answer = await payer.submit(`/payment/${payment.token}`, { payment_method: 'iDeal' });
    const { checkoutUrl } = await desk.attempt(payment.id);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(checkoutUrl);
  });

  it.each([[{}], [{ payment_method: '' }], [{ payment_method: 'Cheque' }]])(
    'R5.9 asks again for a method when it gets %o',
    async (fields) => {
      const { desk, payer } = open();
      const { payment } = await anOpenPayment(database);
      await payer.get(`/payment/${payment.token}`);
      const answer = await payer.submit(`/payment/${payment.token}`, fields);
      expect(answer.status).toBe(422);
      expect(await text(answer)).toContain('Kies uw betaalmethode');
      expect(await desk.attempts(payment.id)).toEqual([]);
    },
  );

  it('refuses a form without the token', async () => {
    const { app } = open();
    const { payment } = await anOpenPayment(database);
    const body = new URLSearchParams({ payment_method: 'iDeal' });
    expect((await app.request(`/payment/${payment.token}`, { method: 'POST', body })).status).toBe(403);
  });

  it('tells the payer when the provider is away, and nothing is lost', async () => {
    const { desk, payer } = open();
    const { payment } = await anOpenPayment(database);
    await payer.get(`/payment/${payment.token}`);
    desk.fault = () => Promise.resolve(new Response('', { status: 500 }));
    const answer = await payer.submit(`/payment/${payment.token}`, { payment_method: 'iDeal' });
    expect(answer.status).toBe(503);
    expect(await text(answer)).toContain('Betalen lukt op dit moment niet');
    desk.fault = null;
    const again = await payer.submit(`/payment/${payment.token}`, { payment_method: 'iDeal' });
    expect(again.status).toBe(303);
  });

  it('tells the payer when a method cannot take the amount', async () => {
    const { payer } = open();
    const subject = { kind: 'other', description: 'Aanbetaling', amount: cents(1_000_001) } as const;
    const { token } = await createPayment(database, subject, null);
    const page = await text(await payer.get(`/payment/${token}`));
    expect(page).toContain('Aanbetaling');
    expect(page).toMatch(/<input[^>]*disabled=""[^>]*value="Creditcard"/);
    expect(page).toContain('Kan niet voor dit bedrag: ten hoogste € 10.000,00 per betaling.');
    expect(page).toContain('>Betalen</button>');
    const answer = await payer.submit(`/payment/${token}`, { payment_method: 'Creditcard' });
    expect(answer.status).toBe(422);
    expect(await text(answer)).toContain('kan niet met deze betaalmethode');
  });

  it('tells the payer when no method can take the amount, and whom to ask', async () => {
    const { payer } = open();
    const subject = { kind: 'other', description: 'Aanbetaling', amount: cents(5_000_001) } as const;
    const { token } = await createPayment(database, subject, null);
    const page = await text(await payer.get(`/payment/${token}`));
    expect(page).toContain('Dit bedrag kan niet in één keer online worden betaald');
    expect(page).toContain('href="/contact"');
    expect(page).not.toContain('>Betalen</button>');
  });
});

describe('via', () => {
  async function viaOf(token: string) {
    const [payment] = await database
      .select({ via: payments.via })
      .from(payments)
      .where(eq(payments.token, token));
    return payment?.via;
  }

  it('R2.2 R7.8 is kept by PATCH', async () => {
    const { payer } = open();
    const { payment } = await anOpenPayment(database);
    const page = await text(await payer.get(`/payment/${payment.token}?via=mail`));
    expect(page).toContain('name="via" value="mail"');
    const answer = await payer.call(`/payment/${payment.token}`, { via: 'mail' }, {}, 'PATCH');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
    expect(await viaOf(payment.token)).toBe('mail');
  });

  it('R2.2 comes with the form where there is no script', async () => {
    const { payer } = open();
    const { payment } = await anOpenPayment(database);
    await payer.get(`/payment/${payment.token}?via=sms`);
    await payer.submit(`/payment/${payment.token}`, { payment_method: 'iDeal', via: 'sms' });
    expect(await viaOf(payment.token)).toBe('sms');
  });

  it.each([
    [{ via: '<script>' }, 400],
    [{ via: 7 }, 400],
    [null, 400],
  ])('R7.8 refuses %o', async (body, status) => {
    const { payer } = open();
    const { payment } = await anOpenPayment(database);
    await payer.get(`/payment/${payment.token}`);
    expect((await payer.call(`/payment/${payment.token}`, body, {}, 'PATCH')).status).toBe(status);
  });

  it('R7.8 answers 404 for a payment that does not exist and 403 without a token', async () => {
    const { payer, app } = open();
    await payer.get(`/payment/${demoOrder.paymentToken}`);
    expect((await payer.call('/payment/nobody', { via: 'mail' }, {}, 'PATCH')).status).toBe(404);
    const bare = await app.request(`/payment/${demoOrder.paymentToken}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"via":"mail"}',
    });
    expect(bare.status).toBe(403);
  });
});

describe('payment case 13: pages for links that are over', () => {
  it('already paid', async () => {
    const { desk, hear, payer } = open();
    const { payment } = await anOpenPayment(database);
    await payer.get(`/payment/${payment.token}`);
    await payer.submit(`/payment/${payment.token}`, { payment_method: 'iDeal' });
    const { providerId } = await desk.attempt(payment.id);
    await desk.finish(providerId, 'paid');
    await hear(providerId);
    const answer = await payer.get(`/payment/${payment.token}`);
    expect(answer.status).toBe(200);
    const page = await text(answer);
    expect(page).toContain('Al betaald');
    expect(page).not.toContain('Te betalen');
    for (const fields of [{ payment_method: 'iDeal' }, {}]) {
      const posted = await payer.submit(`/payment/${payment.token}`, fields);
      expect([posted.status, posted.headers.get('location')]).toEqual([303, `/payment/${payment.token}`]);
    }
  });

  it('cancelled', async () => {
    const { payer } = open();
    const { order, payment } = await anOpenPayment(database);
    await cancelOrder(database, order.id, new Date());
    const answer = await payer.get(`/payment/${payment.token}`);
    expect(answer.status).toBe(410);
    expect(await text(answer)).toContain('niet meer geldig');
  });

  it('of an order that was not paid in time', async () => {
    const { desk, payer } = open();
    const { order, payment } = await anOpenPayment(database);
    await callOffOrder(desk.deps, order.id, { kind: 'expired', reason: '' });
    const answer = await payer.get(`/payment/${payment.token}`);
    expect(answer.status).toBe(410);
    expect(await text(answer)).toContain('Deze bestelling is vervallen');
  });

  it('expired', async () => {
    const { desk, payer } = open();
    const { id } = await anOrder(database);
    const { token } = await createPayment(database, { kind: 'order', orderId: id }, desk.time);
    const answer = await payer.get(`/payment/${token}`);
    expect(answer.status).toBe(410);
    expect(await text(answer)).toContain('verlopen');
  });

  it.each(['/payment/unknown', '/payment/unknown/terug'])('unknown: %s', async (path) => {
    const { payer } = open();
    const answer = await payer.get(path);
    expect(answer.status).toBe(404);
    expect(await text(answer)).toContain('Deze betaallink kennen wij niet');
  });

  it('guessing is slowed down', async () => {
    const { desk, payer } = open();
    const key = attemptKey('payment', `192.0.2.${visitors}`);
    await countAttempts(database, [{ key, seconds: 60, times: 298 }], desk.time);
    const statuses: number[] = [];
    for (const guess of [299, 300, 301]) statuses.push((await payer.get(`/payment/guess-${guess}`)).status);
    expect(statuses).toEqual([404, 404, 429]);
  });
});

describe('coming back', () => {
  async function started() {
    const { desk, hear, payer, app } = open();
    const { payment } = await anOpenPayment(database);
    await payer.get(`/payment/${payment.token}`);
    await payer.submit(`/payment/${payment.token}`, { payment_method: 'Creditcard' });
    const { providerId } = await desk.attempt(payment.id);
    return { desk, hear, payer, app, payment, providerId, back: `/payment/${payment.token}/terug` };
  }

  it('payment case 1: paid before the webhook', async () => {
    const { desk, payer, payment, providerId, back } = await started();
    await desk.finish(providerId, 'paid');
    expect(await text(await payer.get(back))).toContain('Betaling ontvangen');
    expect(await desk.statusOf(payment.id)).toBe('payment paid, order paid');
  });

  it('promises no mail to who paid a free amount, whose address we do not have', async () => {
    const { desk, payer } = open();
    const free = { kind: 'other', description: 'Aanbetaling', amount: cents(125_00) } as const;
    const { id, token } = await createPayment(database, free, null);
    await payer.get(`/payment/${token}`);
    await payer.submit(`/payment/${token}`, { payment_method: 'iDeal' });
    const waiting = await text(await payer.get(`/payment/${token}/terug`));
    await desk.finish((await desk.attempt(id)).providerId, 'paid');
    const paid = await text(await payer.get(`/payment/${token}/terug`));
    expect(waiting).toContain('Betaling in behandeling');
    expect(paid).toContain('Betaling ontvangen');
    for (const page of [waiting, paid]) expect(page).not.toContain('e-mail.');
  });

  it('payment case 1: not known yet, and asked again', async () => {
    const { desk, payer, providerId, back } = await started();
    expect(await text(await payer.get(back))).toContain('Betaling in behandeling');
    const asked = () => payer.get(back, { accept: 'application/json' }).then((answer) => answer.json());
    expect(await asked()).toEqual({ state: 'pending' });
    await desk.finish(providerId, 'paid');
    expect(await asked()).toEqual({ state: 'paid' });
  });

  it('payment case 14: over and over, it is asked of the provider once a minute, and no news is missed', async () => {
    const { desk, payer, providerId, back } = await started();
    let questions = 0;
    desk.fault = () => {
      questions += 1;
      return Promise.resolve(null);
    };
    const comeBack = async (times: number) => {
      for (let time = 1; time < times; time += 1) await payer.get(back, { accept: 'application/json' });
      return (await payer.get(back, { accept: 'application/json' })).json();
    };
    const key = attemptKey('return-payment', providerId);
    await countAttempts(database, [{ key, seconds: 60, times: 38 }], desk.time);
    expect(await comeBack(4)).toEqual({ state: 'pending' });
    expect(questions).toBe(2);
    await desk.finish(providerId, 'paid');
    expect(await comeBack(1)).toEqual({ state: 'pending' });
    desk.pass(1);
    expect(await comeBack(1)).toEqual({ state: 'paid' });
  });

  it.each([
    ['heard first', true],
    ['told by the way back', false],
  ])('who paid the amount of before a credit hears that it came in, %s', async (_, isHeard) => {
    const { desk, hear, payer, payment, providerId, back } = await started();
    await desk.finish(providerId, 'paid');
    await database
      .update(payments)
      .set({ amount: cents(100_00) })
      .where(eq(payments.id, payment.id));
    if (isHeard) await hear(providerId);
    for (const path of [back, `/payment/${payment.token}`]) {
      const page = await text(await payer.get(path));
      expect(page).toContain('Wij hebben € 194,46 ontvangen, maar dat bedrag klopte niet meer.');
      expect(page).not.toContain('Er is niets afgeschreven');
      expect(page).toMatch(/Te betalen[\s\S]*€ 100,00/);
    }
    await desk.refund(providerId, payment.amount);
    await hear(providerId);
    expect(await text(await payer.get(`/payment/${payment.token}`))).not.toContain('klopte niet meer');
  });

  it('payment case 4: who paid twice hears what goes back', async () => {
    const { desk, hear, payer, payment, providerId, back } = await started();
    const second = await desk.insertAttempt(payment, 'bancontact');
    for (const id of [providerId, second]) {
      await desk.finish(id, 'paid');
      await hear(id);
    }
    for (const path of [back, `/payment/${payment.token}`]) {
      const page = await text(await payer.get(path));
      expect(page).toContain('Te veel betaald');
      expect(page).toMatch(/Betaald[\s\S]*€ 194,46/);
    }
    await desk.refund(second, payment.amount);
    await hear(second);
    expect(await text(await payer.get(back))).toContain('Betaling ontvangen');
  });

  it('payment case 8: a refused card gives its reason and the form', async () => {
    const { desk, payer, providerId, back } = await started();
    await desk.finish(providerId, 'failed', 'card_expired');
    const page = await text(await payer.get(back));
    expect(page).toContain('De kaart is verlopen.');
    expect(page).toContain('value="Creditcard"');
  });

  it.each(['canceled', 'expired'] as const)(
    'payment case 8: %s gives a neutral sentence and the form',
    async (status) => {
      const { desk, payer, providerId, back } = await started();
      await desk.finish(providerId, status);
      const page = await text(await payer.get(back));
      expect(page).toContain('Er is niets afgeschreven');
      expect(page).toContain('value="iDeal"');
    },
  );

  it('payment case 8: a payer who changed the method and cancelled gets the form, whatever is still open', async () => {
    const { desk, payer, payment, back } = await started();
    desk.pass(1);
    await payer.submit(`/payment/${payment.token}`, { payment_method: 'iDeal' });
    const [, second] = await desk.attempts(payment.id);
    await desk.finish(second?.providerId ?? '', 'canceled');
    const form = await text(await payer.get(back));
    expect(form).toContain('De betaling is niet afgerond');
    expect(form).toContain('value="iDeal"');
    // Back to the method that was chosen first, whose attempt is still open.
    desk.pass(1);
    await payer.submit(`/payment/${payment.token}`, { payment_method: 'Creditcard' });
    expect(await text(await payer.get(back))).toContain('Betaling in behandeling');
  });

  it('payment case 9: pending keeps waiting, also at the form', async () => {
    const { desk, payer, payment, providerId, back } = await started();
    await desk.finish(providerId, 'pending');
    expect(await text(await payer.get(back))).toContain('Betaling in behandeling');
    expect(await text(await payer.get(`/payment/${payment.token}`))).toContain('Betaling in behandeling');
  });

  it('payment case 16: the cookie survives the way back from the bank, and the page needs none', async () => {
    const { app, desk, providerId, back } = await started();
    await desk.finish(providerId, 'paid');
    const stranger = await app.request(back);
    expect(stranger.status).toBe(200);
    expect(stranger.headers.get('set-cookie')).toMatch(/SameSite=Lax/);
    expect(await text(stranger)).toContain('Betaling ontvangen');
  });
});

describe('the webhook', () => {
  it('payment case 14: says 200 to what is not ours, and does nothing', async () => {
    const { app, hear } = open();
    for (const id of ['tr_doesnotexist', 'x', "tr_'; drop table payments; --", '']) {
      expect((await hear(id)).status).toBe(200);
    }
    expect((await app.request('/webhooks/mollie', { method: 'POST', body: '{' })).status).toBe(200);
    expect((await app.request('/webhooks/mollie', { method: 'POST' })).status).toBe(200);
  });

  it('payment case 10: says 503 when it could not ask the provider', async () => {
    const { desk, hear } = open();
    const { attempt } = await aStartedPayment(database);
    desk.fault = () => Promise.resolve(new Response('', { status: 500 }));
    expect((await hear(attempt.providerId)).status).toBe(503);
  });

  it('payment case 14: the same one over and over is asked of the provider once a minute, and no news is missed', async () => {
    const { desk, hear } = open();
    const { attempt } = await aStartedPayment(database);
    let asked = 0;
    desk.fault = () => {
      asked += 1;
      return Promise.resolve(null);
    };
    const statuses = async (times: number) => {
      const seen: number[] = [];
      for (let time = 0; time < times; time += 1) seen.push((await hear(attempt.providerId)).status);
      return seen;
    };
    const key = attemptKey('webhook-payment', attempt.providerId);
    await countAttempts(database, [{ key, seconds: 60, times: 28 }], desk.time);
    expect(await statuses(4)).toEqual([200, 200, 429, 429]);
    const before = asked;
    await desk.finish(attempt.providerId, 'paid');
    expect(await statuses(2)).toEqual([429, 429]);
    expect(asked).toBe(before);
    // Also where somebody goes on without a pause.
    desk.pass(1);
    await statuses(1);
    expect(asked).toBeGreaterThan(before);
    const [paid] = await database
      .select({ status: paymentAttempts.status })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, attempt.id));
    expect(paid).toEqual({ status: 'paid' });
  });

  it('needs no session and sets none', async () => {
    const { hear } = open();
    expect((await hear('tr_doesnotexist')).headers.get('set-cookie')).toBeNull();
  });
});
