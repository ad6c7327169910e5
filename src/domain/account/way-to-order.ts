import { may, mayOnBehalf } from './rights.ts';
import type { Role } from './role.ts';

/** What somebody does with a filled cart: order it, offer it to a colleague who may, or neither, as staff. */
export type WayToOrder = 'checkout' | 'offer' | 'none';

/** `isOnBehalf` for staff at work for somebody in that role. */
export function wayToOrder(role: Role, isOnBehalf: boolean): WayToOrder {
  const mayThey = isOnBehalf ? mayOnBehalf : may;
  if (mayThey(role, 'order')) return 'checkout';
  return mayThey(role, 'offer_cart') ? 'offer' : 'none';
}
