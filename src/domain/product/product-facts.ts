import type { Season } from '../delivery/season.ts';
import { type Millimetres, millimetres } from '../measure/millimetres.ts';
import type { Cents } from '../money/cents.ts';
import { lowestPrice, type PriceList } from '../pricing/price-list.ts';
import { deliveryDays } from './delivery.ts';
import type { Product } from './product.ts';

export type ColourFact =
  | { readonly role: 'standard' | 'anodised' | 'listed'; readonly label: string; readonly hex: string }
  /** Any colour of the RAL palette. */
  | { readonly role: 'custom' };

export type ProductFacts = {
  readonly width: { readonly min: Millimetres; readonly max: Millimetres };
  readonly height: { readonly min: Millimetres; readonly max: Millimetres };
  readonly colours: readonly ColourFact[];
  /** Cheapest advice price incl. VAT, null when there is no price. */
  readonly lowestAdvicePrice: Cents | null;
  /** Working days for a standard colour. */
  readonly deliveryDays: number;
};

/** What a product page tells before anything is configured. */
export function productFacts(
  product: Product,
  priceList: PriceList,
  date: string,
  season: Season,
): ProductFacts {
  const { width, height } = product.limits;
  return {
    width: { min: millimetres(width.min), max: millimetres(width.max) },
    height: { min: millimetres(height.min), max: millimetres(height.max) },
    colours: colourFacts(product),
    lowestAdvicePrice: lowestPrice(priceList),
    deliveryDays: deliveryDays(product.extraDeliveryDays, 'standard', date, season),
  };
}

function colourFacts(product: Product): readonly ColourFact[] {
  const facts: ColourFact[] = [];
  for (const field of product.steps.flatMap((step) => step.fields)) {
    if (field.kind !== 'colour') continue;
    for (const colour of field.colours) {
      if (colour.role === 'other') continue;
      facts.push(
        colour.role === 'custom'
          ? { role: 'custom' }
          : { role: colour.role, label: colour.label, hex: colour.hex },
      );
    }
  }
  return facts;
}
