import type { DeliveryData } from '#contract/office/order-forms.ts';
import { unitOfTrade } from '#text/documents/invoice.ts';
import type { Dependencies } from '../../app-env.ts';
import { isDocumented, isOfToday } from '../../orders/actions/ship.ts';
import { listDeliveries } from '../../orders/deliveries.ts';
import type { FullOrder } from '../../orders/find-order.ts';
import { presentDelivery } from '../../orders/present-deliveries.ts';

/** Also what was undone: colleagues ask where a parcel went that was told of. */
export async function listOfficeDeliveries(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  order: FullOrder,
): Promise<readonly DeliveryData[]> {
  const all = await listDeliveries(database, order.id);
  const isTold = await isDocumented(database, order.id);
  return all.map((delivery) => ({
    ...presentDelivery(order, delivery, unitOfTrade),
    id: delivery.id,
    by: delivery.personName,
    isUndone: delivery.undoneAt !== null,
    isInvoiced: order.termDays !== null && isOfToday(delivery, now()),
    canUndo: delivery.undoneAt === null && !isTold && isOfToday(delivery, now()),
  }));
}
