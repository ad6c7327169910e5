import { expect, it } from 'vitest';
import { answersWith, configure, opening } from '#catalogue/testing/configurator.ts';
import { quickOrderExample } from '#text/products/quick-order-example.ts';

it.each(quickOrderExample.rows)('the example of quick order, %s by %s, is what the shop makes', (...row) => {
  const [width, height, amount, room, made] = row;
  const answers = answersWith('PE-100', { maten: opening(width, height), kenmerk: { room } });
  const { problems, sizes } = configure('PE-100', answers, { amount: Number(amount) });
  expect(problems).toEqual([]);
  expect(sizes.map(({ total }) => `${total.width} × ${total.height}`)).toEqual([made]);
});
