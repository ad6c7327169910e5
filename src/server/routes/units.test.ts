import { desc, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { fieldsOf, textOf } from '#tests/support/checkout-form.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import { mails } from '../database/schema/operations.ts';
import { orders } from '../database/schema/orders.ts';

const { database } = await testDatabase();
const shop = testApp(database);
const buyer = await Buyer.login(shop, demoAccounts.centimetres);
const staff = await Buyer.login(shop, demoAccounts.staff);
const margins = { space_left: '30', space_right: '30', space_top: '20', space_bottom: '15' };
const inCentimetres = pe100({
  maten: { width_opening: '90,0', height_opening: '120,0' },
  rondom_maten: margins,
});

async function measureIn(unit: 'mm' | 'cm'): Promise<void> {
  await buyer.visitor.get('/account');
  await buyer.visitor.submit('/account/instellingen', { unit, measures: 'opening' });
}

async function read(reader: Buyer, path: string): Promise<string> {
  return textOf(await (await reader.visitor.get(path)).text());
}

async function add(): Promise<void> {
  await measureIn('cm');
  expect((await buyer.add('PE-100', inCentimetres)).status).toBe(200);
}

async function specificationsInCart(): Promise<readonly string[]> {
  return (await buyer.cart()).lines[0]?.summary.map(({ value }) => value) ?? [];
}

describe('R6.1 a line in the cart that was configured in centimetres', () => {
  beforeAll(add);

  it('stands there in the unit that its reader has now, specifications too', async () => {
    expect(await specificationsInCart()).toEqual(
      expect.arrayContaining(['90,0 x 120,0 cm', '92,8 x 122,8 cm', 'L 3,0 · R 3,0 · B 2,0 · O 1,5 cm']),
    );
    await measureIn('mm');
    expect(await specificationsInCart()).toEqual(
      expect.arrayContaining(['900 x 1200 mm', '928 x 1228 mm', 'L 30 · R 30 · B 20 · O 15 mm']),
    );
    expect(await read(buyer, '/winkelwagen')).not.toMatch(/\d cm\b/);
  });
});

describe('R6.1 an order of who measures in centimetres', () => {
  let path = '';

  beforeAll(async () => {
    await add();
    const page = await (await buyer.visitor.get('/checkout')).text();
    const sent = { ...fieldsOf(page), terms: '1', payment_method: 'iDeal' };
    expect((await buyer.visitor.submit('/checkout', sent)).status).toBe(303);
    const [order] = await database.select().from(orders).orderBy(desc(orders.id)).limit(1);
    path = `/bestelling/${order?.number}`;
  });

  it('is confirmed by mail in centimetres', async () => {
    const [mail] = await database
      .select()
      .from(mails)
      .where(like(mails.dedupeKey, 'order-placed:%'))
      .orderBy(desc(mails.id))
      .limit(1);
    expect(mail?.text).toContain('Inzethor, 92,8 x 122,8 cm');
    expect(mail?.text).not.toContain('1228 mm');
  });

  it('is read by staff, and made in the workshop, in millimetres alone', async () => {
    expect(await read(buyer, path)).toContain('L 3,0 · R 3,0 · B 2,0 · O 1,5 cm');
    expect(await read(staff, path)).not.toMatch(/\d cm\b/);
    const sheet = await staff.visitor.get(`${path}/werkbon.pdf`);
    const text = pdfText(new Uint8Array(await sheet.arrayBuffer()));
    expect(text).toContain('L 30 · R 30 · B 20 · O 15 mm');
    expect(text).not.toMatch(/\d cm\b/);
  });
});
