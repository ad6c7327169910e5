import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { maxCartLines } from '#domain/cart/terms.ts';
import { aLine } from '#tests/support/cart-lines.ts';
import { testDatabase } from '#tests/support/database.ts';
import { cartLines, carts } from '../database/schema/carts.ts';
import { photos } from '../database/schema/photos.ts';
import { changeAmount, copyLine, findRemarks, removeLine, restoreLine, saveRemarks } from './change-lines.ts';
import { cartPreview, findCartLine, findRemovedLine, listLines } from './find-lines.ts';
import { putLines } from './put-lines.ts';

const { database } = await testDatabase();
const personId = 1;
const otherCustomer = 2;
const noon = new Date('2026-11-16T12:00:00Z');
const line = noon.getTime();

beforeEach(async () => {
  await database.delete(carts);
  await putLines(database, { personId, lines: [aLine()], replaced: null, call: null }, noon);
});

it('changes the amount of a line of the customer’s own, and of no other', async () => {
  expect(await changeAmount(database, personId, line, 5, noon)).toBe(true);
  expect(await changeAmount(database, otherCustomer, line, 9, noon)).toBe(false);
  expect((await findCartLine(database, personId, line))?.amount).toBe(5);
  expect(await cartPreview(database, personId)).toEqual({ lines: 1, totalCents: 5 * 86_08 });
});

it('parallel changes of one amount leave one of them', async () => {
  const amounts = Array.from({ length: 20 }, (_, index) => index + 1);
  await Promise.all(amounts.map((amount) => changeAmount(database, personId, line, amount, noon)));
  expect(await listLines(database, personId)).toHaveLength(1);
  expect(amounts).toContain((await findCartLine(database, personId, line))?.amount);
});

it('a removed line is out of the cart and comes back as it was', async () => {
  const before = await findCartLine(database, personId, line);
  expect(await removeLine(database, personId, line, noon)).toBe(true);
  expect(await removeLine(database, personId, line, noon)).toBe(false);
  expect(await listLines(database, personId)).toEqual([]);
  expect(await cartPreview(database, personId)).toEqual({ lines: 0, totalCents: 0 });
  expect(await changeAmount(database, personId, line, 5, noon)).toBe(false);
  expect((await findRemovedLine(database, personId, line))?.timestamp).toBe(line);
  expect(await findRemovedLine(database, otherCustomer, line)).toBeNull();
  expect(await restoreLine(database, otherCustomer, line)).toBe('gone');
  expect(await restoreLine(database, personId, line)).toEqual({ timestamp: line });
  expect(await restoreLine(database, personId, line)).toBe('gone');
  expect(await listLines(database, personId)).toEqual([before]);
  expect(await findRemovedLine(database, personId, line)).toBeNull();
});

it('a copy is a line of its own', async () => {
  expect(await copyLine(database, personId, line, noon)).toEqual({ timestamp: line + 1 });
  expect(await copyLine(database, otherCustomer, line, noon)).toBe('gone');
  await changeAmount(database, personId, line + 1, 9, noon);
  const lines = await listLines(database, personId);
  expect(lines.map(({ timestamp, amount }) => [timestamp, amount])).toEqual([
    [line, 3],
    [line + 1, 9],
  ]);
  expect(lines[1]).toMatchObject({ ...aLine(), amount: 9 });
});

it('R20.14 a copy stands below its original, also that of a copy', async () => {
  await putLines(database, { personId, lines: [aLine(), aLine()], replaced: null, call: null }, noon);
  const places = async () => (await listLines(database, personId)).map(({ timestamp }) => timestamp - line);
  await copyLine(database, personId, line, noon);
  expect(await places()).toEqual([0, 3, 1, 2]);
  await copyLine(database, personId, line, noon);
  expect(await places()).toEqual([0, 4, 3, 1, 2]);
  await copyLine(database, personId, line + 3, noon);
  await copyLine(database, personId, line + 2, noon);
  expect(await places()).toEqual([0, 4, 3, 5, 1, 2, 6]);
  await removeLine(database, personId, line + 4, noon);
  await restoreLine(database, personId, line + 4);
  expect(await places()).toEqual([0, 4, 3, 5, 1, 2, 6]);
});

it('a full cart takes no copy and no line back', async () => {
  await putLines(database, { personId, lines: Array(499).fill(aLine()), replaced: null, call: null }, noon);
  expect(await copyLine(database, personId, line, noon)).toBe('full');
  await removeLine(database, personId, line, noon);
  expect(await copyLine(database, personId, line + 1, noon)).toEqual({ timestamp: line + 501 });
  expect(await restoreLine(database, personId, line)).toBe('full');
  expect((await cartPreview(database, personId)).lines).toBe(maxCartLines);
});

it('remarks are kept with the cart', async () => {
  expect(await findRemarks(database, otherCustomer)).toBe('');
  await saveRemarks(database, otherCustomer, 'Graag bellen', noon);
  await saveRemarks(database, otherCustomer, 'Graag mailen', noon);
  expect(await findRemarks(database, otherCustomer)).toBe('Graag mailen');
  expect(await findRemarks(database, personId)).toBe('');
});

it('whatever happens to a cart at once, it knows how many lines it holds', async () => {
  const put = (replaced: number | null) =>
    putLines(database, { personId, lines: [aLine(), aLine()], replaced, call: null }, noon);
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => [
      put(index % 3 === 0 ? line : null),
      removeLine(database, personId, line + (index % 4), noon),
      restoreLine(database, personId, line + (index % 4)),
      copyLine(database, personId, line + (index % 4), noon),
      changeAmount(database, personId, line, index + 1, noon),
    ]).flat(),
  );
  const last = await put(null);
  const lines = await listLines(database, personId);
  expect(last).toMatchObject({ kind: 'done', lines: lines.length });
  await database.delete(cartLines).where(eq(cartLines.timestamp, lines[0]?.timestamp ?? 0));
  expect(await put(null)).toMatchObject({ kind: 'done', lines: lines.length + 1 });
});

it.each(['one after the other', 'at once'])(
  'R20.14 copying pressed twice (%s) makes one copy, and its photos are copied once',
  async (way) => {
    const original = await findCartLine(database, personId, line);
    const photo = {
      place: 1,
      width: 4,
      height: 3,
      content: Buffer.from('a'),
      preview: Buffer.from('b'),
      digest: 'c',
    };
    await database.insert(photos).values({ ...photo, personId, cartLineId: original?.id ?? 0 });
    const key = randomUUID();
    const copy = () => copyLine(database, personId, line, noon, key);
    const both = way === 'at once' ? await Promise.all([copy(), copy()]) : [await copy(), await copy()];
    expect(both).toEqual([{ timestamp: line + 1 }, { timestamp: line + 1 }]);
    expect(await listLines(database, personId)).toHaveLength(2);
    const made = await findCartLine(database, personId, line + 1);
    expect(await database.$count(photos, eq(photos.cartLineId, made?.id ?? 0))).toBe(1);
    // Another page has another key: that is another copy.
    expect(await copyLine(database, personId, line, noon, randomUUID())).toEqual({ timestamp: line + 2 });
  },
);
