import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { Buyer } from '#tests/support/buyer.ts';
import { aLine } from '#tests/support/cart-lines.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { pe100 } from '#tests/support/worked-examples.ts';
import type { Database } from '../database/database.ts';
import { isRefused } from '../database/is-away.ts';
import { people } from '../database/schema/accounts.ts';
import { carts } from '../database/schema/carts.ts';
import { listLines } from './find-lines.ts';
import { type NewLines, putAllLines, putLines } from './put-lines.ts';

const { database } = await testDatabase();
const noon = new Date('2026-11-16T12:00:00Z');

beforeEach(async () => {
  await database.delete(carts);
});

const wanting = (changes: Partial<NewLines> = {}): NewLines => ({
  ...{ personId: 1, lines: [aLine()], replaced: null, call: null },
  ...changes,
});

const labelsOf = async (personId: number, from: Database = database) =>
  (await listLines(from, personId)).map(({ timestamp, boxLabel, amount }) => [
    timestamp - noon.getTime(),
    boxLabel,
    amount,
  ]);

/** What is found in a transaction of which nothing stays: each begins with the same thousand lines, put there once. */
async function undone<Found>(work: (own: Database) => Promise<Found>): Promise<Found> {
  let found: { readonly value: Found } | undefined;
  const rolledBack = new Error('rolled back');
  await database
    .transaction(async (own) => {
      found = { value: await work(own) };
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  if (found === undefined) throw new Error('nothing was found');
  return found.value;
}

type AnyCall = {
  readonly person: number;
  readonly replaces: number | null;
  readonly added: number;
  readonly key: number | null;
};

describe('several calls in one round trip', () => {
  it('each is told what became of it, in the order they were given', async () => {
    const [, line] = await putAllLines(database, [wanting({ personId: 3 }), wanting({ personId: 2 })], noon);
    const replaced = line?.kind === 'done' ? (line.timestamps[0] ?? 0) : 0;
    const outcomes = await putAllLines(
      database,
      [
        wanting({ personId: 3, lines: [aLine(), aLine()] }),
        wanting({ personId: 2, replaced, lines: [aLine({ boxLabel: 'hal' })] }),
        wanting({ personId: 1, replaced: 7 }),
        wanting({ personId: 3 }),
      ],
      noon,
    );
    const at = noon.getTime();
    expect(outcomes).toEqual([
      { kind: 'done', timestamps: [at + 1, at + 2], lines: 3 },
      { kind: 'done', timestamps: [at], lines: 1 },
      { kind: 'gone' },
      { kind: 'done', timestamps: [at + 3], lines: 4 },
    ]);
    expect(await labelsOf(2)).toEqual([[0, 'hal', 3]]);
  });

  it('are all done or none', async () => {
    const wrong = wanting({ personId: 2, lines: [aLine({ amount: 0 })] });
    const failure = await putAllLines(database, [wanting(), wrong], noon).catch((error: unknown) => error);
    expect(isRefused(failure)).toBe(true);
    expect(await listLines(database, 1)).toEqual([]);
  });

  it('with one key twice are none, so that each goes alone', async () => {
    const call = { key: randomUUID(), route: 'add-to-cart', bodyHash: 'a' };
    const failure = await putAllLines(database, [wanting({ call }), wanting({ call })], noon).catch(
      (error: unknown) => error,
    );
    expect(isRefused(failure)).toBe(true);
    expect(await listLines(database, 1)).toEqual([]);
  });

  // Seconds, and many of them where the machine is shared.
  it('come to what they come to one after the other', () => comeToTheSame(8), 60_000);

  it('do so whatever they are', { tags: ['thorough'], timeout: 60_000 }, () => comeToTheSame(25));

  async function comeToTheSame(numRuns: number): Promise<void> {
    const anyCall = fc.record({
      person: fc.integer({ min: 0, max: 1 }),
      // Of the lines that are there before, or none: nobody knows the name of one that a call beside it adds.
      replaces: fc.option(fc.integer({ min: -1, max: 2 }), { nil: null }),
      added: fc.integer({ min: 1, max: 3 }),
      key: fc.option(fc.integer({ min: 0, max: 2 }), { nil: null }),
    });
    const sequences = fc.uniqueArray(anyCall, {
      minLength: 1,
      maxLength: 6,
      selector: ({ person, key }) => (key === null ? Symbol('none') : `${person} ${key}`),
    });
    const asWanted =
      (keys: readonly string[], former: readonly number[]) =>
      ({ person, replaces, added, key }: AnyCall, index: number): NewLines => ({
        personId: former[person] ?? 0,
        lines: Array.from({ length: added }, (_, place) =>
          aLine({ amount: index + 1, boxLabel: `${place}` }),
        ),
        replaced: replaces === null ? null : noon.getTime() + replaces,
        call: key === null ? null : { key: keys[key] ?? '', route: 'a', bodyHash: 'b' },
      });
    const keys = [randomUUID(), randomUUID(), randomUUID()];
    // Two pairs of people with the same past: 497 lines are close to all that a cart holds.
    for (const personId of [1, 2, 3, 4]) {
      const call = { key: keys[0] ?? '', route: 'a', bodyHash: 'b' };
      const lines = Array.from({ length: personId % 2 === 0 ? 3 : 496 }, () => aLine());
      await putLines(database, wanting({ personId, lines, call }), noon);
    }
    await fc.assert(
      fc.asyncProperty(sequences, async (calls) => {
        const found = await undone(async (own) => {
          const together = await putAllLines(own, calls.map(asWanted(keys, [1, 2])), noon);
          const oneByOne = [];
          for (const call of calls.map(asWanted(keys, [3, 4])))
            oneByOne.push(await putLines(own, call, noon));
          const labels = [];
          for (const personId of [1, 2, 3, 4]) labels.push(await labelsOf(personId, own));
          return { together, oneByOne, labels };
        });
        expect(found.together).toEqual(found.oneByOne);
        expect(found.labels.slice(0, 2)).toEqual(found.labels.slice(2));
      }),
      { numRuns },
    );
  }
});

describe('calls of the configurator that come at once', () => {
  const shop = testApp(database, { now: () => noon });

  it('whoever is held up by a slow cart holds up nobody else', async () => {
    const [slow, quick] = await Promise.all([
      Buyer.login(shop, demoAccounts.millimetres),
      Buyer.login(shop, demoAccounts.centimetres),
    ]);
    const [owner] = await database
      .select({ id: people.id })
      .from(people)
      .where(eq(people.email, demoAccounts.millimetres));
    await slow.add('PE-100', pe100());
    const late = await database.transaction(async (transaction) => {
      await transaction
        .select()
        .from(carts)
        .where(eq(carts.personId, owner?.id ?? 0))
        .for('update');
      const waiting = slow.add('PE-100', pe100());
      const inCentimetres = pe100({ maten: { width_opening: '90', height_opening: '120' } });
      expect((await quick.add('PE-100', inCentimetres)).status).toBe(200);
      return { waiting };
    });
    expect((await late.waiting).status).toBe(200);
    expect((await slow.cart()).lines).toHaveLength(2);
  });
});
