import type { OfficeOrderLine } from '#contract/office/order.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { OrderLineData } from '#contract/order-page.ts';
import type { FullOrder, OrderLine } from '../../orders/find-order.ts';
import { priceWay } from '../../orders/price-way.ts';

/** As the customer sees them, with what only staff ask: the opening, and how the price came about. */
export function presentLines(order: FullOrder, shown: readonly OrderLineData[]): readonly OfficeOrderLine[] {
  return order.lines.flatMap((line, index) => {
    const data = shown[index];
    if (data === undefined) return [];
    return {
      ...data,
      opening: openingOf(line),
      priceWay: data.price === null ? null : priceWay(line),
      drawingPath:
        data.drawing === null
          ? null
          : `${officeRooms.orders.path}/${order.number}/${line.position}/tekening.svg`,
    };
  });
}

function openingOf({ openingWidth: width, openingHeight: height }: OrderLine): OfficeOrderLine['opening'] {
  return width === null || height === null ? null : { width, height };
}
