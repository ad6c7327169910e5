import type { Specification, SpecificationOption, SubSpecification } from '#contract/configurator-answer.ts';
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
  forgetTemplates,
  hasOptions,
  optionImage,
  type Template,
  templatesFor,
} from './specification-template.ts';
import { keepJson } from './step-json.ts';

/** The steps as they are now, with the accepted answers in them. */
export function presentSpecifications(assessment: Assessment, text: ConfiguratorText): Specification[] {
  const templates = templatesFor(assessment, text);
  const steps: Specification[] = [];
  for (const step of assessment.steps) {
    const template = templates.get(step.step.key);
    if (template !== undefined) steps.push(recallStep(assessment, step, template));
  }
  return steps;
}

/** Enough for every choice of a step but free text; then nothing more is remembered. */
const mostRemembered = 500;

/** A step with the same choices and amounts is the same object again, so that its JSON need not be written again either. */
function recallStep(assessment: Assessment, assessed: AssessedStep, template: Template): Specification {
  const surcharges = stepSurcharges(assessment, assessed);
  if (!isChosenFromLists(assessed)) return presentStep(assessment, assessed, template, surcharges);
  // The same tone can be chosen from the list or mixed: two answers with one label.
  const role = assessed.step.kind === 'colour' ? assessment.colour?.role : '';
  let choices = `${assessed.help} ${role} `;
  for (const field of assessed.fields) choices += `${spell(field) ?? ''} `;
  choices += spellSurcharges(surcharges);
  const known = template.presented.get(choices);
  if (known !== undefined) return known;
  const step = presentStep(assessment, assessed, template, surcharges);
  if (template.presented.size >= mostRemembered) return step;
  template.presented.set(choices, step);
  if (!keepJson(step)) forgetTemplates();
  return step;
}

function isChosenFromLists({ fields }: AssessedStep): boolean {
  return fields.every(({ field }) => field.kind !== 'measure' && field.kind !== 'text');
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
    const placeholder = placeholderOf(assessment, field.field, base);
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

function placeholderOf(
  { ranges, customer }: Assessment,
  field: Field,
  base: SubSpecification,
): string | null {
  if (field.kind !== 'measure') return base.placeholder;
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
