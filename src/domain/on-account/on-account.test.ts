import { expect, it } from 'vitest';
import { noCredit } from '../account/credit-terms.ts';
import { cents } from '../money/cents.ts';
import { judgeOnAccount } from './on-account.ts';

const account = {
  terms: { termDays: 14, creditLimit: cents(2_500_00) },
  exposure: cents(812_40),
  isBlocked: false,
} as const;

it.each([
  ['within the limit', {}, 1_000_00, { kind: 'free', termDays: 14 }],
  ['up to the limit, to the cent', {}, 1_687_60, { kind: 'free', termDays: 14 }],
  ['a cent over it', {}, 1_687_61, { kind: 'over_limit', missing: 1 }],
  [
    'of one that is over it already',
    { exposure: cents(2_600_00) },
    10_00,
    { kind: 'over_limit', missing: 110_00 },
  ],
  ['of one that has not paid after three reminders', { isBlocked: true }, 1, { kind: 'blocked' }],
  ['of one that pays in advance', { terms: noCredit, isBlocked: true }, 1, { kind: 'not_offered' }],
] as const)('R12.2 an order %s', (_case, facts, total, expected) => {
  expect(judgeOnAccount({ ...account, ...facts }, cents(total))).toEqual(expected);
});
