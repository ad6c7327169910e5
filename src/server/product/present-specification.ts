import type {
  Specification,
  SpecificationOption,
  SubSpecification,
  Summary,
} from '#contract/configurator-answer.ts';
import type {
  AssessedField,
  AssessedStep,
  Assessment,
  ChosenColour,
} from '#domain/configuration/assessment.ts';
import { colourType } from '#domain/configuration/read-colour.ts';
import type { Field } from '#domain/product/field.ts';
import { formatRange } from '#text/format/measure.ts';
import type { ConfiguratorText } from '#text/products/step-text.ts';
import {
  fieldWithSurcharges,
  optionsWithSurcharges,
  type StepSurcharges,
  spellSurcharges,
  stepSurcharges,
} from './present-surcharges.ts';
import {
  hasOptions,
  optionImage,
  type RememberedStep,
  remember,
  type Template,
  templatesFor,
} from './specification-template.ts';
import { summariseStep } from './summarise.ts';
import { type Hole, type Json, writeStep } from './written-step.ts';

/** The steps as they are now, with the accepted answers in them. */
export function presentSpecifications(assessment: Assessment, text: ConfiguratorText): Specification[] {
  const templates = templatesFor(assessment, text);
  return assessment.steps.flatMap((assessed) => {
    const template = templates.get(assessed.step.key);
    if (template === undefined) return [];
    return [presentStep(assessment, assessed, template, stepSurcharges(assessment, assessed))];
  });
}

export type WrittenSpecifications = { readonly steps: readonly Json[]; readonly summary: Summary };

/**
 * The same as JSON, and what was chosen in words: writing them anew is the slowest part of a call, so a step with the same choices
 * and amounts is not.
 */
export function writeSpecifications(assessment: Assessment, text: ConfiguratorText): WrittenSpecifications {
  const templates = templatesFor(assessment, text);
  const steps: Json[] = [];
  const summary: Summary = [];
  for (const assessed of assessment.steps) {
    const template = templates.get(assessed.step.key);
    if (template === undefined) continue;
    const { pieces, holes, words } = recallStep(assessment, assessed, template, text);
    for (let at = 0; at < pieces.length; at += 1) {
      const [piece, hole] = [pieces[at], holes[at]];
      if (piece !== undefined) steps.push(piece);
      if (hole !== undefined) steps.push(Buffer.from(JSON.stringify(valueIn(hole, assessment, assessed))));
    }
    summary.push(...(words ?? summariseStep(assessment, assessed, text, assessment.sizes)));
  }
  return { steps, summary };
}

function recallStep(
  assessment: Assessment,
  assessed: AssessedStep,
  template: Template,
  text: ConfiguratorText,
): RememberedStep {
  // The same tone can be chosen from the list or mixed: two answers with one label.
  const role = assessed.step.kind === 'colour' ? assessment.colour?.role : '';
  let choices = `${assessed.help} ${role} ${spellSurcharges(assessment, assessed, template.surchargesFrom)}`;
  // No answer yet is another one than none of them: it must not be spelled alike.
  for (const field of assessed.fields) if (!isTyped(assessed, field)) choices += `\n${spell(field)}`;
  const known = template.remembered.get(choices);
  if (known !== undefined) return known;
  const holes = assessed.fields.filter((field) => isTyped(assessed, field)).flatMap(holesOf);
  const step = presentStep(assessment, assessed, template, stepSurcharges(assessment, assessed));
  const words = holes.length === 0 ? summariseStep(assessment, assessed, text, []) : null;
  return remember(template, choices, { ...writeStep(step, holes), words });
}

/** What there are more answers to than anybody could remember. */
function isTyped({ step }: AssessedStep, { field }: AssessedField): boolean {
  return step.kind === 'rows' || field.kind === 'measure' || field.kind === 'text';
}

function holesOf({ field: { kind, name: spec } }: AssessedField): readonly Hole[] {
  const chosen: Hole = { spec, of: 'chosen_value' };
  return kind === 'measure' ? [{ spec, of: 'placeholder' }, chosen] : [chosen];
}

function valueIn({ spec, of }: Hole, assessment: Assessment, { fields }: AssessedStep): string | null {
  const typed = fields.find(({ field }) => field.name === spec);
  if (typed === undefined) return null;
  return of === 'chosen_value' ? spell(typed) : rangeOf(assessment, typed.field);
}

function presentStep(
  assessment: Assessment,
  assessed: AssessedStep,
  template: Template,
  surcharges: StepSurcharges,
): Specification {
  const { colour } = assessment;
  const specs: Record<string, SubSpecification> = {};
  for (const field of assessed.fields) {
    const { name } = field.field;
    const known = template.fields.get(name);
    if (known === undefined) continue;
    const base = fieldWithSurcharges(known, surcharges.get(name));
    const placeholder = rangeOf(assessment, field.field) ?? base.placeholder;
    specs[name] = {
      ...base,
      ...pictured(assessment, assessed, field.field, base),
      placeholder,
      chosen_value: spell(field),
    };
    if (field.field.kind === 'colour') Object.assign(specs, colourSpecs(colour, base));
  }
  const first = assessed.fields.find(({ field }) => hasOptions(field) || field.kind === 'colour');
  const costed = optionsWithSurcharges(template.options, first && surcharges.get(first.field.name));
  const options = assessed.step.kind === 'colour' ? withChosen(costed, colour) : costed;
  return { ...template.step, leftcol: assessed.help, specs, options };
}

/** The options' pictures, where they also show the answer to another question of the step. */
function pictured(
  { plan }: Assessment,
  { fields }: AssessedStep,
  field: Field,
  { answer_possibilities: options }: SubSpecification,
): Pick<SubSpecification, 'answer_possibilities'> {
  if (field.kind !== 'option' || field.picturedWith === undefined || options === undefined) return {};
  const beside = fields.find((each) => each.field.name === field.picturedWith);
  if (beside?.field.kind !== 'option') throw new Error(`${field.name} is pictured with no other option`);
  const shown = spell(beside) ?? beside.field.options[0];
  return {
    answer_possibilities: options.map((option) => ({
      ...option,
      img_url: optionImage(plan.product.code, field.name, option.key, shown),
    })),
  };
}

/** R7.10: lists go as JSON. */
function spell({ chosen }: AssessedField): string | null {
  return typeof chosen === 'string' || chosen === null ? chosen : JSON.stringify(chosen);
}

function rangeOf({ ranges, customer }: Assessment, field: Field): string | null {
  if (field.kind !== 'measure') return null;
  const { min, max } = ranges[field.axis];
  return formatRange(min, max, customer.unit);
}

function colourSpecs(colour: ChosenColour | null, base: SubSpecification): Record<string, SubSpecification> {
  const custom = colour?.role === 'custom' ? colour : null;
  const type = custom === null ? colourType.listed : colourType.custom;
  return {
    color_type: { ...base, chosen_value: colour === null ? null : type },
    ral_color: { ...base, chosen_value: custom?.label ?? null },
    hex_color: { ...base, chosen_value: custom?.hex ?? null },
  };
}

/** R9.5: the option that opens more colours carries the one chosen behind it. */
function withChosen(options: SpecificationOption[], colour: ChosenColour | null): SpecificationOption[] {
  if (colour === null) return options;
  const opener = colour.role === 'custom' ? 'custom' : 'other';
  if (colour.role !== 'custom' && colour.role !== 'listed') return options;
  return options.map((option) =>
    option.type === opener ? { ...option, chosen_color: colour.label } : option,
  );
}
