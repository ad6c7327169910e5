import type { SpecificationOption } from '#contract/configurator-answer.ts';

export type ColourTerms = {
  readonly surcharge: SpecificationOption['surcharge'];
  readonly delivery: string | null;
  // When it is paid today, year-month-day.
  readonly day: string | null;
  readonly options: readonly SpecificationOption[];
};

/** Colours on the same terms together, in the order of the first of each: what costs nothing more comes first. */
export function byTerms(options: readonly SpecificationOption[]): readonly ColourTerms[] {
  const groups = new Map<string, ColourTerms & { readonly options: SpecificationOption[] }>();
  for (const option of options) {
    const { surcharge, delivery_time, delivery_date } = option;
    const terms = `${surcharge?.price} ${delivery_time}`;
    const group = groups.get(terms) ?? {
      surcharge,
      delivery: delivery_time ?? null,
      day: delivery_date ?? null,
      options: [],
    };
    group.options.push(option);
    groups.set(terms, group);
  }
  return [...groups.values()];
}
