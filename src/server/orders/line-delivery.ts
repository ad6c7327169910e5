import { findProduct } from '#catalogue/index.ts';
import { readColour } from '#domain/configuration/read-colour.ts';
import { deliveryDays } from '#domain/product/delivery.ts';
import type { OrderLine } from './find-order.ts';

/** Working days, as the checkout said on the day of the order; null for what has left the catalogue since. */
export function lineDeliveryDays(
  { productCode, answers }: Pick<OrderLine, 'productCode' | 'answers'>,
  placedOn: string,
): number | null {
  const product = findProduct(productCode);
  if (product === null) return null;
  for (const { key, fields } of product.steps) {
    for (const field of fields) {
      if (field.kind !== 'colour') continue;
      const { value } = readColour(field, answers, key);
      return value && deliveryDays(product.extraDeliveryDays, value.role, placedOn);
    }
  }
  return null;
}
