import { expect, it } from 'vitest';
import type { Role } from './role.ts';
import { type WayToOrder, wayToOrder } from './way-to-order.ts';

const ways: Readonly<Record<Role, WayToOrder>> = {
  company_owner: 'checkout',
  buyer: 'checkout',
  measurer: 'offer',
  owner: 'none',
  sales: 'none',
  bookkeeping: 'none',
  workshop: 'none',
};

it.each(Object.entries(ways))('R12.1 a filled cart of a %s ends in %s', (role, way) => {
  expect(wayToOrder(role as Role)).toBe(way);
});
