import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/account/role.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { cents } from '#domain/money/cents.ts';
import type { OrderAction } from '#domain/order/order-actions.ts';
import { seenOf, writeSeen } from '#domain/order/seen-order.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOrder, type Order } from '#tests/support/orders.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { aPaidPayment, aStartedPayment } from '#tests/support/started-payment.ts';
import { deliveries } from '../database/schema/deliveries.ts';
import { logbook } from '../database/schema/logbook.ts';
import { invoices, orderEvents, orders } from '../database/schema/orders.ts';
import { refunds } from '../database/schema/payments.ts';
import { findPayment } from '../integrations/mollie-sandbox/sandbox-payments.ts';
import { refundsOf } from '../integrations/mollie-sandbox/sandbox-refunds.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { commandActor } from '../logbook/write-logbook.ts';
import { bookTransfer } from '../payments/book-transfer.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { actOnOrders } from './act-on-orders.ts';
import type { ActionInputs } from './actions/action.ts';
import { findLastEvent, findOrderFacts } from './find-facts.ts';

const { database, pool } = await testDatabase();
const desk = new PaymentDesk(database);

const staff = (role: Role, name: string = role): Actor => ({
  personId: 1,
  name,
  role,
  behalfOf: null,
  address: '10.0.0.1',
  requestId: null,
});
const sales = staff('sales', 'Sanne Visser');

type Simple = 'release' | 'take_back' | 'hold' | 'let_go' | 'cancel' | 'ship' | 'complete';

const act = (action: Simple, of: readonly Order[], reason: string | null = null, from: PaymentDesk = desk) =>
  actOnOrders(from.deps, { action, numbers: of.map(({ number }) => number), reason, input: null }, sales);

const find = async ({ id }: Order) => {
  const [order] = await database.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error('the order is gone');
  return order;
};
const eventsOf = ({ id }: Order) =>
  database.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id);
const seenNow = async (order: Order) => {
  const facts = await findOrderFacts(database, await find(order));
  return writeSeen(seenOf(facts, await findLastEvent(database, order.id)), { seesMoney: true });
};

describe('R11.3 an action on orders', () => {
  it('is done, told in the history by name, and in the logbook', async () => {
    const order = await anOrder(database, { status: 'paid' });
    expect(await act('release', [order])).toMatchObject({ kind: 'done' });
    expect(await act('take_back', [order], 'verkeerde week')).toMatchObject({ kind: 'done' });
    expect((await find(order)).status).toBe('paid');
    expect(await eventsOf(order)).toMatchObject([
      { kind: 'in_production', personName: 'Sanne Visser', personRole: 'sales' },
      { kind: 'taken_back', reason: 'verkeerde week' },
    ]);
    const told = await database.select().from(logbook).where(eq(logbook.subjectId, order.number));
    expect(told).toMatchObject([
      { action: 'order_moved', before: { status: 'paid' }, after: { status: 'in_production' } },
      { before: { status: 'in_production' }, after: { status: 'paid', reason: 'verkeerde week' } },
    ]);
  });

  it('stands in the logbook under its own name, whichever of the table it is', async () => {
    const { desk: paidDesk, order } = await aPaidPayment(database);
    const invoice = await issueInvoice(paidDesk.deps, order.id);
    const todo = async <Action extends OrderAction>(action: Action, input: ActionInputs[Action]) => {
      const asked = { action, numbers: [order.number], reason: 'zo afgesproken', input };
      expect([action, await actOnOrders(paidDesk.deps, asked, staff('owner'))]).toMatchObject([
        action,
        { kind: 'done' },
      ]);
    };
    const { deliveryAddress } = await find(order);
    const wish = { kind: 'amount', amount: cents(5_00) } as const;
    await todo('hold', null);
    await todo('let_go', null);
    await todo('change_address', { address: { ...deliveryAddress, houseNumber: '99' } });
    await todo('release', null);
    await todo('take_back', null);
    await todo('release', null);
    await todo('ship', null);
    const [delivery] = await database.select().from(deliveries).where(eq(deliveries.orderId, order.id));
    await todo('undo_ship', { deliveryId: delivery?.id ?? 0 });
    await todo('ship', null);
    await todo('complete', null);
    await todo('note', { text: 'belt terug' });
    await todo('send_document', { number: invoice.number, key: 'a' });
    await todo('credit', { invoice: null, wish, isMoneyBack: false, key: 'b' });
    await todo('refund', { invoice: null, amount: cents(5_00), key: 'c' });
    const other = await anOrder(database, { status: 'paid' });
    await act('cancel', [other], 'klant belde af');
    const told = await database
      .select()
      .from(logbook)
      .where(inArray(logbook.subjectId, [order.number, other.number]))
      .orderBy(logbook.id);
    expect(told.map(({ action }) => action)).toEqual([
      ...[
        'order_held',
        'order_released',
        'order_address_changed',
        'order_moved',
        'order_moved',
        'order_moved',
      ],
      ...['order_shipped', 'shipping_undone', 'order_shipped', 'order_moved', 'order_noted'],
      ...['document_sent_again', 'credit_note_made', 'refund_asked', 'order_cancelled'],
    ]);
  });

  it('is done to all or to none, and says of each why not', async () => {
    const all = [
      await anOrder(database, { status: 'paid' }),
      await anOrder(database, { status: 'placed' }),
      await anOrder(database, { status: 'paid' }),
    ] as const;
    await act('hold', [all[2]], 'maat navragen');
    const acted = await act('release', all);
    expect(acted).toMatchObject({
      kind: 'refused',
      refused: [
        { number: all[1].number, why: 'status' },
        { number: all[2].number, why: 'held' },
      ],
    });
    expect((await find(all[0])).status).toBe('paid');
    expect(await eventsOf(all[0])).toEqual([]);
    const missing = await actOnOrders(
      desk.deps,
      { action: 'release', numbers: [all[0].number, 'B1'], reason: null, input: null },
      sales,
    );
    expect(missing).toMatchObject({ kind: 'refused', refused: [{ number: 'B1', why: 'unknown_order' }] });
  });

  it('takes back what was done to the others when the last one turns out to be impossible', async () => {
    const [one, two] = [
      await anOrder(database, { status: 'paid' }),
      await anOrder(database, { status: 'paid' }),
    ];
    const failing = { ...desk.deps, now: brokenAfter(3) };
    const asked = {
      action: 'hold',
      numbers: [one.number, two.number],
      reason: 'wacht',
      input: null,
    } as const;
    await expect(actOnOrders(failing, asked, sales)).rejects.toThrow('the clock broke');
    expect([(await find(one)).heldAt, await eventsOf(one)]).toEqual([null, []]);
  });

  it('asks why, where a reason is due', async () => {
    const order = await anOrder(database, { status: 'paid' });
    for (const action of ['hold', 'cancel'] as const) {
      expect(await act(action, [order], ' ')).toMatchObject({
        kind: 'refused',
        refused: [{ why: 'reason_missing' }],
      });
    }
    expect((await find(order)).status).toBe('paid');
  });

  it.each<readonly [OrderAction, Role]>([
    ['release', 'bookkeeping'],
    ['release', 'workshop'],
    ['credit', 'sales'],
    ['send_document', 'workshop'],
  ])('%s is not for %s, whatever page offers it', async (action, role) => {
    const asked = { action: action as Simple, numbers: ['B1'], reason: 'x', input: null };
    await expect(actOnOrders(desk.deps, asked, staff(role))).rejects.toThrow('Uw rol is');
  });

  it('tells the later of two what changed in between, and by whom, and does nothing', async () => {
    const order = await anOrder(database, { status: 'paid' });
    const seen = { [order.number]: await seenNow(order) };
    await act('hold', [order], 'maat navragen');
    const asked = { action: 'cancel', numbers: [order.number], reason: 'spijt', input: null, seen } as const;
    expect(await actOnOrders(desk.deps, asked, staff('owner'))).toMatchObject({
      kind: 'changed',
      changed: [
        {
          number: order.number,
          change: { held: 'held', status: null, hasEvents: true },
          events: [{ kind: 'held', reason: 'maat navragen', personName: 'Sanne Visser' }],
        },
      ],
    });
    expect((await find(order)).status).toBe('paid');
    const again = { ...asked, seen: { [order.number]: await seenNow(order) } };
    expect(await actOnOrders(desk.deps, again, staff('owner'))).toMatchObject({ kind: 'done' });
  });

  it('tells of money that came in between', async () => {
    const { desk: paying, order, attempt } = await aStartedPayment(database);
    const seen = { [order.number]: await seenNow(order) };
    await paying.finish(attempt.providerId, 'paid');
    await hearWebhook(paying.deps, attempt.providerId);
    const asked = { action: 'cancel', numbers: [order.number], reason: 'spijt', input: null, seen } as const;
    expect(await actOnOrders(paying.deps, asked, sales)).toMatchObject({
      kind: 'changed',
      changed: [{ change: { status: 'paid', refundable: order.total }, events: [] }],
    });
  });

  it('adds a note whatever changed', async () => {
    const order = await anOrder(database, { status: 'completed' });
    const asked = {
      action: 'note',
      numbers: [order.number],
      reason: null,
      input: { text: 'belt terug' },
      seen: { [order.number]: '99.paid.free.0' },
    } as const;
    expect(await actOnOrders(desk.deps, asked, staff('workshop'))).toMatchObject({ kind: 'done' });
    expect(await eventsOf(order)).toMatchObject([
      { kind: 'noted', reason: 'belt terug', personRole: 'workshop' },
    ]);
  });
});

// Works so often, as a database that goes away halfway.
function brokenAfter(times: number): () => Date {
  let left = times;
  return () => {
    left -= 1;
    if (left < 0) throw new Error('the clock broke');
    return desk.time;
  };
}

describe('R11.3 a held order', () => {
  it('reaches neither production nor the road, in the database too', async () => {
    const made = await anOrder(database, { status: 'in_production' });
    await act('hold', [made], 'maat navragen');
    expect(await act('ship', [made], 'toch maar')).toMatchObject({ refused: [{ why: 'held' }] });
    await expect(pool.query("update orders set status = 'shipped' where id = $1", [made.id])).rejects.toThrow(
      'is held and not to be sent',
    );
    await act('let_go', [made], '1300 klopt');
    expect(await act('ship', [made])).toMatchObject({ kind: 'done' });
  });

  it('is not sent for a part of what the bank took back, unless somebody says why', async () => {
    const { desk: paying, order, attempt } = await aPaidPayment(database, { method: 'creditcard' });
    await issueInvoice(paying.deps, order.id);
    await act('release', [order], null, paying);
    await paying.chargeBack(attempt.providerId);
    await hearWebhook(paying.deps, attempt.providerId);
    const parts = [{ number: order.number, amount: cents(20_00) }];
    const told = { bookedOn: '2026-11-16', payer: 'Klant', description: '', keepsRest: false };
    const transfer = { ...told, key: crypto.randomUUID(), amount: cents(20_00), parts };
    expect(await bookTransfer(paying.deps, transfer, commandActor)).toMatchObject({ kind: 'booked' });
    expect(await act('ship', [order], null, paying)).toMatchObject({ refused: [{ why: 'reason_missing' }] });
    expect(await act('ship', [order], 'De rest volgt', paying)).toMatchObject({ kind: 'done' });
  });

  it('stays held by a person when it is paid, and a let go lifts both holds', async () => {
    const { desk: paying, order, attempt } = await aStartedPayment(database, { method: 'creditcard' });
    await act('hold', [order], 'adres navragen', paying);
    await paying.finish(attempt.providerId, 'paid');
    await hearWebhook(paying.deps, attempt.providerId);
    expect(await find(order)).toMatchObject({ status: 'paid', heldReason: 'adres navragen' });
    await paying.chargeBack(attempt.providerId);
    await hearWebhook(paying.deps, attempt.providerId);
    paying.pass(60);
    await paying.winDispute(attempt.providerId);
    await hearWebhook(paying.deps, attempt.providerId);
    expect((await find(order)).heldAt).not.toBeNull();
    expect(await act('let_go', [order], 'adres klopt', paying)).toMatchObject({
      done: [{ result: { hindrance: null } }],
    });
    expect(await find(order)).toMatchObject({ heldAt: null, heldReason: '' });
  });

  it('a chargeback’s hold becomes a person’s too, and the dispute that is won does not lift it', async () => {
    const { desk: paying, order, attempt } = await aPaidPayment(database, { method: 'creditcard' });
    await paying.chargeBack(attempt.providerId);
    await hearWebhook(paying.deps, attempt.providerId);
    expect(await act('hold', [order], 'eerst bellen', paying)).toMatchObject({ kind: 'done' });
    paying.pass(60);
    await paying.winDispute(attempt.providerId);
    await hearWebhook(paying.deps, attempt.providerId);
    expect((await find(order)).heldReason).toBe('eerst bellen');
  });
});

describe('R11.3 two at the same moment', () => {
  it('cancel twice: one refund, one credit note, one event', async () => {
    const { desk: paying, order, attempt } = await aPaidPayment(database);
    const answers = await Promise.all([1, 2, 3].map(() => act('cancel', [order], 'dubbel', paying)));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused', 'refused']);
    await paying.work();
    const atProvider = await findPayment(database, attempt.providerId, paying.time);
    expect(atProvider && refundsOf(atProvider).map(({ cents: amount }) => amount)).toEqual([order.total]);
    expect(await database.$count(refunds, eq(refunds.attemptId, attempt.id))).toBe(1);
    const notes = await database.select().from(invoices).where(eq(invoices.orderId, order.id));
    expect(notes.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
    expect(await eventsOf(order)).toMatchObject([{ kind: 'cancelled', details: { amount: order.total } }]);
  });

  it.each([
    ['cancel', 'release'],
    ['hold', 'release'],
  ] as const)('%s against %s: the one or the other, never both', async (one, other) => {
    const { desk: paying, order } = await aPaidPayment(database);
    const answers = await Promise.all([
      act(one, [order], 'spijt', paying),
      act(other, [order], null, paying),
    ]);
    const { status, heldAt } = await find(order);
    const kinds = answers.map(({ kind }) => kind);
    if (one === 'cancel') {
      expect(kinds.toSorted()).toEqual(['done', 'refused']);
      expect(status).toBe(kinds[0] === 'done' ? 'cancelled' : 'in_production');
    } else {
      // What was released a moment earlier can be held still; what was held first is not released.
      expect(kinds[0]).toBe('done');
      expect([status, heldAt === null]).toEqual([kinds[1] === 'done' ? 'in_production' : 'paid', false]);
    }
  });

  it('cancel against a payment that comes in: refunded, or a surplus for a person, and never both', async () => {
    const { desk: paying, order, payment, attempt } = await aStartedPayment(database);
    await paying.finish(attempt.providerId, 'paid');
    const [cancelled] = await Promise.all([
      act('cancel', [order], 'spijt', paying),
      hearWebhook(paying.deps, attempt.providerId),
    ]);
    await paying.work();
    expect(cancelled.kind).toBe('done');
    expect((await find(order)).status).toBe('cancelled');
    const surplus = (await paying.tasks(payment.id)).filter(({ kind }) => kind === 'surplus');
    const given = await database.$count(refunds, eq(refunds.attemptId, attempt.id));
    expect([surplus.length, given].toSorted()).toEqual([0, 1]);
  });

  it('several orders in another sequence: nobody waits for ever', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => anOrder(database, { status: 'paid' })));
    const answers = await Promise.all([act('release', all), act('release', all.toReversed())]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused']);
    const made = await database
      .select()
      .from(orders)
      .where(
        inArray(
          orders.id,
          all.map(({ id }) => id),
        ),
      );
    expect(made.every(({ status }) => status === 'in_production')).toBe(true);
    expect(
      cents(await database.$count(orderEvents, sql`kind = 'in_production' and order_id = ${all[0]?.id}`)),
    ).toBe(1);
  });
});
