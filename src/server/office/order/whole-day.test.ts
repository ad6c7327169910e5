import { and, asc, eq, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sum } from '#domain/money/cents.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { workedExamples } from '#tests/support/worked-examples.ts';
import { carts } from '../../database/schema/carts.ts';
import { logbook } from '../../database/schema/logbook.ts';
import { mails } from '../../database/schema/operations.ts';
import { invoiceLines, invoices, orders } from '../../database/schema/orders.ts';
import { paymentAttempts, refunds } from '../../database/schema/payments.ts';
import { listSentLines } from '../../orders/deliveries.ts';
import { reconcilePayments } from '../../payments/reconcile-payments.ts';

const { database } = await testDatabase();
const desk = new PaymentDesk(database);
const shop = testApp(database, desk.deps);
const customer = await Buyer.login(shop, demoAccounts.millimetres);
const sales = await Buyer.login(shop, demoAccounts.sales);
const bookkeeping = await Buyer.login(shop, demoAccounts.bookkeeping);
const packer = await Buyer.login(shop, demoAccounts.workshop);

type Order = typeof orders.$inferSelect;
type Fields = Readonly<Record<string, string>>;

const officeOf = ({ number }: Order) => `/beheer/bestellingen/${number}`;

beforeEach(async () => {
  await database.delete(carts);
  desk.pass(2);
});

// Three screens of 86,08 and one of 171,65, ordered and paid as a customer does.
async function comesIn(): Promise<Order> {
  const [first, , third] = workedExamples;
  await customer.add('PE-100', first?.specs, { amount: 3 });
  await customer.add('SE-100', third?.specs, { amount: 1 });
  const form = fieldsOf(await (await customer.visitor.get('/checkout')).text());
  const agreed = { terms: '1', payment_method: 'iDeal' };
  const answer = await customer.visitor.submit('/checkout', { ...form, ...agreed });
  const providerId = answer.headers.get('location')?.split('/').at(-1) ?? '';
  await desk.finish(providerId, 'paid');
  const body = new URLSearchParams({ id: providerId });
  expect((await shop.app.request('/webhooks/mollie', { method: 'POST', body })).status).toBe(200);
  await desk.work();
  const [order] = await database.select().from(orders).orderBy(sql`id desc`).limit(1);
  if (order === undefined) throw new Error('no order');
  return order;
}

// As the page has the form: what it was made from, and the key of this press.
async function open(who: Buyer, order: Order, page = ''): Promise<Fields> {
  const html = await (await who.visitor.get(officeOf(order) + page)).text();
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  return { seen: hidden('seen'), key: hidden('key') };
}

async function press(who: Buyer, order: Order, slug: string, fields: Fields = {}): Promise<Response> {
  const isPage = ['verzenden', 'crediteren', 'terugbetalen'].includes(slug);
  const hidden = await open(who, order, isPage ? `/${slug}` : '');
  return who.visitor.submit(`${officeOf(order)}/${slug}`, { ...hidden, ...fields });
}

async function expectDone(answer: Response): Promise<void> {
  if (answer.status !== 303) throw new Error(`${answer.status}: ${textOf(await answer.text())}`);
}

async function statusOf({ id }: Order) {
  const [row] = await database.select().from(orders).where(eq(orders.id, id));
  return row?.status;
}

async function booksOf({ id, number }: Order) {
  const documents = await database.select().from(invoices).where(eq(invoices.orderId, id));
  const totals = (kind: 'invoice' | 'credit_note') =>
    sum(documents.filter((one) => one.kind === kind).map(({ total }) => total));
  const attempts = await database
    .select({ amount: paymentAttempts.amount, id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.status, 'paid'),
        sql`${paymentAttempts.paymentId} in (select id from payments where order_id = ${id})`,
      ),
    );
  const back = await database
    .select()
    .from(refunds)
    .where(eq(refunds.attemptId, attempts[0]?.id ?? ''));
  const told = await database
    .select()
    .from(logbook)
    .where(and(eq(logbook.subjectKind, 'order'), eq(logbook.subjectId, number)))
    .orderBy(asc(logbook.id));
  const cents = (action: string, field: string) =>
    told
      .filter((row) => row.action === action)
      .reduce((all, { after }) => all + Number(after?.[field] ?? 0), 0);
  return {
    documents,
    invoiced: totals('invoice'),
    credited: totals('credit_note'),
    received: sum(attempts.map(({ amount }) => amount)),
    refunded: sum(back.map(({ amount }) => amount)),
    back,
    actions: told.map(({ action }) => action),
    logged: {
      credited: cents('credit_note_made', 'amount') + cents('refund_asked', 'credited'),
      refunded:
        cents('credit_note_made', 'refunded') +
        cents('refund_asked', 'amount') +
        cents('order_cancelled', 'refunded'),
    },
  };
}

async function expectEven(order: Order) {
  const books = await booksOf(order);
  expect(books.invoiced - books.credited).toBe(books.received - books.refunded);
  return books;
}

const mailsOf = ({ number }: Order) =>
  database
    .select()
    .from(mails)
    .where(like(mails.text, `%${number}%`))
    .orderBy(asc(mails.id));

describe('R11.3 a day in the office', () => {
  it('an order comes in, is paid, released, held, let go, shipped in parts, credited and refunded, to the cent', async () => {
    const order = await comesIn();
    await expectEven(order);
    await expectDone(await press(sales, order, 'in-productie'));
    await expectDone(await press(sales, order, 'vasthouden', { reason: 'klant belt over de maat' }));
    const held = await packer.visitor.submit(`${officeOf(order)}/verzenden`, {
      ...(await open(packer, order)),
      ...{ key: crypto.randomUUID(), carrier: 'postnl' },
    });
    expect([held.status, textOf(await held.text())]).toEqual([422, expect.stringContaining('vastgehouden')]);
    await expectDone(await press(sales, order, 'loslaten', { reason: '1300 klopt' }));

    const parcel = { carrier: 'postnl', code: '3s mthr 0012345', day: '2026-11-16' };
    await expectDone(await press(packer, order, 'verzenden', { ...parcel, 'line-1': '2', 'line-2': '0' }));
    expect(await statusOf(order)).toBe('in_production');
    await expectDone(
      await press(packer, order, 'verzenden', { carrier: 'own', 'line-1': '1', 'line-2': '1' }),
    );
    expect(await statusOf(order)).toBe('shipped');

    const line = { 'line-1': '1', money: 'back', reason: 'beschadigd aangekomen' };
    await expectDone(await press(bookkeeping, order, 'crediteren', line));
    const coulance = { 'line-1': '0', amount: '25,00', money: 'keep', reason: 'te laat' };
    await expectDone(await press(bookkeeping, order, 'crediteren', coulance));
    const between = await booksOf(order);
    // 86,08 and its VAT went back; the other 25 is promised and still here.
    expect([between.credited, between.refunded]).toEqual([104_16 + 25_00, 104_16]);
    await expectDone(
      await press(bookkeeping, order, 'terugbetalen', { amount: '40,00', reason: 'coulance' }),
    );
    await desk.work();
    desk.pass(5);
    await reconcilePayments(desk.deps);

    const { documents, back, actions, logged, ...books } = await expectEven(order);
    expect(books).toMatchObject({ credited: 104_16 + 40_00, refunded: 104_16 + 40_00 });
    expect(logged).toEqual({ credited: books.credited, refunded: books.refunded });
    expect(back.map(({ status }) => status)).toEqual(['done', 'done']);
    expect(actions).toEqual([
      'order_moved',
      'order_held',
      'order_released',
      'order_shipped',
      'order_shipped',
      'credit_note_made',
      'credit_note_made',
      'refund_asked',
    ]);
    const [invoice, ofLine] = documents;
    expect([invoice?.deliveredOn, ofLine?.deliveredOn]).toEqual([null, '2026-11-16']);
    expect(
      await database
        .select()
        .from(invoiceLines)
        .where(eq(invoiceLines.invoiceId, ofLine?.id ?? 0)),
    ).toMatchObject([{ description: 'PE-100 Inzethor, 928 x 1228 mm (woonkamer)', amount: 1 }]);
    await customer.visitor.get(`/bestelling/${order.number}`);
    const ubl = await customer.visitor.get(`/bestelling/${order.number}/facturen/${ofLine?.number}.xml`);
    expect(await ubl.text()).toContain('<cbc:ActualDeliveryDate>2026-11-16</cbc:ActualDeliveryDate>');

    const told = await mailsOf(order);
    const { number } = order;
    expect(told.map(({ subject }) => subject)).toEqual([
      `Bestelling ${number} ontvangen`,
      `Betaling ontvangen: Bestelling ${number}`,
      `Bestelling ${number}: uw horren worden gemaakt`,
      `Een deel van bestelling ${number} is verzonden`,
      `Bestelling ${number} is verzonden`,
      `Terugbetaald: Bestelling ${number}`,
      `Terugbetaald: Bestelling ${number}`,
    ]);
    const notes = documents.slice(1).map(({ id }) => `credit-note:${id}`);
    const credits = await database.select().from(mails).where(like(mails.dedupeKey, 'credit-note:%'));
    expect(credits.map(({ dedupeKey }) => dedupeKey).filter((key) => notes.includes(key))).toEqual(notes);
    const page = textOf(await (await customer.visitor.get(`/bestelling/${number}`)).text());
    const seen = page + told.map(({ text, html }) => text + html).join(' ');
    expect(seen).not.toMatch(/belt over de maat|1300 klopt/);
  });

  it('whoever presses twice has done it once, and is told that it is done', async () => {
    const order = await comesIn();
    const hidden = await open(bookkeeping, order, '/crediteren');
    const send = () =>
      bookkeeping.visitor.submit(`${officeOf(order)}/crediteren`, {
        ...hidden,
        ...{ amount: '10', money: 'back', reason: 'coulance' },
      });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await expectEven(order)).credited).toBe(10_00);
  });

  it('so has who presses again when nothing is left to ship; a colleague is told who was first', async () => {
    const order = await comesIn();
    await expectDone(await press(sales, order, 'in-productie'));
    const [own, other] = [await open(packer, order, '/verzenden'), await open(sales, order, '/verzenden')];
    const typed = { carrier: 'dhl', code: 'JV1', 'line-1': '3', 'line-2': '1' };
    const send = (who: typeof packer, hidden: Fields) =>
      who.visitor.submit(`${officeOf(order)}/verzenden`, { ...hidden, ...typed });
    await expectDone(await send(packer, own));
    await expectDone(await send(packer, own));
    const late = await send(sales, other);
    expect(late.status).toBe(409);
    expect(textOf(await late.text())).toMatch(/verzonden/i);
    expect((await listSentLines(database, order.id)).map(({ sent }) => sent)).toEqual([3, 1]);
  });
});

describe('R11.3 two at the same moment', () => {
  it('credit: one is done, the other is told what changed and loses nothing that was typed', async () => {
    const order = await comesIn();
    const [one, two] = await Promise.all([
      open(bookkeeping, order, '/crediteren'),
      open(bookkeeping, order, '/crediteren'),
    ]);
    const credit = (hidden: Fields, reason: string) =>
      bookkeeping.visitor.submit(`${officeOf(order)}/crediteren`, {
        ...hidden,
        ...{ 'line-2': '1', money: 'back', reason },
      });
    const answers = await Promise.all([credit(one, 'krassen'), credit(two, 'gat in het gaas')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const late = await (answers.find(({ status }) => status === 409) ?? answers[0]).text();
    expect(textOf(late)).toContain('intussen is er iets aan deze bestelling veranderd');
    expect(late).toMatch(/value="(krassen|gat in het gaas)"/);
    const { credited, logged } = await expectEven(order);
    expect([credited, logged.credited]).toEqual([207_70, 207_70]);
  });

  it('credit and cancel: together they give back what was paid and no cent more', async () => {
    const order = await comesIn();
    const [credit, cancel] = [await open(bookkeeping, order, '/crediteren'), await open(sales, order)];
    const answers = await Promise.all([
      bookkeeping.visitor.submit(`${officeOf(order)}/crediteren`, {
        ...credit,
        ...{ amount: '100', money: 'back', reason: 'korting' },
      }),
      sales.visitor.submit(`${officeOf(order)}/annuleren`, { ...cancel, reason: 'klant ziet ervan af' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    await press(sales, order, 'annuleren', { reason: 'klant ziet ervan af' });
    expect(await statusOf(order)).toBe('cancelled');
    const { credited, invoiced, logged, refunded } = await expectEven(order);
    expect([credited, refunded]).toEqual([invoiced, invoiced]);
    expect(logged.refunded).toBe(refunded);
  });

  it('the last screen: it goes once', async () => {
    const order = await comesIn();
    await expectDone(await press(sales, order, 'in-productie'));
    await expectDone(
      await press(packer, order, 'verzenden', { carrier: 'dpd', 'line-1': '3', 'line-2': '0' }),
    );
    const forms = [await open(packer, order, '/verzenden'), await open(sales, order, '/verzenden')];
    const answers = await Promise.all(
      [packer, sales].map((who, index) =>
        who.visitor.submit(`${officeOf(order)}/verzenden`, {
          ...forms[index],
          ...{ carrier: 'dhl', code: `JV${index}`, 'line-2': '1' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect((await listSentLines(database, order.id)).map(({ sent }) => sent)).toEqual([3, 1]);
    const sent = (await mailsOf(order)).filter(({ subject }) => subject.includes('verzonden'));
    expect(sent).toHaveLength(2);
  });
});
