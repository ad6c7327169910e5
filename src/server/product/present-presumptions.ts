import type { Presumption } from '#domain/configuration/allowance.ts';
import type { Assessment } from '#domain/configuration/assessment.ts';
import type { PlannedStep } from '#domain/configuration/plan.ts';
import type { Field } from '#domain/product/field.ts';
import { describePresumptions } from '#text/configurator/presumptions.ts';
import type { ProductText } from '#text/products/product-text.ts';
import { fieldText, stepText } from './specification-template.ts';

/** On what the expected sizes depend, in words; null where nothing is presumed. */
export function presentPresumptions(
  { plan, customer, steps, presumptions }: Assessment,
  text: ProductText,
): string | null {
  if (presumptions.length === 0) return null;
  const asked = new Map(
    plan.steps.flatMap((step) => step.fields.map((field) => [field.name, { step, field }])),
  );
  const isAnySideKnown = steps.some(({ fields }) =>
    fields.some(({ field, chosen }) => field.kind === 'space' && chosen !== null),
  );
  const described = presumptions.flatMap((presumption) => {
    const place = asked.get(presumption.field);
    return place === undefined ? [] : [describe(presumption, place, text)];
  });
  return describePresumptions(described, !isAnySideKnown, customer.unit);
}

type Place = { readonly step: PlannedStep; readonly field: Field };

function describe(presumption: Presumption, { step, field }: Place, text: ProductText) {
  const words = fieldText(field, stepText(step, text));
  if (presumption.kind === 'space')
    return { kind: 'space', side: words.label, from: presumption.from } as const;
  const { option } = presumption;
  const name = words.options?.[option] ?? { name: words.values?.[option] ?? option };
  return { kind: 'choice', name: name.short ?? name.name } as const;
}
