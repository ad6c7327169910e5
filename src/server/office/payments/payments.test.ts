import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readCsv } from '#domain/csv/csv.ts';
import { cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOpenPayment } from '#tests/support/orders.ts';
import { aPaidPayment, aStartedPayment } from '#tests/support/started-payment.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { bankBookings } from '../../database/schema/bank.ts';
import { orders } from '../../database/schema/orders.ts';
import { paymentAttempts, payments } from '../../database/schema/payments.ts';
import { issueInvoice } from '../../invoices/issue-invoice.ts';
import { creditInvoice } from '../../payments/give-back.ts';
import { findOpenItems } from './open-items.ts';

const { database } = await testDatabase();
// Where the bank takes money back, which the lists of other tests would show.
const disputed = await testDatabase();
const { desk, order, payment, attempt } = await aPaidPayment(database, { method: 'creditcard' });
const started = await aStartedPayment(database);
const shop = testApp(database, { paymentProvider: desk.deps.paymentProvider, now: () => desk.time });
let staff: Visitor;

type Listed = { payments: Record<string, unknown>[]; next: string | null };

async function list(query: string, visitor = staff): Promise<Listed> {
  const answer = await visitor.get(`/beheer/betalingen?${query}`, { accept: 'application/json' });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Listed;
}

const ids = ({ payments: rows }: Listed) => rows.map(({ id }) => id);

beforeAll(async () => {
  staff = await new Visitor(shop).login(demoAccounts.bookkeeping);
  await issueInvoice(desk.deps, order.id);
});

describe('R11.6 the list of payments', () => {
  it('tells of each its attempts, method and number at the provider; a link that nobody used is none', async () => {
    const { payments: rows } = await list('');
    expect(rows.find(({ id }) => id === payment.id)).toMatchObject({
      status: 'paid',
      order: order.number,
      amount: '194.46',
      method: 'creditcard',
      attempts: 1,
      attempt: 'paid',
      providerId: attempt.providerId,
      refunded: '0.00',
      refundStatus: null,
      chargedBack: '0.00',
    });
    const { payment: unused } = await anOpenPayment(database);
    expect(ids(await list(''))).not.toContain(unused.id);
  });

  it('finds and filters', async () => {
    for (const words of [order.number, attempt.providerId, 'zonwering'])
      expect(ids(await list(`zoek=${words}`))).toContain(payment.id);
    expect(ids(await list('status=paid'))).not.toContain(started.payment.id);
    expect(ids(await list('status=open'))).toContain(started.payment.id);
    expect(ids(await list('methode=creditcard'))).toEqual([payment.id]);
    expect((await staff.get('/beheer/betalingen?methode=x')).status).toBe(422);
    expect(await (await staff.get('/beheer/betalingen.csv')).text()).toContain(String(attempt.providerId));
  });

  it('exports a payment of just after midnight on the day that finds it', async () => {
    const { payment: late } = await aStartedPayment(database);
    const [createdAt, paidAt] = [new Date('2026-11-30T23:05:00Z'), new Date('2026-11-30T23:10:00Z')];
    await database
      .update(payments)
      .set({ status: 'paid', createdAt, paidAt })
      .where(eq(payments.id, late.id));
    const file = readCsv(
      await (await staff.get('/beheer/betalingen.csv?van=2026-12-01&tot=2026-12-01')).text(),
    );
    expect(file.ok && file.rows.slice(1).map(({ cells }) => cells.slice(0, 3))).toEqual([
      [String(late.id), '2026-12-01 00:05:00', '2026-12-01 00:10:00'],
    ]);
  });

  it('R15.4 knows by which method each was paid in the end', async () => {
    const used = (method: string | null) =>
      database
        .update(paymentAttempts)
        .set({ usedMethod: method })
        .where(eq(paymentAttempts.paymentId, payment.id));
    onTestFinished(async () => void (await used(null)));
    await used('bancontact');
    expect(ids(await list('methode=creditcard'))).toEqual([]);
    expect(ids(await list('methode=bancontact'))).toEqual([payment.id]);
    expect(ids(await list(`methode=bancontact&zoek=${order.number}`))).toEqual([payment.id]);
    await used(null);
    expect(ids(await list('methode=creditcard'))).toEqual([payment.id]);
  });

  it('asks the provider how one stands, and shows what it says', async () => {
    const paid = await aPaidPayment(disputed.database, { method: 'creditcard' });
    const { paymentProvider } = paid.desk.deps;
    const there = testApp(disputed.database, { paymentProvider, now: () => paid.desk.time });
    const visitor = await new Visitor(there).login(demoAccounts.bookkeeping);
    const address = `/beheer/betalingen/${paid.payment.id}`;
    await issueInvoice(paid.desk.deps, paid.order.id);
    await paid.desk.chargeBack(paid.attempt.providerId);
    paid.desk.pass(1);
    const answer = await visitor.submit(`${address}/stand`, {});
    expect(answer.headers.get('location')).toBe(`${address}?melding=gevraagd`);
    expect(ids(await list('status=charged_back', visitor))).toEqual([paid.payment.id]);
    const html = await (await visitor.get(address)).text();
    expect(html).toContain('teruggeboekt');
    expect(html).toContain('nagevraagd');
    paid.desk.fault = () => Promise.resolve(new Response('', { status: 503 }));
    const silent = await visitor.submit(`${address}/stand`, {});
    expect(silent.headers.get('location')).toContain('probleem=geen-antwoord');
  });
});

describe('R11.6 a transfer on a form', () => {
  it('is spread over the oldest first without booking anything, booked once, and undone with a reason', async () => {
    const [one, other] = [await anOpenPayment(database), await anOpenPayment(database)];
    await database.update(orders).set({ reference: 'Samen 77' }).where(eq(orders.id, one.order.id));
    await database.update(orders).set({ reference: 'Samen 77' }).where(eq(orders.id, other.order.id));
    const page = await (await staff.get('/beheer/betalingen/boeken?zoek=samen+77')).text();
    expect(page).toContain(one.order.number);
    const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const fields = {
      key,
      zoek: 'samen 77',
      bookedOn: '2026-11-13',
      amount: '250',
      payer: 'Van Dijk',
      description: '',
    };
    const before = await database.$count(bankBookings);
    const spread = await staff.submit('/beheer/betalingen/boeken', { ...fields, do: 'spread' });
    const filled = await spread.text();
    const parts = [...filled.matchAll(/name="deel-([^"]+)"[^>]*?value="([^"]*)"/g)].map(([, n, v]) => [n, v]);
    expect(parts).toEqual([
      [one.order.number, '194,46'],
      [other.order.number, '55,54'],
    ]);
    expect(await database.$count(bankBookings)).toBe(before);
    const deal = { [`deel-${one.order.number}`]: '194,46', [`deel-${other.order.number}`]: '55,54' };
    const book = () => staff.submit('/beheer/betalingen/boeken', { ...fields, ...deal });
    const both = await Promise.all([book(), book()]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(await database.$count(bankBookings)).toBe(before + 1);
    const [row] = await database.select().from(orders).where(eq(orders.id, one.order.id));
    expect(row?.status).toBe('paid');
    const made = await database.select().from(payments).where(eq(payments.orderId, one.order.id));
    const id = made.find(({ status }) => status === 'paid')?.id ?? 0;
    expect(ids(await list('methode=bank_transfer'))).toContain(id);
    expect(await findOpenItems(database, 'samen 77')).toMatchObject([
      { number: other.order.number, openCents: 138_92 },
    ]);
    const long = 'x'.repeat(201);
    const refused = await staff.submit(`/beheer/betalingen/${id}/terugdraaien`, { reason: long });
    const back = await refused.text();
    expect([refused.status, back]).toEqual([
      422,
      expect.stringContaining('href="#veld-reason">Reden: Schrijf op waarom'),
    ]);
    expect(back).toContain(`value="${long}"`);
    const undone = await staff.submit(`/beheer/betalingen/${id}/terugdraaien`, { reason: 'verkeerde klant' });
    expect(undone.headers.get('location')).toContain('melding=teruggedraaid');
    const html = await (await staff.get(`/beheer/betalingen/${id}`)).text();
    expect(html).toContain('verkeerde klant');
    expect(html).not.toContain('Boeking terugdraaien');
  });

  it('on a page that was gone back to is booked as what it says now', async () => {
    const [one, other] = [await anOpenPayment(database), await anOpenPayment(database)];
    const key = crypto.randomUUID();
    const before = await database.$count(bankBookings);
    for (const { order } of [one, other])
      await staff.submit('/beheer/betalingen/boeken', {
        ...{ key, bookedOn: '2026-11-13', amount: '194,46', payer: 'Van Dijk' },
        ...{ description: '', [`deel-${order.number}`]: '194,46' },
      });
    expect(await database.$count(bankBookings)).toBe(before + 2);
    const [row] = await database.select().from(orders).where(eq(orders.id, other.order.id));
    expect(row?.status).toBe('paid');
  });

  it('is not offered to be undone once money of it went back, and says why', async () => {
    const { order: booked } = await anOpenPayment(database);
    const invoice = await issueInvoice(desk.deps, booked.id);
    await staff.submit('/beheer/betalingen/boeken', {
      ...{ key: crypto.randomUUID(), bookedOn: '2026-11-13', amount: '194,46', payer: 'Van Dijk' },
      ...{ description: '', [`deel-${booked.number}`]: '194,46' },
    });
    const made = await database.select().from(payments).where(eq(payments.orderId, booked.id));
    const address = `/beheer/betalingen/${made.find(({ status }) => status === 'paid')?.id}`;
    expect(await (await staff.get(address)).text()).toContain('Boeking terugdraaien');
    const wish = { kind: 'amount', amount: cents(10_00) } as const;
    await creditInvoice(desk.deps, { invoice, wish, cause: `test:${booked.id}`, isMoneyBack: true });
    const html = await (await staff.get(address)).text();
    expect(html).not.toContain('Boeking terugdraaien');
    expect(html).toContain('kan niet worden teruggedraaid: er is al geld van terugbetaald.');
    const undone = await staff.submit(`${address}/terugdraaien`, { reason: 'verkeerde klant' });
    expect(undone.headers.get('location')).toContain('probleem=al-terugbetaald');
  });

  it.each([
    ['amount', { amount: '' }],
    ['amount', { amount: '0' }],
    ['bookedOn', { bookedOn: '2026-11-17' }],
    ['bookedOn', { bookedOn: '2026-13-01' }],
    ['payer', { payer: '' }],
  ])('with a wrong %s says so and keeps what was typed', async (name, wrong) => {
    const fields = {
      bookedOn: '2026-11-13',
      amount: '10',
      payer: 'Van Dijk & Zn',
      'deel-F2026-00001': '10',
      ...wrong,
    };
    const answer = await staff.submit('/beheer/betalingen/boeken', { zoek: 'F2026-00001', ...fields });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(`href="#veld-${name}"`);
    if (name !== 'payer') expect(html).toContain('value="Van Dijk &amp; Zn"');
    expect(await database.$count(bankBookings, eq(bankBookings.payer, 'Van Dijk & Zn'))).toBe(0);
  });

  it('for more than is open tells how much that is', async () => {
    const fields = {
      bookedOn: '2026-11-13',
      amount: '400',
      payer: 'Raamwerk',
      'deel-F2026-00001': '400',
      zoek: 'F2026-00001',
    };
    const html = await (await staff.submit('/beheer/betalingen/boeken', fields)).text();
    expect(html).toContain('Hiervan staat nog € 369,43 open.');
  });
});
