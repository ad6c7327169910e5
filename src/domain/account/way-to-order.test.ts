import { expect, it } from 'vitest';
import type { Role } from './role.ts';
import { type WayToOrder, wayToOrder } from './way-to-order.ts';

// By oneself, and for staff at work for somebody in that role.
const ways: Readonly<Record<Role, readonly [WayToOrder, WayToOrder]>> = {
  company_owner: ['checkout', 'checkout'],
  buyer: ['checkout', 'checkout'],
  measurer: ['offer', 'none'],
  owner: ['none', 'none'],
  sales: ['none', 'none'],
  bookkeeping: ['none', 'none'],
  workshop: ['none', 'none'],
};

it.each(Object.entries(ways))('R12.1 R10.4 a filled cart of a %s ends in %s', (role, [own, onBehalf]) => {
  expect(wayToOrder(role as Role, false)).toBe(own);
  expect(wayToOrder(role as Role, true)).toBe(onBehalf);
});
