import type { Summary } from '#contract/configurator-answer.ts';
import type {
  AssessedField,
  AssessedSize,
  AssessedStep,
  Assessment,
} from '#domain/configuration/assessment.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { summariseMargins, summariseRow, summariseSides, summaryWords } from '#text/configurator/summary.ts';
import { formatLength, formatSize } from '#text/format/measure.ts';
import type { ConfiguratorText, StepText } from '#text/products/step-text.ts';
import { anodisedColour } from '#text/products/steps.ts';
import { fieldText, stepText } from './specification-template.ts';

// What is asked in them differs from size to size.
const asksSizes: ReadonlySet<AssessedStep['step']['kind']> = new Set(['rows', 'size', 'sizeAndSpace']);

/** What was chosen of each size, for its cart line, where the label on the box has a place of its own. */
export function summariseLines(assessment: Assessment, text: ConfiguratorText): readonly Summary[] {
  const steps = assessment.steps.filter(({ step }) => step.kind !== 'label');
  const shared = new Map(
    steps
      .filter(({ step }) => !asksSizes.has(step.kind))
      .map((step) => [step, summariseStep(assessment, step, text, [])]),
  );
  return assessment.sizes.map((size) =>
    steps.flatMap((step) => shared.get(step) ?? summariseStep(assessment, step, text, [size])),
  );
}

/** The same step by step, for what is kept without a size. */
export function summariseChoices(
  assessment: Assessment,
  text: ConfiguratorText,
): readonly { readonly step: string; readonly label: string; readonly value: string }[] {
  return assessment.steps.flatMap((step) =>
    summariseStep(assessment, step, text, []).map((entry) => ({ step: step.step.key, ...entry })),
  );
}

/** What was chosen in it; of its sizes those that are given. */
export function summariseStep(
  assessment: Assessment,
  assessed: AssessedStep,
  texts: ConfiguratorText,
  sizes: readonly AssessedSize[],
): Summary {
  const { step, fields } = assessed;
  const text = stepText(step, texts);
  const entry = (value: string | null): Summary => (value === null ? [] : [{ label: text.short, value }]);
  switch (step.kind) {
    case 'intro':
    case 'amount':
    case 'summary':
      return [];
    case 'radio':
    case 'images':
    case 'hinge':
      return entry(optionNames(fields, text));
    case 'sides':
      return entry(sideNames(fields, text));
    case 'colour':
      return entry(colourName(assessment));
    case 'label':
      return entry(assessment.sizes[0]?.label || null);
    case 'rows':
      if (sizes.length > 1)
        return sizes.flatMap((size) => rowEntry(assessment, assessment.sizes.indexOf(size), size));
      return sizeEntries(assessment, text, sizes[0]);
    case 'size':
      return sizeEntries(assessment, text, sizes[0]);
    case 'margins':
      return entry(margins(assessment, fields, text));
    case 'sizeAndSpace': {
      const asksSize = fields.some(({ field }) => field.kind === 'measure');
      return [
        ...(asksSize ? sizeEntries(assessment, text, sizes[0]) : []),
        ...spaceEntries(assessment, fields, text),
      ];
    }
    default:
      return step.kind satisfies never;
  }
}

function sizeEntries(
  { customer, plan }: Assessment,
  text: StepText,
  size: AssessedSize | undefined,
): Summary {
  if (size === undefined || size.typed.width === null || size.typed.height === null) return [];
  const typed = { label: text.short, value: formatSize(size.typed.width, size.typed.height, customer.unit) };
  const { width, height } = size.total;
  if (plan.totalMeasures || width === null || height === null) return [typed];
  return [typed, { label: summaryWords.totalSize, value: formatSize(width, height, customer.unit) }];
}

function rowEntry({ customer }: Assessment, row: number, { typed, amount, label }: AssessedSize): Summary {
  if (typed.width === null || typed.height === null) return [];
  const size = formatSize(typed.width, typed.height, customer.unit);
  return [{ label: summaryWords.size(row), value: summariseRow(size, amount, label) }];
}

function optionNames(fields: readonly AssessedField[], text: StepText): string | null {
  const names = fields.flatMap(({ field, chosen }) => {
    const words = typeof chosen === 'string' ? fieldText(field, text).options?.[chosen] : undefined;
    return words === undefined ? [] : [words.short ?? words.name];
  });
  return names.length === 0 ? null : names.join(', ');
}

function sideNames(fields: readonly AssessedField[], text: StepText): string | null {
  for (const { field, chosen } of fields) {
    if (field.kind !== 'sides' || typeof chosen !== 'string') continue;
    const sides = chosen === '' ? [] : chosen.split(',');
    return summariseSides(sides, field.options, fieldText(field, text));
  }
  return null;
}

function colourName({ colour }: Assessment): string | null {
  if (colour === null) return null;
  return colour.role === 'anodised' ? anodisedColour : colour.label;
}

function margins({ customer }: Assessment, fields: readonly AssessedField[], text: StepText): string | null {
  const raise = fields.find(({ field }) => field.kind === 'raise')?.chosen ?? null;
  const spaces = chosenSpaces(fields, text);
  if (spaces.length === 0) return null;
  return summariseMargins(spaces, typeof raise === 'string' ? raise : null, customer.unit);
}

/** Depth, space and bottom of a roller screen, each in words of its own. */
function spaceEntries(assessment: Assessment, fields: readonly AssessedField[], text: StepText): Summary {
  const { unit } = assessment.customer;
  const beside = fields.filter(
    ({ field }) => field.kind === 'space' && ['left', 'right', 'top'].includes(field.side),
  );
  const spaces = chosenSpaces(beside, text);
  const entries: Summary =
    spaces.length === 0 ? [] : [{ label: summaryWords.margins, value: summariseMargins(spaces, null, unit) }];
  for (const { field, chosen } of fields) {
    if (field.kind !== 'space' || typeof chosen !== 'string') continue;
    const { label, values } = fieldText(field, text);
    if (field.side === 'depth')
      entries.push({ label, value: formatLength(millimetres(Number(chosen)), unit) });
    if (field.side === 'bottom') entries.push({ label, value: values?.[chosen] ?? chosen });
  }
  return entries;
}

function chosenSpaces(fields: readonly AssessedField[], text: StepText) {
  return fields.flatMap(({ field, chosen }) =>
    field.kind === 'space' && typeof chosen === 'string'
      ? [{ side: fieldText(field, text).label, space: chosen }]
      : [],
  );
}
