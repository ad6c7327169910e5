import { type Field, spaceChoices } from '../product/field.ts';
import type { Product } from '../product/product.ts';

/** Sides are alike: one name for each that is not included. */
export const eachSide = 'each';

/** What a price list calls the surcharge of a choice: 'wire_id.4', 'sides.each', 'color.custom'. */
export function surchargeName({ name }: Pick<Field, 'name'>, choice: string): string {
  return `${name}.${choice}`;
}

/** Every surcharge a price list of this product may hold: one by another name would never be counted. */
export function surchargeNames({ steps }: Pick<Product, 'steps'>): readonly string[] {
  return steps.flatMap(({ fields }) => fields.flatMap(namesOf));
}

function namesOf(field: Field): readonly string[] {
  switch (field.kind) {
    case 'option':
      return field.options.map((option) => surchargeName(field, option));
    case 'space':
      return spaceChoices(field).map((value) => surchargeName(field, value));
    case 'sides':
      return [surchargeName(field, eachSide)];
    case 'colour':
      return [...new Set(field.colours.map(({ role }) => surchargeName(field, role)))];
    default:
      return [];
  }
}
