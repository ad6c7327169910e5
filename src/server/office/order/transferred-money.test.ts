import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Cents, cents } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOpenPayment, type Order } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { mails } from '../../database/schema/operations.ts';
import { invoices, orders } from '../../database/schema/orders.ts';
import { payments } from '../../database/schema/payments.ts';
import { issueInvoice } from '../../invoices/issue-invoice.ts';
import { commandActor } from '../../logbook/write-logbook.ts';
import { bookTransfer } from '../../payments/book-transfer.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const owner = await Buyer.login(shop, demoAccounts.staff);

let desk: PaymentDesk;
let order: Order;
let linkId: number;

// 194,46 is asked for.
beforeEach(async () => {
  desk = new PaymentDesk(database);
  const open = await anOpenPayment(database);
  order = open.order;
  linkId = open.payment.id;
});

async function transfer(amount: Cents) {
  const parts = [{ number: order.number, amount }];
  const about = { key: randomUUID(), bookedOn: '2026-11-13', payer: 'Van Dijk', description: '' };
  const outcome = await bookTransfer(desk.deps, { ...about, amount, parts, keepsRest: false }, commandActor);
  expect(outcome.kind).toBe('booked');
}

const page = (slug = '') => `/beheer/bestellingen/${order.number}${slug}`;
const words = async (slug = '') => textOf(await (await owner.visitor.get(page(slug))).text());

async function send(slug: string, fields: Readonly<Record<string, string>>) {
  const html = await (await owner.visitor.get(page(slug))).text();
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const answer = await owner.visitor.submit(page(slug), {
    seen: hidden('seen'),
    key: hidden('key'),
    reason: 'vergissing',
    ...fields,
  });
  return { status: answer.status, page: textOf(await answer.text()) };
}

const documents = () => database.$count(invoices, eq(invoices.orderId, order.id));
const asked = async () => (await database.select().from(payments).where(eq(payments.id, linkId)))[0]?.amount;

describe('R11.3 R11.6 a part of the money of an order that waits for the rest', () => {
  it('goes back without a document, and is due again', async () => {
    await transfer(cents(20_00));
    expect(await asked()).toBe(174_46);
    expect(await words('/terugbetalen')).toContain(
      'Er is € 20,00 ontvangen (Overschrijving) en niet teruggegeven. De bestelling is nog niet gefactureerd',
    );
    expect((await send('/terugbetalen', { amount: '20' })).status).toBe(303);
    expect(await documents()).toBe(0);
    expect(await asked()).toBe(194_46);
    expect(await words()).toContain('Terugbetaling van € 20,00: zelf over te maken, zie Taken');
    await transfer(cents(194_46));
    await desk.work();
    expect(await database.select().from(invoices).where(eq(invoices.orderId, order.id))).toMatchObject([
      { kind: 'invoice', total: 194_46 },
    ]);
  });

  it('goes back when the order is called off, and nothing is invoiced to be credited', async () => {
    await transfer(cents(20_00));
    expect(await words()).toMatch(/Er gaat €\s20,00 terug naar de klant via Overschrijving\. /);
    expect((await send('/annuleren', {})).status).toBe(303);
    expect(await documents()).toBe(0);
  });
});

describe('R11.3 money that came by bank', () => {
  it('is given back with a credit note no further than it came', async () => {
    await issueInvoice(desk.deps, order.id);
    await transfer(cents(50_00));
    const refused = await send('/crediteren', { amount: '60', money: 'back' });
    expect([refused.status, refused.page]).toEqual([
      422,
      expect.stringContaining('Zoveel geld is er niet ontvangen, of niet meer.'),
    ]);
    expect(await documents()).toBe(1);
    expect((await send('/crediteren', { amount: '50', money: 'back' })).status).toBe(303);
  });

  it('that has all gone back is told where the order is called off, and in the mail of it', async () => {
    await transfer(cents(194_46));
    await desk.work();
    expect((await send('/terugbetalen', { amount: '194,46' })).status).toBe(303);
    expect(await words()).toContain('Wat is betaald, is al terug naar de klant: er gaat niets meer terug.');
    expect((await send('/annuleren', {})).status).toBe(303);
    const [found] = await database.select().from(orders).where(eq(orders.id, order.id));
    expect(found?.status).toBe('cancelled');
    const [mail] = await database
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `order-cancelled:${order.id}`));
    expect(mail?.text).toContain('Wat u had betaald, is al terug naar u of onderweg.');
  });
});
