import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { PaymentDesk } from '#tests/support/payment-desk.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { pe100, workedExamples } from '#tests/support/worked-examples.ts';
import { carts } from '../database/schema/carts.ts';
import { mails } from '../database/schema/operations.ts';
import { orderLines, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { hearWebhook } from '../payments/hear-webhook.ts';
import { startAttempt } from '../payments/start-attempt.ts';

const { database } = await testDatabase();
const desk = new PaymentDesk(database);
const shop = testApp(database, desk.deps);

beforeEach(async () => {
  await database.delete(carts);
  desk.time = new Date('2026-11-16T09:00:00Z');
});

const standard = pe100({ color: { color: 'RAL 9010', color_type: '1' } });
const custom = pe100({
  color: { color: 'RAL 6005', color_type: '2', ral_color: 'RAL 6005', hex_color: '#0F4336' },
});

describe('R20.16 a product page', () => {
  const told = async (who: Visitor, code = 'pe-100') => {
    const page = textOf(await (await who.get(`/producten/${code}`)).text());
    return /Levering (binnen .+?) als u vandaag betaalt/.exec(page)?.[1];
  };

  it.each([
    ['on an ordinary day', '2026-11-16T09:00:00Z', 'pe-100', 'binnen 10 werkdagen uiterlijk ma 30 nov'],
    [
      'just before midnight here',
      '2026-11-16T22:59:59Z',
      'pe-100',
      'binnen 10 werkdagen uiterlijk ma 30 nov',
    ],
    ['just after it', '2026-11-16T23:00:00Z', 'pe-100', 'binnen 10 werkdagen uiterlijk di 1 dec'],
    ['and in summer time', '2026-08-31T22:00:00Z', 'pe-100', 'binnen 10 werkdagen uiterlijk di 15 sep'],
    ['of what takes longer', '2026-11-16T09:00:00Z', 'ca-100', 'binnen 12 werkdagen uiterlijk wo 2 dec'],
    [
      'on the last day before the season',
      '2026-03-31T21:59:59Z',
      'pe-100',
      'binnen 10 werkdagen uiterlijk wo 15 apr',
    ],
    ['in the season', '2026-03-31T22:00:00Z', 'pe-100', 'binnen 15 werkdagen uiterlijk do 23 apr'],
  ])('says by when it comes, %s', async (_when, time, code, day) => {
    desk.time = new Date(time);
    expect(await told(new Visitor(shop), code)).toBe(day);
  });

  it('tells a Belgian their day, and a visitor the one that holds in both countries', async () => {
    // Ten days on is 11 November, when nobody delivers in Belgium.
    desk.time = new Date('2026-10-28T09:00:00Z');
    const dutch = await new Visitor(shop).login(demoAccounts.millimetres);
    const belgian = await new Visitor(shop).login(demoAccounts.belgian);
    expect(await told(dutch)).toBe('binnen 10 werkdagen uiterlijk wo 11 nov');
    expect(await told(belgian)).toBe('binnen 10 werkdagen uiterlijk do 12 nov');
    expect(await told(new Visitor(shop))).toBe('binnen 10 werkdagen uiterlijk do 12 nov');
  });

  it('is asked for again before it is shown again, and is another page the next day', async () => {
    const visitor = new Visitor(shop);
    const first = await visitor.get('/producten/pe-100');
    expect(first.headers.get('cache-control')).toMatch(/no-cache|no-store/);
    const etag = first.headers.get('etag') ?? '';
    desk.time = new Date('2026-11-17T09:00:00Z');
    expect((await visitor.get('/producten/pe-100', { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('R20.16 the configurator', () => {
  it('knows a day for every colour, and for the screen once its colour is chosen', async () => {
    const buyer = await Buyer.login(shop, demoAccounts.millimetres);
    const { body } = await buyer.init('PE-100', 'desktop');
    expect(body.delivery_date).toBeNull();
    const colours = body.product_specifications?.find(({ key }) => key === 'color')?.options;
    expect(colours?.map(({ delivery_date }) => delivery_date)).toEqual([
      ...Array<string>(5).fill('2026-11-30'),
      '2026-12-07',
      ...Array<string>(3).fill('2026-11-30'),
      '2026-12-14',
    ]);
    expect((await buyer.validate('PE-100', standard)).body.delivery_date).toBe('2026-11-30');
    expect((await buyer.validate('PE-100', custom)).body.delivery_date).toBe('2026-12-14');
  });

  it('has another day tomorrow, two working days more for what takes longer, and five in the season', async () => {
    const buyer = await Buyer.login(shop, demoAccounts.millimetres);
    const [door] = workedExamples.filter(({ code }) => code === 'CA-100');
    const dayOf = async (code: string, specs: unknown) =>
      (await buyer.validate(code, specs)).body.delivery_date;
    expect(await dayOf('CA-100', door?.specs)).toBe('2026-12-02');
    desk.time = new Date('2026-11-16T23:30:00Z');
    expect(await dayOf('PE-100', standard)).toBe('2026-12-01');
    desk.time = new Date('2026-11-20T09:00:00Z');
    expect(await dayOf('PE-100', standard)).toBe('2026-12-04');
  });

  it('has the latest day of all rows', async () => {
    const buyer = await Buyer.login(shop, demoAccounts.millimetres);
    const { kenmerk: _label, ...shared } = standard;
    const maten = {
      width_opening: '["900","800"]',
      height_opening: '["1200","1000"]',
      user_amount: '[1,1]',
      room: '["",""]',
    };
    const meta = { device: 'snel_bestellen_desktop' };
    const { body } = await buyer.validate('PE-100', { ...shared, maten }, meta);
    expect(body.delivery_date).toBe('2026-11-30');
  });

  it('R20.16 nothing arrives in Belgium on a Belgian holiday', async () => {
    desk.time = new Date('2026-10-28T09:00:00Z');
    const belgian = await Buyer.login(shop, demoAccounts.belgian);
    const dutch = await Buyer.login(shop, demoAccounts.millimetres);
    expect((await dutch.validate('PE-100', standard)).body.delivery_date).toBe('2026-11-11');
    expect((await belgian.validate('PE-100', standard)).body.delivery_date).toBe('2026-11-12');
  });
});

describe('R20.16 cart and order', () => {
  async function fill(buyer: Buyer): Promise<void> {
    await buyer.add('PE-100', standard, { amount: 3 });
    await buyer.add('PE-100', custom);
  }

  it('a line has its own day, the cart the latest', async () => {
    const buyer = await Buyer.login(shop, demoAccounts.millimetres);
    expect((await buyer.cart()).deliveryDate).toBeNull();
    await fill(buyer);
    const { lines, deliveryDate } = await buyer.cart();
    expect(lines.map((line) => line.deliveryDate)).toEqual(['2026-11-30', '2026-12-14']);
    expect(deliveryDate).toBe('2026-12-14');
    await database.execute(
      sql`update cart_lines set answers = answers - 'gaas' where custom_ral is not null`,
    );
    const broken = await buyer.cart();
    expect(broken.lines.map((line) => line.deliveryDate)).toEqual(['2026-11-30', null]);
  });

  it('the checkout follows the country of the address', async () => {
    desk.time = new Date('2026-10-28T09:00:00Z');
    const buyer = await Buyer.login(shop, demoAccounts.millimetres);
    await buyer.add('PE-100', standard);
    const fields = fieldsOf(await (await buyer.visitor.get('/checkout')).text());
    const elsewhere = { ...fields, address: 'new', country: 'BE', action: 'update' };
    const page = async (sent: Readonly<Record<string, string>>) =>
      textOf(await (await buyer.visitor.submit('/checkout', sent)).text());
    expect(await page({ ...fields, action: 'update' })).toContain('Levering woensdag 11 november 2026');
    const abroad = await page(elsewhere);
    expect(abroad).toContain('Levering donderdag 12 november 2026 als u vandaag betaalt.');
    expect(abroad).toContain('Levering do 12 nov');
  });

  async function place(buyer: Buyer): Promise<string> {
    await fill(buyer);
    const fields = fieldsOf(await (await buyer.visitor.get('/checkout')).text());
    const agreed = { terms: '1', payment_method: 'iDeal', action: 'order' };
    const answer = await buyer.visitor.submit('/checkout', { ...fields, ...agreed });
    return answer.headers.get('location')?.split('/').at(-1) ?? '';
  }

  async function read(buyer: Buyer) {
    const [order] = await database.select().from(orders).orderBy(sql`id desc`).limit(1);
    if (order === undefined) throw new Error('no order');
    const lines = await database
      .select({ dueOn: orderLines.dueOn })
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(orderLines.position);
    const page = textOf(await (await buyer.visitor.get(`/bestelling/${order.number}`)).text());
    return { order, dueOn: [order.dueOn, ...lines.map((line) => line.dueOn)], page };
  }

  // The first attempt has expired by then.
  async function tryAgain(orderId: number): Promise<string> {
    const [payment] = await database.select().from(payments).where(eq(payments.orderId, orderId));
    const started = await startAttempt(desk.deps, payment?.token ?? '', 'ideal');
    return started.kind === 'checkout' ? (started.url.split('/').at(-1) ?? '') : started.kind;
  }

  const mailsOf = async (kind: string) =>
    (
      await database
        .select()
        .from(mails)
        .where(sql`dedupe_key like ${`${kind}:%`}`)
        .orderBy(sql`id desc`)
    )[0]?.text;

  it('paid on the day it is placed, what was told stands and never moves', async () => {
    const buyer = await Buyer.login(shop, demoAccounts.millimetres);
    const providerId = await place(buyer);
    expect((await read(buyer)).dueOn).toEqual(['2026-12-14', '2026-11-30', '2026-12-14']);
    expect(await mailsOf('order-placed')).toContain(
      'Betaalt u vandaag, dan leveren wij op maandag 14 december 2026.',
    );
    await desk.finish(providerId, 'paid');
    await hearWebhook(desk.deps, providerId);
    expect(await mailsOf('payment-received')).toContain('Wij leveren op maandag 14 december 2026.');
    desk.time = new Date('2026-11-25T09:00:00Z');
    const { dueOn, page } = await read(await Buyer.login(shop, demoAccounts.millimetres));
    expect(dueOn).toEqual(['2026-12-14', '2026-11-30', '2026-12-14']);
    expect(page).toContain('Leverdatum maandag 14 december 2026 Afleveradres');
    expect(page).toContain('Levering ma 30 nov');
  });

  it('paid later, the working days count from the payment, and until then the page says so', async () => {
    const buyer = await Buyer.login(shop, demoAccounts.millimetres);
    await place(buyer);
    desk.time = new Date('2026-11-18T09:00:00Z');
    const waiting = await read(buyer);
    expect(waiting.page).toContain(
      'Leverdatum woensdag 16 december 2026 als u vandaag betaalt; de werkdagen tellen vanaf de betaling',
    );
    const providerId = await tryAgain(waiting.order.id);
    await desk.finish(providerId, 'paid');
    await hearWebhook(desk.deps, providerId);
    const paid = await read(buyer);
    expect(paid.dueOn).toEqual(['2026-12-16', '2026-12-02', '2026-12-16']);
    expect(paid.page).toContain('Leverdatum woensdag 16 december 2026 Afleveradres');
    // The news told once more, days later, promises nothing new.
    desk.time = new Date('2026-11-23T09:00:00Z');
    await hearWebhook(desk.deps, providerId);
    expect((await read(buyer)).dueOn).toEqual(['2026-12-16', '2026-12-02', '2026-12-16']);
  });
});
