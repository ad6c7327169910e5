import { leftBehindTaskDetails } from '#text/staff/staff-tasks.ts';
import { tasksTexts } from '#text/staff/tasks.ts';
import type { Dependencies } from '../app-env.ts';
import { findOwedForLeftBehind } from '../invoices/left-behind.ts';
import { raiseTask } from '../tasks/raise-task.ts';
import type { Delivery } from './deliveries.ts';
import type { Order } from './store-order.ts';

type LeftBehind = { readonly delivery: Delivery; readonly left: number; readonly all: number };

/**
 * In the transaction of the delivery that was the last. What was paid for the screens that stay behind goes back by nobody's
 * clock: somebody is asked, unless it was credited before. On account they are never invoiced.
 */
export async function askForLeftBehind(
  { database, jobs, settings }: Pick<Dependencies, 'database' | 'jobs' | 'settings'>,
  order: Order,
  { delivery, left, all }: LeftBehind,
): Promise<boolean> {
  if (order.termDays !== null) return false;
  const amount = await findOwedForLeftBehind(database, order.id);
  if (amount === 0) return false;
  await raiseTask(database, jobs, {
    kind: 'left_behind',
    dedupeKey: `left_behind:${delivery.id}`,
    orderId: order.id,
    amount,
    details: leftBehindTaskDetails(left, all),
    link: {
      label: tasksTexts.order(order.number),
      href: `${settings.publicUrl}/beheer/bestellingen/${order.number}`,
    },
  });
  return true;
}
