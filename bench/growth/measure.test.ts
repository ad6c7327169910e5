import { expect, it } from 'vitest';
import { compare, hasFailed, type Side, type Sides } from './measure.ts';

const sides = { few: {}, some: {}, many: {} } as Sides;
const expected = 200;

it.each([500, 429, 422, 404, 303])(
  'R15.4 an answer that was not expected is told, in whichever shop: %i',
  async (status) => {
    for (const failing of Object.values(sides)) {
      const turn = (side: Side) => Promise.resolve({ status: side === failing ? status : 200, bytes: 0 });
      const measured = await compare('a page', sides, turn, { expected });
      expect([measured.status, hasFailed(measured)]).toEqual([status, true]);
    }
  },
);

it('R15.4 whoever is sent on as expected has not failed', async () => {
  const turn = () => Promise.resolve({ status: 303, bytes: 0 });
  expect(hasFailed(await compare('a page', sides, turn, { expected: 303 }))).toBe(false);
});
