import { expect, it } from 'vitest';
import { compare, hasFailed, type Side, type Sides } from './measure.ts';

it('R15.4 an answer that failed is told, in whichever shop', async () => {
  const answering = (status: number) => Promise.resolve({ status, bytes: 0 });
  const sides = { few: {}, some: {}, many: {} } as Sides;
  const failingIn = (failing: Side) => (side: Side) => answering(side === failing ? 500 : 200);
  for (const side of Object.values(sides)) {
    expect(hasFailed(await compare('a page', sides, failingIn(side)))).toBe(true);
  }
  const measured = await compare('a page', sides, (side) => answering(side === sides.many ? 422 : 200));
  expect([measured.status, hasFailed(measured)]).toEqual([422, false]);
  const missing = await compare('a page', sides, (side) => answering(side === sides.some ? 404 : 200));
  expect(hasFailed(missing)).toBe(true);
  expect(hasFailed(await compare('a page', sides, () => answering(404)))).toBe(false);
});
