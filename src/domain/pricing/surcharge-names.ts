import type { Field } from '../product/field.ts';
import type { Product } from '../product/product.ts';

/** Every surcharge a price list of this product may hold: one by another name would never be counted. */
export function surchargeNames({ steps }: Pick<Product, 'steps'>): readonly string[] {
  return steps.flatMap(({ fields }) => fields.flatMap(namesOf));
}

function namesOf(field: Field): readonly string[] {
  switch (field.kind) {
    case 'option':
      return field.options.map((option) => `${field.name}.${option}`);
    case 'sides':
      return [`${field.name}.each`];
    case 'colour':
      return [...new Set(field.colours.map(({ role }) => `${field.name}.${role}`))];
    default:
      return [];
  }
}
