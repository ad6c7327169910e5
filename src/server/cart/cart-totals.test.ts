import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { aLine } from '#tests/support/cart-lines.ts';
import { testDatabase } from '#tests/support/database.ts';
import { cartLines, carts, offers } from '../database/schema/carts.ts';
import { moveLines } from '../offers/move-lines.ts';
import { changeAmount, copyLine, removeLine, restoreLine } from './change-lines.ts';
import { dropRemovedLines } from './clean-up-carts.ts';
import { cartPreview, linesOf } from './find-lines.ts';
import { putLines } from './put-lines.ts';

const { database } = await testDatabase();
const [person, colleague] = [1, 2];
const noon = new Date('2026-11-16T12:00:00Z');

beforeEach(async () => {
  await database.delete(carts);
  await database.insert(carts).values([{ personId: person }, { personId: colleague }]);
});

/** As it was done before it was kept: every line is looked at. */
async function counted(personId: number) {
  const [found] = await database
    .select({
      lines: sql<number>`count(*)::integer`,
      totalCents: sql`coalesce(sum(unit_price_cents * amount), 0)`.mapWith(Number),
    })
    .from(cartLines)
    .where(linesOf(personId));
  return found;
}

async function expectKept(): Promise<void> {
  for (const personId of [person, colleague])
    expect(await cartPreview(database, personId)).toEqual(await counted(personId));
}

function add(prices: readonly number[], replaced: number | null = null) {
  const lines = prices.map((price) => aLine({ unitPrice: cents(price), amount: 1 + (price % 3) }));
  return putLines(database, { personId: person, lines, replaced, call: null }, noon);
}

const atLine = (at: number, change: (timestamp: number) => Promise<unknown>) => async () => {
  const lines = await database.select().from(cartLines).where(eq(cartLines.personId, person));
  const line = lines[at % Math.max(1, lines.length)];
  if (line !== undefined) await change(line.timestamp);
};

async function offer(): Promise<void> {
  const [made] = await database
    .insert(offers)
    .values({
      ...{ companyId: 1, fromPerson: person, toPerson: colleague, lines: 1 },
      key: crypto.randomUUID(),
    })
    .returning({ id: offers.id });
  await database
    .update(cartLines)
    .set({ offerId: made?.id ?? 0 })
    .where(linesOf(person));
}

const at = fc.nat(20);
const price = fc.integer({ min: 0, max: 90_000_00 });
const step = fc.oneof(
  fc.array(price, { minLength: 1, maxLength: 4 }).map((prices) => () => add(prices)),
  fc.tuple(at, price).map(([line, to]) => atLine(line, (timestamp) => add([to], timestamp))),
  fc
    .tuple(at, fc.integer({ min: 1, max: 9 }))
    .map(([line, amount]) =>
      atLine(line, (timestamp) => changeAmount(database, person, timestamp, amount, noon)),
    ),
  at.map((line) => atLine(line, (timestamp) => removeLine(database, person, timestamp, noon))),
  at.map((line) => atLine(line, (timestamp) => restoreLine(database, person, timestamp))),
  at.map((line) => atLine(line, (timestamp) => copyLine(database, person, timestamp, noon))),
  fc.constant(offer),
  fc.constant(() => database.update(cartLines).set({ offerId: null }).where(sql`offer_id is not null`)),
  fc.constant(() =>
    moveLines(database, noon, { which: sql`offer_id is not null`, to: colleague, measuredBy: sql`null` }),
  ),
  fc.constant(() => database.update(cartLines).set({ unitPrice: sql`unit_price_cents + 1` })),
  fc.constant(() => dropRemovedLines(database, new Date('2030-01-01'))),
  fc.constant(() => database.delete(cartLines).where(linesOf(colleague))),
);

it('R15.4 what a page shows of the cart is what lies in it, whatever was done to its lines', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const change of steps) await change();
      await expectKept();
    }),
    { numRuns: 25 },
  );
});

it('R15.4 also when lines are added, changed and taken out all at once', async () => {
  await add([1, 2, 3, 4, 5, 6, 7, 8]);
  const lines = await database.select().from(cartLines).where(linesOf(person));
  await Promise.all([
    ...lines.flatMap(({ timestamp }, index) => [
      changeAmount(database, person, timestamp, 2 + index, noon),
      add([index * 10], timestamp),
      ...(index % 2 === 0 ? [removeLine(database, person, timestamp, noon)] : []),
    ]),
    ...Array.from({ length: 10 }, (_, index) => add([100 + index])),
    database.update(cartLines).set({ unitPrice: sql`unit_price_cents + 7` }).where(linesOf(person)),
  ]);
  expect((await cartPreview(database, person)).lines).toBe(8 - 4 + 10);
  await expectKept();
});

it('R15.4 and none is left of a cart that is gone', async () => {
  await add([1, 2]);
  await database.delete(carts);
  expect(await cartPreview(database, person)).toEqual({ lines: 0, totalCents: 0 });
});
