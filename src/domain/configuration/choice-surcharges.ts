import { type Cents, zero } from '../money/cents.ts';
import { netPrice } from '../pricing/discount.ts';
import type { PriceList } from '../pricing/price-list.ts';
import { type Surcharge, surchargeOn } from '../pricing/surcharge.ts';
import { eachSide, surchargeName } from '../pricing/surcharge-names.ts';
import { roleOf } from '../product/colour.ts';
import { type Field, type SidesField, spaceChoices } from '../product/field.ts';
import type { AssessedField, Assessment } from './assessment.ts';

/** What a choice adds to one screen. */
export type ChoiceSurcharge = {
  /** To the advice price, incl. VAT. */
  readonly advice: Cents;
  /** The same for this dealer, excl. VAT. */
  readonly unit: Cents;
  /** A percentage that comes to another amount in another row; the amount is then that of the first row with a price. */
  readonly varies: boolean;
};

export type ChoiceSurcharges = ReadonlyMap<string, ChoiceSurcharge>;

const none: ChoiceSurcharges = new Map();

/**
 * What each choice of a field adds at the size as it is now, beside the choice that adds nothing; a side beside the same
 * sides without it. By the choice's key; one that adds nothing, or a percentage of a price that is not known yet, is not
 * among them.
 */
export function choiceSurcharges(assessment: Assessment, { field, chosen }: AssessedField): ChoiceSurcharges {
  const { priceList, sizes, discount } = assessment;
  const priced = pricedChoices(priceList, field);
  if (priced.length === 0) return none;
  const sides = field.kind === 'sides' ? costlySides(field, chosen) : null;
  const found = new Map<string, ChoiceSurcharge>();
  for (const { key, surcharge } of priced) {
    const amounts = sides === null || sides.includes(key) ? amountsOf(surcharge, sizes) : null;
    if (amounts === null) continue;
    const { first: advice, varies } = amounts;
    if (advice === zero && !varies) continue;
    found.set(key, { advice, unit: netPrice(advice, discount), varies });
  }
  return found;
}

/** What the surcharges of a step come from, beside what was chosen in it. */
export type SurchargeSource = 'nothing' | 'discount' | 'sizes';

export function surchargeSource(priceList: PriceList, fields: readonly Field[]): SurchargeSource {
  const priced = fields.flatMap((field) => pricedChoices(priceList, field));
  if (priced.length === 0) return 'nothing';
  return priced.every(({ surcharge }) => surcharge.kind === 'fixed') ? 'discount' : 'sizes';
}

type PricedChoice = { readonly key: string; readonly surcharge: Surcharge };

const known = new WeakMap<PriceList, WeakMap<Field, readonly PricedChoice[]>>();

/** The choices that a price list has a surcharge for: most have none, and no answer changes which. */
function pricedChoices(priceList: PriceList, field: Field): readonly PricedChoice[] {
  const before = known.get(priceList);
  const ofList = before ?? new WeakMap<Field, readonly PricedChoice[]>();
  if (before === undefined) known.set(priceList, ofList);
  const found = ofList.get(field);
  if (found !== undefined) return found;
  const priced = namedChoices(field).flatMap(([key, name]): PricedChoice[] => {
    const surcharge = priceList.surcharges[name];
    return surcharge === undefined ? [] : [{ key, surcharge }];
  });
  ofList.set(field, priced);
  return priced;
}

type NamedChoice = readonly [key: string, name: string];

function namedChoices(field: Field): readonly NamedChoice[] {
  switch (field.kind) {
    case 'option':
      return field.options.map((option) => [option, surchargeName(field, option)]);
    case 'space':
      return spaceChoices(field).map((value) => [value, surchargeName(field, value)]);
    case 'colour':
      return field.colours.map((colour) => [colour.key, surchargeName(field, roleOf(colour))]);
    case 'sides':
      return field.options.map((side) => [side, surchargeName(field, eachSide)]);
    default:
      return [];
  }
}

/** The sides that cost something beside the others that are chosen; until some are, those that are proposed count. */
function costlySides({ options, included, initial }: SidesField, chosen: AssessedField['chosen']) {
  const sides = typeof chosen === 'string' ? chosen.split(',') : (initial ?? []);
  return options.filter(
    (side) => options.filter((other) => other !== side && sides.includes(other)).length >= included,
  );
}

function amountsOf(surcharge: Surcharge, sizes: Assessment['sizes']) {
  if (surcharge.kind === 'fixed') return { first: surcharge.cents, varies: false };
  let first: Cents | null = null;
  for (const { price } of sizes) {
    if (price === null) continue;
    const amount = surchargeOn(price.base, surcharge);
    if (first !== null && amount !== first) return { first, varies: true };
    first = amount;
  }
  return first === null ? null : { first, varies: false };
}
