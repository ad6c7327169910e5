import { expect, it } from 'vitest';
import { daysPastDue } from './due-day.ts';
import { orderStatuses } from './order-status.ts';

it.each([
  ['2026-11-17', null],
  ['2026-11-16', 0],
  ['2026-11-15', 1],
  ['2026-10-31', 16],
  [null, null],
])('R11.2 on 16 November, what is due on %s is %s days late', (dueOn, days) => {
  expect(daysPastDue({ status: 'paid', dueOn }, '2026-11-16')).toBe(days);
});

it('R11.2 nothing is late that is not paid, or that has been sent', () => {
  const late = orderStatuses.filter(
    (status) => daysPastDue({ status, dueOn: '2026-11-01' }, '2026-11-16') !== null,
  );
  expect(late).toEqual(['paid', 'in_production']);
});
