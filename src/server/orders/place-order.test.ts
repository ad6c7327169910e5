import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialDiscountsOf } from '#catalogue/initial-discounts.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import { firstShippingTerms } from '#domain/cart/terms.ts';
import { firstWorkshop } from '#domain/delivery/workshop.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { cents } from '#domain/money/cents.ts';
import { testSettings } from '#tests/support/app.ts';
import { aCustomer, aRequest, utrecht, withFullCart } from '#tests/support/cart-to-order.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { testShopSettings } from '#tests/support/shop-settings.ts';
import { cartPreview } from '../cart/find-lines.ts';
import { carts } from '../database/schema/carts.ts';
import { mails } from '../database/schema/operations.ts';
import { orderFees, orderLines, orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { demoOrder } from '../database/seed/demo-order.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { createPriceLists } from '../prices/price-lists.ts';
import { placeOrder } from './place-order.ts';
import { storeOrder } from './store-order.ts';

const { database } = await testDatabase();

const now = () => new Date('2026-11-16T09:00:00Z');
const priceLists = createPriceLists(database, now, () => undefined);
const shopSettings = testShopSettings(database);
const jobs = { enqueue: () => Promise.resolve() };
const deps = { database, jobs, settings: testSettings, shopSettings, now };

const antwerp = { ...utrecht, country: 'BE', postcode: '2030', city: 'Antwerpen' } as const;

const belgianTotal = cents(258_24);

describe('an order', () => {
  it('freezes the cart, asks for payment, tells the customer and empties the cart', async () => {
    const person = await withFullCart(database, demoAccounts.millimetres, now());
    const placed = await placeOrder(deps, priceLists, person, aRequest());
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    expect(placed.order).toMatchObject({
      number: expect.stringMatching(/^B2026-\d{5}$/),
      status: 'placed',
      reference: 'Werk 12',
      goods: 258_24,
      fees: 0,
      shipping: 0,
      vatBasis: 'domestic',
      vat: 54_23,
      total: 312_47,
      customer: { company: 'Van Dijk Zonwering B.V.' },
      deliveryAddress: utrecht,
      invoiceAddress: { street: 'Atoomweg' },
    });
    const [line] = await database.select().from(orderLines).where(eq(orderLines.orderId, placed.order.id));
    expect(line).toMatchObject({ productName: 'Inzethor', amount: 3, unitPrice: 86_08, totalWidth: 928 });
    const [payment] = await database.select().from(payments).where(eq(payments.token, placed.paymentToken));
    expect(payment).toMatchObject({ orderId: placed.order.id, amount: 312_47, status: 'open' });
    const [mail] = await database
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `order-placed:${placed.order.id}`));
    expect(mail?.text).toContain('3 × PE-100 Inzethor, 928 x 1228 mm (woonkamer): € 258,24 excl. btw');
    const [picture, ...others] = mail?.pictures ?? [];
    expect(others).toEqual([]);
    expect(picture?.svg).toContain('>928 mm<');
    expect(mail?.html).toContain(`<img src="cid:${picture?.contentId}"`);
    expect(mail?.text).toContain(`http://localhost/payment/${placed.paymentToken}?via=mail`);
    expect(await cartPreview(database, person.id)).toEqual({ lines: 0, totalCents: 0 });
  });

  it('is without Dutch VAT for a Belgian company in Belgium, and with it in the Netherlands', async () => {
    const person = await withFullCart(database, demoAccounts.belgian, now());
    const check = {
      vatId: 'BE1000000021',
      answer: 'valid',
      askedAt: now(),
      consultation: 'WAPIAAAA',
    } as const;
    const vat = { percent: 0, reason: 'intra_community', check } as const;
    const request = aRequest({ agreedTotal: belgianTotal, deliveryAddress: antwerp, vat });
    const abroad = await placeOrder(deps, priceLists, person, request);
    expect(abroad).toMatchObject({
      order: {
        ...{ vatBasis: 'intra_community', vatPercent: 0, vat: 0, total: 258_24 },
        vatCheck: { ...check, askedAt: now().toISOString() },
      },
    });
    await withFullCart(database, demoAccounts.belgian, now());
    const here = await placeOrder(deps, priceLists, person, aRequest());
    expect(here).toMatchObject({
      order: { vatBasis: 'domestic', vatPercent: 21, total: 312_47, vatCheck: null },
    });
  });

  it('is not placed for another amount than was agreed', async () => {
    const person = await withFullCart(database, demoAccounts.totalMeasures, now());
    const seen = await placeOrder(deps, priceLists, person, aRequest({ agreedTotal: cents(1) }));
    if (seen.kind !== 'changed') throw new Error(seen.kind);
    expect(await cartPreview(database, person.id)).toMatchObject({ lines: 1 });
    const agreed = await placeOrder(deps, priceLists, person, aRequest({ agreedTotal: seen.totals.total }));
    expect(agreed.kind).toBe('placed');
  });

  it('is not placed from an empty cart, nor from one that cannot be made', async () => {
    const person = await aCustomer(database, demoAccounts.centimetres);
    expect(await placeOrder(deps, priceLists, person, aRequest())).toEqual({ kind: 'empty' });
    await withFullCart(database, demoAccounts.centimetres, now());
    const prices = await priceLists.latest();
    const none = { ...priceLists, latest: async () => ({ ...prices, list: () => null }) };
    expect(await placeOrder(deps, none, person, aRequest())).toEqual({ kind: 'blocked' });
  });

  it('may come to more than an integer holds, and so may its payment and its invoice', async () => {
    const person = await withFullCart(database, demoAccounts.totalMeasures, now(), {
      count: 40,
      amount: 9999,
    });
    const seen = await placeOrder(deps, priceLists, person, aRequest({ agreedTotal: cents(1) }));
    if (seen.kind !== 'changed') throw new Error(seen.kind);
    expect(seen.totals.total).toBeGreaterThan(2 ** 31);
    const placed = await placeOrder(deps, priceLists, person, aRequest({ agreedTotal: seen.totals.total }));
    if (placed.kind !== 'placed') throw new Error(placed.kind);
    const [payment] = await database.select().from(payments).where(eq(payments.orderId, placed.order.id));
    const invoice = await issueInvoice(deps, placed.order.id);
    expect([placed.order.total, payment?.amount, invoice.total]).toEqual(Array(3).fill(seen.totals.total));
  });

  it('is not placed for more than the limit', async () => {
    const person = await withFullCart(database, demoAccounts.totalMeasures, now(), {
      count: 70,
      amount: 9999,
    });
    expect(await placeOrder(deps, priceLists, person, aRequest({ agreedTotal: cents(1) }))).toEqual({
      kind: 'blocked',
    });
    await database.delete(carts).where(eq(carts.personId, person.id));
  });

  it.each([
    ['2027-12-31T22:59:00Z', 'B2027-00001'],
    ['2027-12-31T23:30:00Z', 'B2028-00001'],
  ])('placed at %s is %s: it belongs to the year in Amsterdam', async (moment, number) => {
    const person = await withFullCart(database, demoAccounts.millimetres, now());
    const placed = await placeOrder({ ...deps, now: () => new Date(moment) }, priceLists, person, aRequest());
    expect(placed).toMatchObject({ kind: 'placed', order: { number } });
  });

  it('is one, although the form is sent forty times at once', async () => {
    const person = await withFullCart(database, demoAccounts.millimetres, now());
    const request = aRequest();
    const placed = await Promise.all(
      Array.from({ length: 40 }, () => placeOrder(deps, priceLists, person, request)),
    );
    const numbers = placed.map((one) => (one.kind === 'placed' ? one.order.number : one.kind));
    expect(new Set(numbers).size).toBe(1);
    const [number = ''] = numbers;
    expect(await database.$count(orders, eq(orders.number, number))).toBe(1);
    expect(await cartPreview(database, person.id)).toMatchObject({ lines: 0 });
  }, 60_000);

  it('is one, although two tabs send forms of their own at once', async () => {
    const person = await withFullCart(database, demoAccounts.millimetres, now());
    const kinds = await Promise.all(
      [1, 2].map(async () => (await placeOrder(deps, priceLists, person, aRequest())).kind),
    );
    expect(kinds.toSorted()).toEqual(['empty', 'placed']);
  });

  it('comes into being whole or not at all', async () => {
    const person = await withFullCart(database, demoAccounts.millimetres, now());
    const dying = { ...deps, jobs: { enqueue: () => Promise.reject(new Error('killed')) } };
    const request = aRequest();
    const before = await database.$count(orders);
    await expect(placeOrder(dying, priceLists, person, request)).rejects.toThrow('killed');
    expect(await database.$count(orders)).toBe(before);
    expect(await cartPreview(database, person.id)).toMatchObject({ lines: 1 });
    expect((await placeOrder(deps, priceLists, person, request)).kind).toBe('placed');
  });

  it('is not somebody else’s, although the key is the same', async () => {
    const person = await withFullCart(database, demoAccounts.millimetres, now());
    const request = aRequest();
    await placeOrder(deps, priceLists, person, request);
    const other = await aCustomer(database, demoAccounts.showMessage);
    expect(await placeOrder(deps, priceLists, other, request)).toEqual({ kind: 'empty' });
    const colleague = await withFullCart(database, demoAccounts.buyer, now());
    expect((await placeOrder(deps, priceLists, colleague, request)).kind).toBe('placed');
  });
});

describe('any cart', () => {
  it('makes an order whose lines, fees, shipping and VAT come to its total', async () => {
    const person = await aCustomer(database, demoAccounts.millimetres);
    const [model] = demoOrder.lines;
    const line = fc.record({
      unitPrice: fc.nat(200_000).map(cents),
      amount: fc.integer({ min: 1, max: 50 }),
      totalWidth: fc.integer({ min: 200, max: 3800 }).map(millimetres),
      customRal: fc.constantFrom(null, 'RAL 6005', 'RAL 7024'),
    });
    const discount = initialDiscountsOf('B').group;
    const cart = fc.array(line, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(cart, fc.constantFrom(0, 21), async (given, vatPercent) => {
        const lines = given.map((changes) => ({
          ...model,
          device: 'desktop' as const,
          unit: 'mm' as const,
          discount,
          ...changes,
        }));
        const totals = cartTotals(lines, { groupDiscount: discount, vatPercent }, firstShippingTerms);
        const request = aRequest({
          agreedTotal: totals.total,
          deliveryAddress: vatPercent === 0 ? antwerp : utrecht,
        });
        const whole = { ...request, lines, totals };
        const order = await storeOrder(deps, database, person.id, whole, firstWorkshop);
        const stored = await database.select().from(orderLines).where(eq(orderLines.orderId, order.id));
        const fees = await database.select().from(orderFees).where(eq(orderFees.orderId, order.id));
        const net =
          stored.reduce((total, { unitPrice, amount }) => total + unitPrice * amount, 0) +
          fees.reduce((total, { price }) => total + price, 0) +
          order.shipping;
        expect(net + order.vat).toBe(order.total);
      }),
      { numRuns: 30 },
    );
  });
});
