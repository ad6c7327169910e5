import type { DeliveryData } from '#contract/office/order-forms.ts';
import { unitOfTrade } from '#text/documents/invoice.ts';
import type { Dependencies } from '../../app-env.ts';
import { isOfToday } from '../../orders/actions/ship.ts';
import { listDeliveries } from '../../orders/deliveries.ts';
import type { FullOrder } from '../../orders/find-order.ts';
import { presentDelivery } from '../../orders/present-deliveries.ts';
import { mayComeBack } from '../../orders/undo-delivery.ts';

/** Also what was undone: colleagues ask where a parcel went that was told of. */
export async function listOfficeDeliveries(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  order: FullOrder,
): Promise<readonly DeliveryData[]> {
  const presented: DeliveryData[] = [];
  for (const delivery of await listDeliveries(database, order.id)) {
    const isRecent = delivery.undoneAt === null && isOfToday(delivery, now());
    const canUndo = isRecent && (await mayComeBack(database, order, delivery));
    presented.push({
      ...presentDelivery(order, delivery, unitOfTrade),
      id: delivery.id,
      by: delivery.personName,
      isUndone: delivery.undoneAt !== null,
      isInvoiced: order.termDays !== null && isRecent && !canUndo,
      canUndo,
    });
  }
  return presented;
}
