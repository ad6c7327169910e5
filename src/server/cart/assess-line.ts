import { findProduct } from '#catalogue/index.ts';
import { assess } from '#domain/configuration/assess.ts';
import type { Customer } from '#domain/configuration/assessment.ts';
import { holdsTotalMeasures } from '#domain/configuration/kept-answers.ts';
import type { Workshop } from '#domain/delivery/workshop.ts';
import type { Discount } from '#domain/pricing/discount.ts';
import type { Price } from '#domain/pricing/price.ts';
import type { Finding } from '#domain/product/finding.ts';
import type { FindPriceList } from '../prices/price-lists.ts';
import type { LineSnapshot } from './cart-line.ts';

export type LineToday =
  | {
      readonly kind: 'possible';
      readonly price: Price;
      readonly priceListVersion: number;
      readonly discount: Discount;
      // When it is paid today.
      readonly deliveryDays: number | null;
      readonly deliveryDate: string | null;
    }
  // Empty when the product itself, its price list or a choice is no longer there.
  | { readonly kind: 'impossible'; readonly findings: readonly Finding[] };

/** What a line that was agreed some time ago would be today. */
export function assessLine(
  line: LineSnapshot,
  { discounts, deliveryCountry }: Pick<Customer, 'discounts' | 'deliveryCountry'>,
  findPriceList: FindPriceList,
  today: string,
  workshop: Workshop,
): LineToday {
  const product = findProduct(line.productCode);
  const priceList = findPriceList(line.productCode, today);
  if (product === null || priceList === null) return { kind: 'impossible', findings: [] };
  const { discount, problems, isComplete, sizes, deliveryDays, deliveryDate } = assess({
    product,
    priceList,
    // As it is kept: the customer may have changed unit or way of measuring since.
    customer: {
      unit: 'mm',
      totalMeasures: holdsTotalMeasures(product, line.answers),
      ...{ discounts, deliveryCountry },
    },
    // The device that asks a single size and does not insist on a box label.
    device: 'mobile',
    answers: line.answers,
    amount: line.amount,
    today,
    workshop,
  });
  const price = sizes[0]?.price ?? null;
  if (!isComplete || price === null) {
    return { kind: 'impossible', findings: problems.map(({ finding }) => finding) };
  }
  const { version: priceListVersion } = priceList;
  return { kind: 'possible', price, priceListVersion, discount, deliveryDays, deliveryDate };
}
