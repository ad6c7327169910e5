import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { carts } from '../database/schema/carts.ts';
import { companyDiscounts, groupDiscounts } from '../database/schema/catalogue.ts';
import { orderLines, orders } from '../database/schema/orders.ts';
import { priceWay } from '../orders/price-way.ts';

const { database } = await testDatabase();
const day = 24 * 60 * 60 * 1000;
let now = Date.UTC(2026, 10, 16, 12);
const shop = testApp(database, { now: () => new Date(now) });
const buyer = await Buyer.login(shop, demoAccounts.millimetres);

// In a colour that is mixed, which costs a set-up fee besides.
const green = pe100({
  color: { color: 'RAL 6005', color_type: '2', ral_color: 'RAL 6005', hex_color: '#2F4538' },
});

beforeEach(async () => {
  await database.delete(carts);
  await database.delete(companyDiscounts);
  await database.execute(sql`delete from group_discounts where id > 3`);
  now = Date.UTC(2026, 10, 16, 12);
});

function agree(basisPoints: number | null, validFrom: string, productCode = 'PE-100') {
  return database.insert(companyDiscounts).values({ companyId: 1, productCode, basisPoints, validFrom });
}

// What is asked in the configurator, on the product's page, in the cart and at the checkout.
async function asked(code = 'PE-100') {
  const { body } = await buyer.validate(code, pe100());
  const [line] = (await buyer.cart()).lines;
  return { configurator: body.price?.price, cart: line?.unitPrice };
}

it('a company’s own discount replaces its group’s for that product, everywhere, to the cent', async () => {
  await buyer.add('PE-100', pe100());
  expect(await asked()).toEqual({ configurator: '60.98', cart: '60.98' });
  await agree(50_00, '2026-11-16');
  now += 1001;
  // € 119 incl. VAT, half of it, without VAT.
  expect(await asked()).toEqual({ configurator: '49.17', cart: '49.17' });
  expect(textOf(await (await buyer.visitor.get('/winkelwagen')).text())).toContain(
    'gewijzigd van € 60,98 in € 49,17',
  );
  // The cheapest size of a product with one, and of a product without.
  const card = async (code: string) => textOf(await (await buyer.visitor.get(`/producten/${code}`)).text());
  expect(await card('pe-100')).toContain('Vanaf € 25,62');
  expect(await card('ce-100')).toContain('Vanaf € 30,74');
});

it('begins and ends on its day', async () => {
  await agree(50_00, '2026-11-17');
  await agree(null, '2026-11-18');
  const seen: unknown[] = [];
  for (let days = 0; days < 3; days += 1) {
    seen.push((await buyer.validate('PE-100', pe100())).body.price?.price);
    now += day;
  }
  expect(seen).toEqual(['60.98', '49.17', '60.98']);
});

it('another percentage of the group counts from its day for every product and the set-up fee', async () => {
  await buyer.add('PE-100', green);
  await database.insert(groupDiscounts).values({ group: 'B', basisPoints: 30_00, validFrom: '2026-11-17' });
  const fee = async () => textOf(await (await buyer.visitor.get('/winkelwagen')).text());
  expect(await fee()).toContain('€ 38,43');
  now += day;
  expect((await buyer.cart()).lines[0]?.unitPrice).toBe('94.88');
  expect(await fee()).toContain('€ 43,39');
  // What the company has agreed for a product leaves the fee alone.
  await agree(50_00, '2026-11-16');
  expect((await buyer.cart()).lines[0]?.unitPrice).toBe('67.77');
  expect(await fee()).toContain('€ 43,39');
});

it('an order keeps how its prices came about, whatever is agreed later', async () => {
  await buyer.add('PE-100', pe100());
  await buyer.add('CE-100', {
    plaatsing: { placement: '1' },
    maten: { width_opening: '1000', height_opening: '1300' },
    rondom_maten: { space_left: '40', space_right: '40', space_top: '40', space_bottom: '40' },
    bevestiging: { fixation: '1' },
    gaas: { wire_id: '1' },
    color: { color: 'RAL 9010', color_type: '1' },
    kenmerk: { room: 'keuken' },
  });
  await agree(40_25, '2026-11-01');
  const form = fieldsOf(await (await buyer.visitor.get('/checkout')).text());
  const answer = await buyer.visitor.submit('/checkout', { ...form, terms: '1', payment_method: 'iDeal' });
  expect(answer.status).toBe(303);
  await database.delete(companyDiscounts);
  const newest = database.select({ id: sql`max(id)` }).from(orders);
  const lines = await database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, sql`(${newest})`))
    .orderBy(orderLines.position);
  expect(lines.map(priceWay)).toEqual(['lijst v1, eigen korting 40,25 %', 'lijst v1, groep B 38 %']);
});

it('of an order from before this was kept, the discount is told where only one gives its price', async () => {
  const [line] = await database.select().from(orderLines).where(eq(orderLines.id, 1));
  if (line === undefined) throw new Error('the demo has an order');
  const before = { ...line, discountBasisPoints: null, discountGroup: null };
  expect(priceWay(before)).toBe('lijst v1, groep B 38 %');
  expect(priceWay({ ...before, unitPrice: line.advicePrice })).toBe('lijst v1, korting onbekend');
});

it('what has been withdrawn counts for nothing', async () => {
  await agree(50_00, '2026-11-16');
  await database.update(companyDiscounts).set({ withdrawnAt: new Date(now) });
  now += 1001;
  expect((await buyer.validate('PE-100', pe100())).body.price?.price).toBe('60.98');
});
