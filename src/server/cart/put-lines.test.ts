import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { maxCartLines } from '#domain/cart/terms.ts';
import { cents } from '#domain/money/cents.ts';
import { aLine } from '#tests/support/cart-lines.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { Database } from '../database/database.ts';
import { carts } from '../database/schema/carts.ts';
import { removeLine } from './change-lines.ts';
import { cartPreview, listLines } from './find-lines.ts';
import { type NewLines, type PutOutcome, putLines } from './put-lines.ts';

const { database } = await testDatabase();
const personId = 1;
const otherCustomer = 2;
const noon = new Date('2026-11-16T12:00:00Z');

beforeEach(async () => {
  await database.delete(carts);
});

function put(changes: Partial<NewLines> = {}): Promise<PutOutcome> {
  return putLines(database, { personId, lines: [aLine()], replaced: null, call: null, ...changes }, noon);
}

function timestampsOf(outcome: PutOutcome): readonly number[] {
  if (outcome.kind !== 'done') throw new Error(`nothing was put: ${outcome.kind}`);
  return outcome.timestamps;
}

const call = (changes = {}) => ({ key: randomUUID(), route: 'add', bodyHash: 'a', ...changes });

describe('adding', () => {
  it('names a line by the moment it was added', async () => {
    expect(await put()).toEqual({ kind: 'done', timestamps: [noon.getTime()], lines: 1 });
    const [line] = await listLines(database, personId);
    expect(line).toMatchObject({ ...aLine(), personId, timestamp: noon.getTime(), formerUnitPrice: null });
  });

  it('two adds in the same millisecond give two lines', async () => {
    await put();
    expect(await put()).toEqual({ kind: 'done', timestamps: [noon.getTime() + 1], lines: 2 });
  });

  it('several lines at once keep their order', async () => {
    const lines = ['keuken', 'zolder', 'hal'].map((boxLabel) => aLine({ boxLabel }));
    const names = timestampsOf(await put({ lines }));
    expect(names).toEqual([noon.getTime(), noon.getTime() + 1, noon.getTime() + 2]);
    expect((await listLines(database, personId)).map(({ boxLabel }) => boxLabel)).toEqual([
      'keuken',
      'zolder',
      'hal',
    ]);
  });

  it('twenty at once: no error, no lost line, each told its own number of lines', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => put()));
    const told = outcomes.map((outcome) => (outcome.kind === 'done' ? outcome.lines : 0));
    expect(told.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(new Set(outcomes.flatMap(timestampsOf)).size).toBe(20);
    expect(await cartPreview(database, personId)).toEqual({ lines: 20, totalCents: 20 * 3 * 86_08 });
  });

  it('a name is never given again, not even that of a removed line', async () => {
    const [timestamp = 0] = timestampsOf(await put());
    await removeLine(database, personId, timestamp, noon);
    expect(timestampsOf(await put())).toEqual([timestamp + 1]);
  });

  it('two customers may share a name', async () => {
    await put();
    expect(timestampsOf(await put({ personId: otherCustomer }))).toEqual([noon.getTime()]);
  });
});

describe('a cart holds 500 lines', () => {
  const many = (count: number) => Array.from({ length: count }, () => aLine());

  it('and takes all of what is added or nothing', async () => {
    await put({ lines: many(480) });
    expect(await put({ lines: many(21) })).toEqual({ kind: 'full', lines: 480 });
    expect(await put({ lines: many(20) })).toMatchObject({ kind: 'done', lines: maxCartLines });
    expect(await put()).toEqual({ kind: 'full', lines: maxCartLines });
  });

  it('also when twenty are added at once', async () => {
    await put({ lines: many(497) });
    const kinds = (await Promise.all(Array.from({ length: 20 }, () => put()))).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'done')).toHaveLength(3);
    expect(await cartPreview(database, personId)).toMatchObject({ lines: maxCartLines });
  });

  it('and a full one can still be changed, and answer a repeat', async () => {
    const first = { lines: many(500), call: call() };
    const [line = 0] = timestampsOf(await put(first));
    expect(await put({ replaced: line, lines: many(2) })).toMatchObject({ kind: 'full' });
    expect(await put({ replaced: line })).toMatchObject({ kind: 'done', lines: maxCartLines });
    expect(await put(first)).toMatchObject({ kind: 'done', lines: maxCartLines });
  });
});

describe('replacing', () => {
  it('keeps the name and the place, and clears the note about an older price', async () => {
    const [first = 0, second = 0] = timestampsOf(await put({ lines: [aLine(), aLine()] }));
    const changed = aLine({ amount: 7, unitPrice: cents(90_00), boxLabel: 'hal' });
    expect(await put({ replaced: first, lines: [changed] })).toEqual({
      kind: 'done',
      timestamps: [first],
      lines: 2,
    });
    const lines = await listLines(database, personId);
    expect(lines.map(({ timestamp, amount }) => [timestamp, amount])).toEqual([
      [first, 7],
      [second, 3],
    ]);
    expect(lines[0]).toMatchObject({ ...changed, formerUnitPrice: null });
  });

  it('with more lines than one adds the rest', async () => {
    const [first = 0] = timestampsOf(await put());
    const lines = [aLine({ boxLabel: 'a' }), aLine({ boxLabel: 'b' }), aLine({ boxLabel: 'c' })];
    const names = timestampsOf(await put({ replaced: first, lines }));
    expect(names).toEqual([first, first + 1, first + 2]);
    expect((await listLines(database, personId)).map(({ boxLabel }) => boxLabel)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['never was', noon.getTime() + 99, personId, aLine()],
    ['is of another customer', noon.getTime(), otherCustomer, aLine()],
    ['is of another product', noon.getTime(), personId, aLine({ productCode: 'CE-100' })],
  ])('a line that %s is gone', async (_, replaced, ofCustomer, line) => {
    await put();
    const before = await listLines(database, personId);
    expect(await put({ replaced, personId: ofCustomer, lines: [line] })).toEqual({ kind: 'gone' });
    expect(await listLines(database, personId)).toEqual(before);
    expect(await listLines(database, otherCustomer)).toEqual([]);
  });

  it('a removed line is gone', async () => {
    const [timestamp = 0] = timestampsOf(await put());
    await removeLine(database, personId, timestamp, noon);
    expect(await put({ replaced: timestamp })).toEqual({ kind: 'gone' });
  });

  it('R15.4 reads that line, however many there are of its product', async () => {
    const [timestamp = 0] = timestampsOf(await put());
    await put({ personId: otherCustomer, lines: Array.from({ length: 400 }, () => aLine()) });
    const read = await database.transaction(async (transaction) => {
      const before = await countLinesRead(transaction);
      const wanted = { personId, lines: [aLine({ amount: 5 })], replaced: timestamp, call: null };
      expect(await putLines(transaction, wanted, noon)).toMatchObject({ kind: 'done' });
      return (await countLinesRead(transaction)) - before;
    });
    expect(read).toBeGreaterThan(0);
    // A few versions of it that nobody has cleaned up yet may lie beside it; the others of its product are four hundred.
    expect(read).toBeLessThan(100);
  });

  it('ten at once: one line, whole as one of them left it', async () => {
    const [timestamp = 0] = timestampsOf(await put());
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        put({ replaced: timestamp, lines: [aLine({ amount: index + 1, boxLabel: `hor ${index + 1}` })] }),
      ),
    );
    const lines = await listLines(database, personId);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.boxLabel).toBe(`hor ${lines[0]?.amount}`);
  });
});

describe('idempotency keys', () => {
  it('a repeat is told what the first call was told, whatever happened since', async () => {
    const key = call();
    const first = await put({ call: key });
    await put();
    expect(await put({ call: key })).toEqual(first);
    expect(await listLines(database, personId)).toHaveLength(2);
  });

  it('ten at once with one key make one line', async () => {
    const key = call();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => put({ call: key })));
    expect(outcomes).toEqual(Array(10).fill({ kind: 'done', timestamps: [noon.getTime()], lines: 1 }));
    expect(await listLines(database, personId)).toHaveLength(1);
  });

  it.each([
    ['body', { bodyHash: 'b' }],
    ['route', { route: 'update' }],
  ])('the same key with another %s is another call', async (_, change) => {
    const key = call();
    await put({ call: key });
    expect(await put({ call: { ...key, ...change } })).toEqual({ kind: 'other-call' });
    expect(await listLines(database, personId)).toHaveLength(1);
  });

  it('a key is the customer’s own', async () => {
    const key = call();
    await put({ call: key });
    expect(await put({ call: key, personId: otherCustomer })).toMatchObject({ kind: 'done', lines: 1 });
  });

  it('a call that found its line gone may be made again', async () => {
    const key = call();
    expect(await put({ call: key, replaced: 5 })).toEqual({ kind: 'gone' });
    expect(await put({ call: { ...key, bodyHash: 'b' } })).toMatchObject({ kind: 'done' });
  });

  it('a repeated update does not undo what came after it', async () => {
    const [timestamp = 0] = timestampsOf(await put());
    const key = call({ route: 'update' });
    await put({ call: key, replaced: timestamp, lines: [aLine({ amount: 5 })] });
    await put({ replaced: timestamp, lines: [aLine({ amount: 9 })] });
    await put({ call: key, replaced: timestamp, lines: [aLine({ amount: 5 })] });
    expect((await listLines(database, personId)).map(({ amount }) => amount)).toEqual([9]);
  });
});

// By this connection, by whichever index.
async function countLinesRead(transaction: Database): Promise<number> {
  const { rows } = await transaction.execute<{ count: number }>(sql`
    select sum(pg_stat_get_xact_tuples_returned(indexrelid))::integer as count from pg_index
    where indrelid = 'cart_lines'::regclass`);
  return rows[0]?.count ?? 0;
}

it('the cart goes with its lines', async () => {
  await put();
  await database.delete(carts).where(eq(carts.personId, personId));
  expect(await listLines(database, personId)).toEqual([]);
});
