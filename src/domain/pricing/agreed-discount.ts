import type { Cents } from '../money/cents.ts';
import { type BasisPoints, type Discount, type DiscountGroup, netPrice } from './discount.ts';

/** What an order line keeps of how its price came about. */
export type AgreedPrice = {
  readonly advicePrice: Cents;
  readonly unitPrice: Cents;
  /** Null: ordered before this was kept. */
  readonly discountBasisPoints: BasisPoints | null;
  /** Null beside a percentage: the company's own. */
  readonly discountGroup: DiscountGroup | null;
};

/**
 * The discount that a line was ordered with. One from before it was kept had one of the first percentages: the one that
 * gives exactly this price, or null where none or several do.
 */
export function agreedDiscount(line: AgreedPrice, first: readonly Discount[]): Discount | null {
  const { discountBasisPoints: basisPoints, discountGroup: group } = line;
  if (basisPoints !== null) {
    return group === null ? { kind: 'own', basisPoints } : { kind: 'group', group, basisPoints };
  }
  const fitting = first.filter((discount) => netPrice(line.advicePrice, discount) === line.unitPrice);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
