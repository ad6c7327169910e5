import { expect, it } from 'vitest';
import { orderStatuses } from '#domain/order/order-status.ts';
import { orderStatusNames } from './order.ts';

it('every status of an order has a name of its own', () => {
  expect(new Set(orderStatuses.map((status) => orderStatusNames[status])).size).toBe(orderStatuses.length);
});
