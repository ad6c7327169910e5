import { toDayNumber } from '../delivery/day-number.ts';
import type { OrderStatus } from './order-status.ts';

/**
 * How many days an order is past the day it was promised for; 0 on the day itself. Null before it, and for what nobody waits
 * for: days are counted from the payment, and end with the parcel.
 */
export function daysPastDue(
  { status, dueOn }: { readonly status: OrderStatus; readonly dueOn: string | null },
  today: string,
): number | null {
  const isPromised = status === 'paid' || status === 'in_production';
  return isPromised && dueOn !== null && dueOn <= today ? toDayNumber(today) - toDayNumber(dueOn) : null;
}
