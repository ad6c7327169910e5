import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#domain/logbook/entry.ts';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOrder, type Order } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { deliveries, deliveryLines } from '../database/schema/deliveries.ts';
import { logbook } from '../database/schema/logbook.ts';
import { mails } from '../database/schema/operations.ts';
import { orderEvents, orderLines, orders } from '../database/schema/orders.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { actOnOrders } from './act-on-orders.ts';
import type { NewDelivery } from './actions/action.ts';
import { listSentLines } from './deliveries.ts';

const { database, pool } = await testDatabase();
const desk = new PaymentDesk(database);

const packer: Actor = {
  personId: 1,
  name: 'Wim de Boer',
  role: 'workshop',
  behalfOf: null,
  address: '10.0.0.1',
  requestId: null,
};

// Two screens of one line.
const made = () => anOrder(database, { status: 'in_production' });
const lineOf = async ({ id }: Order) => {
  const [line] = await database.select().from(orderLines).where(eq(orderLines.orderId, id));
  return line?.id ?? 0;
};
const statusOf = async ({ id }: Order) => {
  const [order] = await database.select().from(orders).where(eq(orders.id, id));
  return order?.status;
};
const mailsOf = async ({ number }: Order) =>
  database
    .select()
    .from(mails)
    .where(like(mails.text, `%${number}%`))
    .orderBy(mails.id);
const eventsOf = ({ id }: Order) =>
  database.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id);

let keys = 0;
async function send(order: Order, screens: number | 'rest', more: Partial<NewDelivery> = {}) {
  keys += 1;
  const wish = screens === 'rest' ? screens : new Map([[await lineOf(order), screens]]);
  const input: NewDelivery = {
    carrier: 'postnl',
    trackingCode: '3SMTHR001',
    sentOn: '2026-11-16',
    screens: wish,
    isLast: false,
    key: `form ${keys}`,
    ...more,
  };
  return actOnOrders(desk.deps, { action: 'ship', numbers: [order.number], reason: null, input }, packer);
}

const undo = (order: Order, deliveryId: number) =>
  actOnOrders(
    desk.deps,
    { action: 'undo_ship', numbers: [order.number], reason: 'verkeerde bestelling', input: { deliveryId } },
    packer,
  );

describe('R11.3 sending an order', () => {
  it('sold at 0 % to another country is brought there, never collected here', async () => {
    const order = await anOrder(database, { status: 'in_production', country: 'BE' });
    const collected = { carrier: 'pickup', trackingCode: '' } as const;
    expect(await send(order, 'rest', collected)).toMatchObject({ refused: [{ why: 'not_collected' }] });
    expect(await mailsOf(order)).toEqual([]);
    expect(await send(await made(), 'rest', collected)).toMatchObject({ kind: 'done' });
    expect(await send(order, 'rest')).toMatchObject({ kind: 'done' });
  });

  it('that was collected by mistake is told as not collected', async () => {
    const order = await made();
    await send(order, 'rest', { carrier: 'pickup', trackingCode: '' });
    const [delivery] = await database.select().from(deliveries).where(eq(deliveries.orderId, order.id));
    await database.update(mails).set({ status: 'sent' }).where(eq(mails.aboutOrderId, order.id));
    await undo(order, delivery?.id ?? 0);
    const told = (await mailsOf(order)).at(-1);
    expect(told?.subject).toBe(`Bestelling ${order.number} is nog niet opgehaald`);
    expect(told?.text).not.toMatch(/verzonden|op weg/);
  });

  it('in parts tells the customer of each, and is sent with its last screen', async () => {
    const order = await made();
    expect(await send(order, 1)).toMatchObject({ kind: 'done', done: [{ result: { isWhole: false } }] });
    expect(await statusOf(order)).toBe('in_production');
    expect(await send(order, 2)).toMatchObject({ kind: 'refused', refused: [{ why: 'too_many_screens' }] });
    expect(await send(order, 0)).toMatchObject({ kind: 'refused', refused: [{ why: 'no_screens' }] });
    expect(await send(order, 'rest', { carrier: 'own', trackingCode: '' })).toMatchObject({
      done: [{ result: { isWhole: true } }],
    });
    expect(await statusOf(order)).toBe('shipped');
    const [part, rest, ...others] = await mailsOf(order);
    expect(others).toEqual([]);
    expect(part?.subject).toBe(`Een deel van bestelling ${order.number} is verzonden`);
    expect(part?.text).toContain('1 × PE-100 Inzethor, 928 x 1228 mm (keuken <1>)');
    expect(part?.text).toContain('https://jouw.postnl.nl/track-and-trace/3SMTHR001-NL-3542AB');
    expect(part?.text).toContain('Van Dijk Zonwering B.V., Atoomweg 63A, 3542 AB Utrecht');
    expect(part?.text).toContain('De rest van uw bestelling volgt');
    expect(rest?.subject).toBe(`Bestelling ${order.number} is verzonden`);
    expect(rest?.text).toContain('16 november 2026, wij bezorgen zelf');
    expect(rest?.text).not.toContain('Zendingnummer');
    expect(await eventsOf(order)).toMatchObject([
      {
        kind: 'shipped_in_part',
        personName: 'Wim de Boer',
        details: { screens: 1, trackingCode: '3SMTHR001' },
      },
      { kind: 'shipped', details: { screens: 1, carrier: 'own' } },
    ]);
    const told = await database.select().from(logbook).where(eq(logbook.subjectId, order.number));
    expect(told.map(({ action, after }) => [action, after?.['status'], after?.['carrier']])).toEqual([
      ['order_shipped', 'in_production', 'PostNL'],
      ['order_shipped', 'shipped', 'Eigen bezorging'],
    ]);
  });

  it('once, when two send the last screens at the same moment or one presses twice', async () => {
    const [raced, pressed] = [await made(), await made()];
    const two = await Promise.all([send(raced, 'rest'), send(raced, 2), send(raced, 'rest')]);
    expect(two.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused', 'refused']);
    await Promise.all([1, 2, 3].map(() => send(pressed, 1, { key: 'the same form' })));
    expect((await listSentLines(database, pressed.id))[0]?.sent).toBe(1);
    expect((await listSentLines(database, raced.id))[0]?.sent).toBe(2);
    expect([(await mailsOf(raced)).length, (await mailsOf(pressed)).length]).toEqual([1, 1]);
  });

  it('is refused by the database too where more of a line would go than there is', async () => {
    const order = await made();
    await send(order, 1);
    const [delivery] = await database.select().from(deliveries).where(eq(deliveries.orderId, order.id));
    await expect(
      pool.query('update delivery_lines set amount = 3 where delivery_id = $1', [delivery?.id]),
    ).rejects.toThrow('is sent than there is');
  });

  it('with what is left staying behind, when somebody says so', async () => {
    const order = await made();
    expect(await send(order, 1, { isLast: true })).toMatchObject({ done: [{ result: { isWhole: true } }] });
    expect(await statusOf(order)).toBe('shipped');
    const mail = (await mailsOf(order)).at(-1);
    expect(mail?.subject).toBe(`Bestelling ${order.number} is verzonden, maar niet compleet`);
    expect(mail?.text).toMatch(/Dit leveren wij niet meer:\s+1 × PE-100 Inzethor, 928 x 1228 mm/);
    expect(mail?.text).toContain('Over het geld voor wat niet komt, krijgt u apart bericht van ons.');
    expect(mail?.text).not.toContain('volgt');
    const [event] = await eventsOf(order);
    expect(event?.details).toMatchObject({ screens: 1, leftBehind: 1 });
    const [told] = await database.select().from(logbook).where(eq(logbook.subjectId, order.number));
    expect(told?.after).toMatchObject({ status: 'shipped', screens: 1, leftBehind: 1 });
  });

  it.each(['placed', 'paid', 'shipped', 'cancelled'] as const)(
    'is not for one that is %s',
    async (status) => {
      const order = await anOrder(database, { status });
      expect(await send(order, 'rest')).toMatchObject({ kind: 'refused', refused: [{ why: 'status' }] });
    },
  );

  it('is not for a held one, and its customer reads nothing of why', async () => {
    const order = await made();
    await database
      .update(orders)
      .set({ heldAt: desk.time, heldReason: 'klant betaalt slecht' })
      .where(eq(orders.id, order.id));
    expect(await send(order, 1)).toMatchObject({ kind: 'refused', refused: [{ why: 'held' }] });
    await database.update(orders).set({ heldAt: null, heldReason: '' }).where(eq(orders.id, order.id));
    await send(order, 'rest');
    const told = (await mailsOf(order)).map(({ text, html }) => text + html).join('');
    expect(told).not.toContain('betaalt slecht');
  });

  it('tells that it is being made once, however often it goes into production', async () => {
    const order = await anOrder(database, { status: 'paid' });
    const act = (action: 'release' | 'take_back') =>
      actOnOrders(
        desk.deps,
        { action, numbers: [order.number], reason: 'verkeerde week', input: null },
        { ...packer, role: 'sales' },
      );
    for (const action of ['release', 'take_back', 'release'] as const) await act(action);
    expect((await mailsOf(order)).map(({ subject }) => subject)).toEqual([
      `Bestelling ${order.number}: uw horren worden gemaakt`,
    ]);
  });
});

describe('R11.3 a delivery that was entered by mistake', () => {
  const last = async ({ id }: Order) => {
    const all = await database.select().from(deliveries).where(eq(deliveries.orderId, id));
    return all.at(-1)?.id ?? 0;
  };

  it('comes back the same day; a mail that waits is withdrawn, one that was sent is put right', async () => {
    const [waiting, told] = [await made(), await made()];
    await send(waiting, 'rest');
    await send(told, 'rest');
    await database
      .update(mails)
      .set({ status: 'sent' })
      .where(eq(mails.dedupeKey, `delivery:${await last(told)}`));
    for (const order of [waiting, told]) {
      expect(await undo(order, await last(order))).toMatchObject({ kind: 'done' });
      expect(await statusOf(order)).toBe('in_production');
      expect(await undo(order, await last(order))).toMatchObject({ refused: [{ why: 'nothing_sent' }] });
      expect((await eventsOf(order)).at(-1)).toMatchObject({
        kind: 'shipping_undone',
        reason: 'verkeerde bestelling',
      });
    }
    expect(await mailsOf(waiting)).toEqual([]);
    const subjects = (await mailsOf(told)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe(`Bestelling ${told.number} is nog niet verzonden`);
    expect((await mailsOf(told)).at(-1)?.text).not.toContain('verkeerde bestelling');
    await send(told, 'rest');
    expect(await statusOf(told)).toBe('shipped');
    expect(await database.$count(deliveryLines)).toBeGreaterThan(2);
  });

  it('stays on another day, and when its day stands on a document', async () => {
    const [old, told] = [await made(), await made()];
    await send(old, 'rest');
    await database
      .update(deliveries)
      .set({ createdAt: new Date('2026-11-15T22:59:00Z') })
      .where(eq(deliveries.orderId, old.id));
    expect(await undo(old, await last(old))).toMatchObject({ refused: [{ why: 'not_today' }] });
    const invoice = await issueInvoice(desk.deps, told.id);
    await send(told, 'rest');
    await issueCreditNote(desk.deps, {
      invoiceId: invoice.id,
      wish: { kind: 'amount', amount: cents(5_00) },
      cause: `test:${told.id}`,
    });
    expect(await undo(told, await last(told))).toMatchObject({ refused: [{ why: 'on_document' }] });
    expect(await undo(told, await last(old))).toMatchObject({ refused: [{ why: 'nothing_sent' }] });
  });
});
