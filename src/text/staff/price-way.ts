import type { Discount } from '#domain/pricing/discount.ts';
import { formatBasisPoints } from '../format/percent.ts';

/** 'lijst v3, groep B 38 %': how the price of an order line came about, for staff. */
export function describePriceWay(priceListVersion: number, discount: Discount | null): string {
  return `lijst v${priceListVersion}, ${describeDiscount(discount)}`;
}

export function describeDiscount(discount: Discount | null): string {
  if (discount === null) return 'korting onbekend';
  const percent = formatBasisPoints(discount.basisPoints);
  return discount.kind === 'own' ? `eigen korting ${percent}` : `groep ${discount.group} ${percent}`;
}
