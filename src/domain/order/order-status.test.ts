import { describe, expect, it } from 'vitest';
import {
  canOrderMove,
  isAwaited,
  isBeforeProduction,
  type OrderStatus,
  orderReturns,
  orderStatuses,
} from './order-status.ts';

const allowed: readonly `${OrderStatus} → ${OrderStatus}`[] = [
  'draft → placed',
  'draft → cancelled',
  'placed → paid',
  'placed → cancelled',
  'paid → in_production',
  'paid → cancelled',
  'in_production → paid',
  'in_production → shipped',
  'shipped → completed',
];

describe('order status', () => {
  it('allows these steps and no other', () => {
    const found = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => canOrderMove(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(found).toEqual(allowed);
  });

  it('never goes into production unpaid', () => {
    expect(orderStatuses.filter((from) => canOrderMove(from, 'in_production'))).toEqual(['paid']);
  });

  it('R11.3 comes back from being sent by undoing alone', () => {
    expect(orderReturns).toEqual({ shipped: 'in_production' });
    expect(canOrderMove('shipped', 'in_production')).toBe(false);
  });

  it('is awaited until it has been sent', () => {
    expect(orderStatuses.filter(isAwaited)).toEqual(['draft', 'placed', 'paid', 'in_production']);
  });

  it('can be held until it is cut', () => {
    expect(orderStatuses.filter(isBeforeProduction)).toEqual(['draft', 'placed', 'paid']);
  });
});
