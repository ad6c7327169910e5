import { expect, it } from 'vitest';
import { unpaidDeadlines } from './unpaid.ts';

const placedAt = new Date('2026-11-01T12:00:00Z');
const on = (date: string) => new Date(`${date}T12:00:00Z`);

it.each([
  ['nobody was reminded yet', null, 14, '2026-11-12', null, '2026-11-15'],
  ['reminded in time', '2026-11-12', 14, '2026-11-12', '2026-11-15', '2026-11-15'],
  ['reminded late, as after a long silence', '2026-12-20', 14, '2026-11-12', '2026-12-23', '2026-12-23'],
  ['a short term', '2026-11-02', 2, '2026-11-02', '2026-11-03', '2026-11-03'],
])('an order that is not paid ends: %s', (_case, reminded, days, remindOn, expireOn, payUntil) => {
  const remindedAt = reminded === null ? null : on(reminded);
  expect(unpaidDeadlines({ placedAt, remindedAt }, days)).toEqual({
    remindAt: on(remindOn),
    expireAt: expireOn === null ? null : on(expireOn),
    payUntil: on(payUntil),
  });
});

it('of a single day half is left after the reminder', () => {
  expect(unpaidDeadlines({ placedAt, remindedAt: null }, 1).remindAt).toEqual(
    new Date('2026-11-02T00:00:00Z'),
  );
});
