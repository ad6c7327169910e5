import { expect, it } from 'vitest';
import { orderActionRules, orderActions } from '#domain/order/order-actions.ts';
import { describeRefusal, orderActionNames } from './order-actions.ts';

const order = { status: 'placed', heldReason: '', termDays: null } as const;

it.each([
  ['status', order, 'dat kan niet bij de status ‘Wacht op betaling’'],
  [
    'status',
    { ...order, status: 'paid', termDays: 14 },
    'dat kan niet bij de status ‘Op rekening, nog niet in productie’',
  ],
  ['held', order, 'deze bestelling is aangehouden, de betaling is betwist'],
  ['held', { ...order, heldReason: 'maat navragen' }, 'deze bestelling is vastgehouden: maat navragen'],
  ['partly_sent', order, 'een deel is al verzonden'],
  ['unknown_order', null, 'deze bestelling bestaat niet'],
] as const)('R11.3 tells why not: %s', (why, about, expected) => {
  expect(describeRefusal({ why, order: about })).toBe(expected);
});

it('R11.3 a button with dots is one that asks something first', () => {
  const asking = orderActions.filter((action) => orderActionRules[action].asksReason);
  expect(asking.filter((action) => !orderActionNames[action].endsWith('…'))).toEqual([]);
});
