import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { aLine } from '#tests/support/cart-lines.ts';
import { testDatabase } from '#tests/support/database.ts';
import { cartLines, carts, idempotencyKeys } from '../database/schema/carts.ts';
import { removeLine } from './change-lines.ts';
import { dropOldKeys, dropRemovedLines } from './clean-up-carts.ts';
import { putLines } from './put-lines.ts';

const { database } = await testDatabase();
const personId = 1;
const noon = new Date('2026-11-16T12:00:00Z');

beforeEach(async () => {
  await database.delete(carts);
});

it('removed lines are kept for a day', async () => {
  await putLines(database, { personId, lines: [aLine(), aLine()], replaced: null, call: null }, noon);
  await removeLine(database, personId, noon.getTime(), noon);
  await dropRemovedLines(database, new Date('2026-11-17T11:59:00Z'));
  expect(await database.$count(cartLines)).toBe(2);
  await dropRemovedLines(database, new Date('2026-11-17T12:01:00Z'));
  expect(await database.$count(cartLines)).toBe(1);
});

it('idempotency keys are kept for a week', async () => {
  const call = { key: randomUUID(), route: 'add', bodyHash: 'a' };
  await putLines(database, { personId, lines: [aLine()], replaced: null, call }, noon);
  const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000);
  await dropOldKeys(database, hours(7 * 24 - 1));
  expect(await database.$count(idempotencyKeys)).toBe(1);
  await dropOldKeys(database, hours(7 * 24 + 1));
  expect(await database.$count(idempotencyKeys)).toBe(0);
});
