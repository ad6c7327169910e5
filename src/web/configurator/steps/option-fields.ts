import type { Specification, Surcharge } from '#contract/configurator-answer.ts';
import type { Fields } from '../store/answer.ts';

export type OptionChoice = {
  readonly key: string;
  readonly name: string;
  readonly image: string | null;
  readonly surcharge: Surcharge | null;
};

export type OptionField = {
  readonly field: string;
  readonly label: string;
  readonly choices: readonly OptionChoice[];
};

/**
 * The questions of an option specification: its options belong to the first sub-field, any further one brings
 * its own possibilities (hinge side and lock, pet door and its place).
 */
export function optionFields(specification: Specification): readonly OptionField[] {
  return Object.entries(specification.specs).map(([field, sub], index) => ({
    field,
    label: sub.label,
    choices: byOrder(
      index === 0 && specification.options.length > 0
        ? specification.options.filter(({ show_in_frontend }) => show_in_frontend !== false)
        : (sub.answer_possibilities ?? []),
    ).map(({ key, nicename, img_url, surcharge }) => ({ key, name: nicename, image: img_url, surcharge })),
  }));
}

// Options come in the order the shop gave them, not in the one they were stored (R9.5).
function byOrder<Item extends { readonly order?: number }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
}

/** Answers to questions that are no longer asked go along with what made them disappear. */
export function withKey(specification: Specification, keys: Fields, field: string, key: string): Fields {
  const asked = Object.entries(keys).filter(([name]) => name in specification.specs);
  return { ...Object.fromEntries(asked), [field]: key };
}
