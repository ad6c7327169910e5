import type { CatalogueProduct } from '#catalogue/index.ts';
import type { Preset } from '#contract/preset-call.ts';
import { answersInUnit } from '#domain/configuration/kept-answers.ts';
import { applyPreset } from '#domain/configuration/preset.ts';
import type { Product } from '#domain/product/product.ts';
import { lostChoice } from '#text/calls/preset-errors.ts';
import type { SignedInPerson } from '../app-env.ts';
import type { StoredPreset } from './find-presets.ts';

/** A preset as the product and the customer are now: what can be answered, and in words what cannot any more. */
export function presentPreset(
  { id, name, answers, choices, usedAt }: StoredPreset,
  product: CatalogueProduct | Product,
  { unit, totalMeasures }: Pick<SignedInPerson, 'unit' | 'totalMeasures'>,
): Preset {
  const applied = applyPreset(product, answers, totalMeasures);
  const reasons = new Map(applied.lost.map(({ step, reason }) => [step, reason]));
  return {
    id,
    name,
    choices: choices.filter(({ step }) => !reasons.has(step)).map(({ label, value }) => ({ label, value })),
    specs: specsOf(answersInUnit(product, applied.answers, unit)),
    lost: choices.flatMap(({ step, label, value }) => {
      const reason = reasons.get(step);
      return reason === undefined ? [] : [lostChoice[reason](label, value)];
    }),
    used_at: usedAt.toISOString(),
  };
}

function specsOf(answers: ReturnType<typeof answersInUnit>): Preset['specs'] {
  return Object.fromEntries(Object.entries(answers).map(([step, fields]) => [step, { ...fields }]));
}
