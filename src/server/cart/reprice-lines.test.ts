import { beforeEach, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { aLine } from '#tests/support/cart-lines.ts';
import { testDatabase } from '#tests/support/database.ts';
import { carts } from '../database/schema/carts.ts';
import { changeAmount } from './change-lines.ts';
import { findCartLine } from './find-lines.ts';
import { putLines } from './put-lines.ts';
import { repriced, storeRepriced } from './reprice-lines.ts';

const { database } = await testDatabase();
const personId = 1;
const noon = new Date('2026-11-16T12:00:00Z');
const timestamp = noon.getTime();
const put = (line: ReturnType<typeof aLine>, replaced: number | null) =>
  putLines(database, { personId, lines: [line], replaced, call: null }, noon);

beforeEach(async () => {
  await database.delete(carts);
  await put(aLine(), null);
});

async function theLine() {
  const line = await findCartLine(database, personId, timestamp);
  if (line === null) throw new Error('the line is gone');
  return line;
}

async function aNewPrice() {
  const before = await theLine();
  const price = { base: cents(180_00), surcharges: [], advice: cents(180_00), unit: cents(90_00) };
  const today = {
    kind: 'possible',
    price,
    priceListVersion: 1,
    discount: { kind: 'group', group: 'B', basisPoints: 38_00 },
    deliveryDays: null,
    deliveryDate: null,
  } as const;
  return { before, after: repriced(before, today) };
}

it('a new price is stored beside the one that was last seen', async () => {
  await storeRepriced(database, [await aNewPrice()]);
  expect(await theLine()).toMatchObject({ unitPrice: 90_00, advicePrice: 180_00, formerUnitPrice: 86_08 });
});

it('an amount that another tab has just changed stays, at the new price', async () => {
  const change = await aNewPrice();
  await changeAmount(database, personId, timestamp, 7, noon);
  await storeRepriced(database, [change]);
  expect(await theLine()).toMatchObject({ amount: 7, unitPrice: 90_00 });
});

it.each([
  ['another price', { unitPrice: cents(99_00), advicePrice: cents(198_00) }],
  ['the same price', { answers: { ...aLine().answers, gaas: { wire_id: '5' } } }],
])(
  'a screen that another tab has just made another one, of %s, is left as that tab made it',
  async (_, other) => {
    const change = await aNewPrice();
    await put(aLine(other), timestamp);
    const made = await theLine();
    await storeRepriced(database, [change]);
    expect(await theLine()).toEqual(made);
  },
);
