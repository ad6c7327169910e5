import type { Specification, SubSpecification } from '#contract/configurator-answer.ts';
import { type Fields, unset } from '../store/answer.ts';

export type NamedSubSpecification = SubSpecification & { readonly field: string };

export function sizeFields(specification: Specification): readonly NamedSubSpecification[] {
  return fieldsOf(specification).filter(({ field }) => /^(width|height)_/.test(field));
}

/** The dropdowns of margins and of the roller screens. */
export function spaceFields(specification: Specification): readonly NamedSubSpecification[] {
  return fieldsOf(specification).filter(({ dropdown_values }) => (dropdown_values?.length ?? 0) > 0);
}

export function fieldsOf({ specs }: Specification): readonly NamedSubSpecification[] {
  return Object.entries(specs).map(([field, sub]) => ({ ...sub, field }));
}

export function withUnset(fields: readonly NamedSubSpecification[], spaces: Fields): Fields {
  return Object.fromEntries(fields.map(({ field }) => [field, spaces[field] ?? unset]));
}
