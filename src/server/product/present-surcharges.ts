import type { Specification, SubSpecification, Surcharge } from '#contract/configurator-answer.ts';
import type { AssessedStep, Assessment } from '#domain/configuration/assessment.ts';
import {
  type ChoiceSurcharge,
  type ChoiceSurcharges,
  choiceSurcharges,
  type SurchargeSource,
} from '#domain/configuration/choice-surcharges.ts';
import { decimalString } from '#domain/money/cents.ts';

/** By field; only fields with a choice that costs something. */
export type StepSurcharges = ReadonlyMap<string, ChoiceSurcharges>;

const none: StepSurcharges = new Map();

export function stepSurcharges(assessment: Assessment, { fields }: AssessedStep): StepSurcharges {
  let found: Map<string, ChoiceSurcharges> | null = null;
  for (const assessed of fields) {
    const surcharges = choiceSurcharges(assessment, assessed);
    if (surcharges.size === 0) continue;
    found ??= new Map();
    found.set(assessed.field.name, surcharges);
  }
  return found ?? none;
}

/** All that the amounts of a step depend on: steps that differ in it are never one another's copy. */
export function spellSurcharges(assessment: Assessment, step: AssessedStep, from: SurchargeSource): string {
  if (from === 'nothing') return '';
  if (from === 'discount') return String(assessment.discount.basisPoints);
  let spelled = '';
  for (const [field, ofField] of stepSurcharges(assessment, step)) {
    spelled += ` ${field}`;
    for (const [key, { advice, unit, varies }] of ofField) {
      spelled += ` ${key}:${advice}:${unit}${varies ? '~' : ''}`;
    }
  }
  return spelled;
}

/** Of the options, which are those of the step's first question. */
export function optionsWithSurcharges<Option extends Specification['options'][number]>(
  options: Option[],
  surcharges: ChoiceSurcharges | undefined,
): Option[] {
  if (surcharges === undefined) return options;
  return options.map((option) => ({ ...option, surcharge: presentSurcharge(surcharges.get(option.key)) }));
}

/** Of a list to choose from, and of the possibilities that a further question has of its own. */
export function fieldWithSurcharges(
  sub: SubSpecification,
  surcharges: ChoiceSurcharges | undefined,
): SubSpecification {
  if (surcharges === undefined) return sub;
  const { answer_possibilities: possibilities, dropdown_values: values } = sub;
  return {
    ...sub,
    ...(possibilities && { answer_possibilities: optionsWithSurcharges(possibilities, surcharges) }),
    ...(values && {
      dropdown_values: values.map((each) => {
        const surcharge = presentSurcharge(surcharges.get(each.value));
        return surcharge === null ? each : { ...each, surcharge };
      }),
    }),
  };
}

function presentSurcharge(surcharge: ChoiceSurcharge | undefined): Surcharge | null {
  if (surcharge === undefined) return null;
  const { unit, advice, varies } = surcharge;
  return {
    price: decimalString(unit),
    adviesPrijs: decimalString(advice),
    ...(varies && { varies }),
  };
}
