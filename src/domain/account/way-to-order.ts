import { may } from './rights.ts';
import type { Role } from './role.ts';

/** What somebody does with a filled cart: order it, offer it to a colleague who may, or neither, as staff. */
export type WayToOrder = 'checkout' | 'offer' | 'none';

export function wayToOrder(role: Role): WayToOrder {
  if (may(role, 'order')) return 'checkout';
  return may(role, 'offer_cart') ? 'offer' : 'none';
}
