import { initialDiscounts } from '#catalogue/initial-discounts.ts';
import { agreedDiscount } from '#domain/pricing/agreed-discount.ts';
import type { Discount } from '#domain/pricing/discount.ts';
import { describePriceWay } from '#text/staff/price-way.ts';
import type { OrderLine } from './find-order.ts';

const firstDiscounts = initialDiscounts.map(
  ({ group, basisPoints }): Discount => ({ kind: 'group', group, basisPoints }),
);

/** R11.5, for staff who may see prices: 'lijst v3, groep B 38 %'. */
export function priceWay(line: OrderLine): string {
  return describePriceWay(line.priceListVersion, agreedDiscount(line, firstDiscounts));
}
