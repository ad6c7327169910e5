import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { AccountDesk } from '#tests/support/account-desk.ts';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOpenPayment } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { mails } from '../database/schema/operations.ts';
import { invoices, orderLines, orders } from '../database/schema/orders.ts';
import { commandActor } from '../logbook/write-logbook.ts';
import { actOnOrders } from '../orders/act-on-orders.ts';
import { moveOrder } from '../orders/move-order.ts';
import { releaseOrder } from '../orders/release-order.ts';
import { findPaymentByToken } from '../payments/find-payment.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { startAttempt } from '../payments/start-attempt.ts';

const { database } = await testDatabase();
const desk = new PaymentDesk(database);
const shop = testApp(database, desk.deps);
const owner = await new Visitor(shop).login(demoAccounts.millimetres);

const fromPayment = 'als u vandaag betaalt; de werkdagen tellen vanaf de betaling';

async function aPaidOrder() {
  const { order, payment } = await anOpenPayment(database);
  // The day before it is paid, by the same clock: on the real day it is stored, one of these tests may just pay it.
  const placedAt = new Date(desk.time.getTime() - 24 * 60 * 60_000);
  await database.update(orders).set({ placedAt }).where(eq(orders.id, order.id));
  await database.update(orderLines).set({ deliveryDays: 10 }).where(eq(orderLines.orderId, order.id));
  await startAttempt(desk.deps, payment.token, 'creditcard');
  const { providerId } = await desk.attempt(payment.id);
  await desk.finish(providerId, 'paid');
  await hearWebhook(desk.deps, providerId);
  await desk.work();
  return { ...order, payment, providerId };
}

async function chargeBack({ providerId }: { readonly providerId: string }): Promise<void> {
  await desk.chargeBack(providerId);
  await hearWebhook(desk.deps, providerId);
}

async function open({ number }: { readonly number: string }, who = owner) {
  const html = await (await who.get(`/bestelling/${number}`)).text();
  const words = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ');
  return {
    words,
    invoice: /name="invoice" value="([^"]+)"/.exec(html)?.[1],
    key: /name="key" value="([^"]+)"\/?><input type="hidden" name="invoice"/.exec(html)?.[1] ?? '',
  };
}

async function dueOnOf({ id }: { readonly id: number }): Promise<string | null> {
  const [order] = await database.select({ dueOn: orders.dueOn }).from(orders).where(eq(orders.id, id));
  return order?.dueOn ?? null;
}

describe('R12.4 an order whose money was taken back', () => {
  it('is paid anew from its page as from that of its invoice, and is promised for a day from then on', async () => {
    const order = await aPaidOrder();
    const first = await dueOnOf(order);
    expect((await open(order)).words).not.toContain('Nog te betalen');
    await chargeBack(order);
    desk.pass(3 * 24 * 60);
    const { words, invoice, key } = await open(order);
    const [issued] = await database.select().from(invoices).where(eq(invoices.orderId, order.id));
    expect(invoice).toBe(issued?.number);
    expect(words).toContain('Nog te betalen: € 194,46 incl. btw');
    expect(words).toContain('U kunt hier opnieuw betalen.');
    expect(words).toContain(fromPayment);
    const sent = await owner.submit('/account/facturen/betalen', { invoice: invoice ?? '', key });
    const token = sent.headers.get('location')?.split('/').at(-1) ?? '';
    expect((await open(order)).words).toContain(fromPayment);
    await startAttempt(desk.deps, token, 'ideal');
    const { providerId } = await desk.attempt((await findPaymentByToken(database, token))?.id ?? 0);
    await desk.finish(providerId, 'paid');
    await hearWebhook(desk.deps, providerId);
    const dueOn = await dueOnOf(order);
    expect((dueOn ?? '') > (first ?? '')).toBe(true);
    const paid = (await open(order)).words;
    expect(paid).not.toContain('Nog te betalen');
    expect(paid).not.toContain(fromPayment);
  });

  it('offers nothing to who may not pay, and nothing once it is called off', async () => {
    const order = await aPaidOrder();
    await chargeBack(order);
    const staff = await new Visitor(shop).login(demoAccounts.staff);
    expect((await open(order, staff)).invoice).toBeUndefined();
    await actOnOrders(
      desk.deps,
      { numbers: [order.number], action: 'cancel', reason: 'geen geld', input: null },
      commandActor,
    );
    expect((await open(order)).invoice).toBeUndefined();
  });

  it('keeps its promise where somebody lets it go, and can still be paid', async () => {
    const order = await aPaidOrder();
    await chargeBack(order);
    await releaseOrder(desk.deps, order.id, 'vaste klant');
    const { words, invoice } = await open(order);
    expect(words).not.toContain(fromPayment);
    expect(words).toContain('Leverdatum');
    expect(invoice).toBeDefined();
  });

  it('can be paid when it is sent, without a word on the day it comes', async () => {
    const order = await aPaidOrder();
    await moveOrder(database, order.id, 'in_production', desk.time);
    await chargeBack(order);
    expect((await open(order)).words).toContain(fromPayment);
    await moveOrder(database, order.id, 'shipped', desk.time, { reason: 'vaste klant' });
    const { words, invoice } = await open(order);
    expect(invoice).toBeDefined();
    expect(words).not.toContain(fromPayment);
  });

  it('has no day where its money was given back and nobody asks for it', async () => {
    const order = await aPaidOrder();
    await desk.refund(order.providerId, order.payment.amount);
    await hearWebhook(desk.deps, order.providerId);
    await desk.work();
    const { words, invoice } = await open(order);
    expect(invoice).toBeUndefined();
    expect(words).not.toContain('Leverdatum');
  });

  it('on account is paid anew by its invoice, where that stands', async () => {
    const onAccount = new AccountDesk(database);
    const order = await onAccount.order();
    await onAccount.ship(order, 1);
    const [invoice] = await onAccount.invoices(order);
    const buyer = await new Visitor(shop).login(demoAccounts.onAccount);
    expect(await open(order, buyer)).toMatchObject({ invoice: undefined });
    const { providerId } = await onAccount.pay(invoice?.id ?? 0, 'creditcard');
    await onAccount.chargeBack(providerId);
    await hearWebhook(onAccount.deps, providerId);
    const { invoice: number = '', key } = await open(order, buyer);
    expect(number).toBe(invoice?.number);
    const sent = await buyer.submit('/account/facturen/betalen', { invoice: number, key });
    expect(sent.headers.get('location')).toMatch(/^\/payment\//);
    expect(await open(order, buyer)).toMatchObject({ invoice: undefined });
  });

  it('is confirmed again without a day', async () => {
    const order = await aPaidOrder();
    await chargeBack(order);
    await actOnOrders(
      desk.deps,
      {
        numbers: [order.number],
        action: 'send_document',
        reason: '',
        input: { number: null, key: randomUUID() },
      },
      commandActor,
    );
    const sent = await database
      .select()
      .from(mails)
      .where(eq(mails.aboutOrderId, order.id))
      .orderBy(mails.id);
    expect(sent.at(-1)?.subject).toContain('de bevestiging nog een keer');
    expect(sent.at(-1)?.text).not.toContain('Wij leveren op');
  });
});
