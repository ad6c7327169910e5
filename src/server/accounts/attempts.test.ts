import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { rateLimits } from '../database/schema/accounts.ts';
import { attemptKey, countAttempts, giveBackAttempts } from './attempts.ts';

const { database } = await testDatabase();
const now = new Date('2026-11-16T08:00:00Z');

it('attempts that are counted and given back all at once leave nothing behind', async () => {
  const keys = [attemptKey('login-email', 'a@voorbeeld.nl'), attemptKey('login-network', '203.0.113.7')];
  const counters = keys.map((key) => ({ key, seconds: 900 }));
  // As often as two at once need to meet in every way.
  const attempt = async () => {
    for (let time = 0; time < 200; time += 1) {
      await countAttempts(database, counters, now);
      await giveBackAttempts(database, keys);
    }
  };
  await Promise.all(Array.from({ length: 2 }, attempt));
  expect(await left(keys)).toEqual([]);
});

it('what was not given back stays counted', async () => {
  const key = attemptKey('login', 'a@voorbeeld.nl', '203.0.113.7');
  for (let time = 0; time < 3; time += 1) await countAttempts(database, [{ key, seconds: 900 }], now);
  await giveBackAttempts(database, [key]);
  expect(await left([key])).toMatchObject([{ key, count: 2 }]);
});

it('R15.2 what a clock counted that was an hour ahead does not last until then', async () => {
  const key = attemptKey('login', 'b@voorbeeld.nl', '203.0.113.8');
  const counter = { key, seconds: 900 };
  const ahead = new Date(now.getTime() + 60 * 60_000);
  for (let time = 0; time < 3; time += 1) await countAttempts(database, [counter], ahead);
  const counted = await countAttempts(database, [counter], now);
  expect(counted.get(key)).toMatchObject({ count: 1, windowEndsAt: new Date(now.getTime() + 900_000) });
});

function left(keys: readonly string[]) {
  return database
    .select()
    .from(rateLimits)
    .where(inArray(rateLimits.key, [...keys]));
}
