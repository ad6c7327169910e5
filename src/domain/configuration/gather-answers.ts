import { formatMeasure } from '../measure/format-measure.ts';
import type { Millimetres, Unit } from '../measure/millimetres.ts';
import type { ChosenSurcharge } from '../pricing/price.ts';
import { eachSide, surchargeName } from '../pricing/surcharge-names.ts';
import type { Axis, Field, SpaceField } from '../product/field.ts';
import type { HelpTopic } from '../product/step.ts';
import { type Answers, answerTo, isUnreadable } from './answers.ts';
import type { AssessedField, AssessedStep, ChosenColour, Problem } from './assessment.ts';
import { type Facts, holds } from './facts.ts';
import { maxAmount } from './limits.ts';
import type { Plan, PlannedStep } from './plan.ts';
import { problemAt } from './problem.ts';
import { readColour } from './read-colour.ts';
import {
  type Read,
  readAmount,
  readMeasure,
  readOption,
  readRaise,
  readSides,
  readSpace,
  readText,
  shortText,
} from './read-field.ts';
import { readRows, type TypedSize } from './read-rows.ts';

/** The answers, read once in the order of the steps, so that a step can depend on the ones before it. */
export type Gathered = Facts & {
  readonly steps: readonly AssessedStep[];
  readonly sizes: readonly TypedSize[];
  readonly colour: ChosenColour | null;
  readonly surcharges: readonly ChosenSurcharge[];
  readonly problems: readonly Problem[];
  readonly unanswered: readonly string[];
};

export function gatherAnswers(plan: Plan, answers: Answers, unit: Unit, amount: number): Gathered {
  const gathering = startGathering(plan, answers, unit, amount);
  for (const step of plan.steps) {
    if (step.when === undefined || holds(step.when, gathering)) gatherStep(gathering, step);
  }
  return { ...gathering, sizes: gathering.rows ?? [singleSize(gathering)] };
}

/** Too many of them is refused and never made fewer in silence; what it would cost is told for as many as can be. */
function singleSize({ plan, typed, label, amount, problems }: Gathering): TypedSize {
  if (amount > maxAmount) {
    const step = plan.product.steps.find(({ kind }) => kind === 'amount')?.key ?? plan.sizeStep;
    problems.push(problemAt(step, 'user_amount', { code: 'aantal_onjuist', max: maxAmount }));
  }
  return { typed, label, amount: Math.min(amount, maxAmount) };
}

type Gathering = {
  readonly plan: Plan;
  readonly answers: Answers;
  readonly unit: Unit;
  readonly choices: Map<string, string>;
  readonly sides: Map<string, readonly string[]>;
  readonly spaces: Map<string, number>;
  readonly steps: AssessedStep[];
  readonly problems: Problem[];
  readonly unanswered: string[];
  readonly surcharges: ChosenSurcharge[];
  readonly typed: Record<Axis, Millimetres | null>;
  colour: ChosenColour | null;
  label: string;
  amount: number;
  rows: readonly TypedSize[] | null;
};

function startGathering(plan: Plan, answers: Answers, unit: Unit, amount: number): Gathering {
  return {
    plan,
    answers,
    unit,
    choices: new Map(),
    sides: new Map(),
    spaces: new Map(),
    steps: [],
    problems: [],
    unanswered: [],
    surcharges: [],
    typed: { width: null, height: null },
    colour: null,
    label: '',
    amount,
    rows: null,
  };
}

function gatherStep(gathering: Gathering, step: PlannedStep): void {
  const { answers, problems } = gathering;
  if (isUnreadable(answers, step.key)) problems.push(problemAt(step.key, null, { code: 'keuze_onbekend' }));
  if (step.kind === 'rows') {
    gatherRows(gathering, step);
    return;
  }
  const fields: AssessedField[] = [];
  let isAnswered = true;
  for (const field of step.fields) {
    if ('when' in field && field.when !== undefined && !holds(field.when, gathering)) continue;
    const chosen = gatherField(gathering, step.key, field);
    if (isMissing(gathering, field, chosen)) isAnswered = false;
    fields.push({ field, chosen });
  }
  if (fields.length === 0 && step.kind !== 'summary') return;
  if (!isAnswered) {
    gathering.unanswered.push(step.key);
    if (isHalfFilledIn(fields, answers, step.key)) {
      problems.push(problemAt(step.key, null, { code: 'rondom_onvolledig' }));
    }
  }
  gathering.steps.push({ step, help: helpFor(step, gathering), fields });
}

function gatherRows(gathering: Gathering, step: PlannedStep): void {
  const { answers, unit, problems, unanswered } = gathering;
  const rows = readRows(answers, unit);
  gathering.rows = rows.sizes;
  problems.push(...rows.problems);
  if (!rows.isAnswered) unanswered.push(step.key);
  gathering.steps.push({ step, help: helpFor(step, gathering), fields: rows.fields });
}

/** Reads one field into the facts; gives the accepted answer as it goes over the wire, null when there is none. */
function gatherField(gathering: Gathering, step: string, field: Field): string | null {
  const { answers, unit, choices, sides, spaces, typed } = gathering;
  const answer = answerTo(answers, step, field.name);
  switch (field.kind) {
    case 'option': {
      const option = accept(gathering, step, field, readOption(field, answer));
      if (option === null) return null;
      choices.set(field.name, option);
      charge(gathering, field, option);
      return option;
    }
    case 'sides': {
      if (answer === '' && field.minimum === 0) return '';
      const chosen = accept(gathering, step, field, readSides(field, answer));
      if (chosen === null) return null;
      sides.set(field.name, chosen);
      charge(gathering, field, eachSide, chosen.length - field.included);
      return chosen.join(',');
    }
    case 'space': {
      const space = accept(gathering, step, field, readSpace(field, answer));
      if (space === null) return null;
      const chosen = String(space);
      choices.set(field.name, chosen);
      if (space !== 'A') spaces.set(field.name, space);
      charge(gathering, field, chosen);
      return chosen;
    }
    case 'raise': {
      if (choices.get(field.of) !== 'A') return null;
      const height = accept(gathering, step, field, readRaise(field, answer, unit));
      if (height === null) return null;
      spaces.set(field.of, -height);
      return formatMeasure(height, unit);
    }
    case 'measure': {
      const size = accept(gathering, step, field, readMeasure(answer, unit));
      if (size === null) return null;
      typed[field.axis] = size;
      return formatMeasure(size, unit);
    }
    case 'colour': {
      const colour = accept(gathering, step, field, readColour(field, answers, step));
      if (colour === null) return null;
      gathering.colour = colour;
      charge(gathering, field, colour.role);
      return colour.label;
    }
    case 'text': {
      const text = accept(gathering, step, field, readText(field, answer));
      if (text !== null) gathering.label = text;
      return text;
    }
    case 'amount': {
      const amount = accept(gathering, step, field, readAmount(field, answer));
      if (amount === null) return null;
      gathering.amount = amount;
      return String(amount);
    }
    case 'marker':
      return typeof answer === 'string' && answer !== '' ? '1' : null;
    default:
      return field satisfies never;
  }
}

function accept<Value>(
  { problems }: Gathering,
  step: string,
  { name }: Field,
  { value, finding }: Read<Value>,
): Value | null {
  if (finding !== null) problems.push(problemAt(step, name, finding));
  return value;
}

function charge({ surcharges }: Gathering, field: Field, choice: string, times = 1): void {
  if (times > 0) surcharges.push({ name: surchargeName(field, choice), times });
}

function isMissing({ plan, sides }: Gathering, field: Field, chosen: string | null): boolean {
  switch (field.kind) {
    case 'option':
    case 'measure':
    case 'space':
    case 'colour':
      return chosen === null;
    case 'sides':
      return (sides.get(field.name)?.length ?? 0) < field.minimum;
    case 'text':
      return chosen === null && plan.device === 'desktop';
    case 'raise':
    case 'amount':
    case 'marker':
      return false;
    default:
      return field satisfies never;
  }
}

/**
 * Some sides are filled in and others, asked along with them, are not. A side that another answer has only just
 * added is no mistake yet: refusing it would hold the customer at that other step.
 */
function isHalfFilledIn(fields: readonly AssessedField[], answers: Answers, step: string): boolean {
  const sides = fields.filter(isSide);
  const filled = sides.filter(({ chosen }) => chosen !== null);
  return sides.some(({ field, chosen }) => {
    const answer = answerTo(answers, step, field.name);
    const isOpen = chosen === null && shortText(answer) === undefined;
    if (!isOpen || filled.length === 0) return false;
    return answer !== undefined || filled.some((other) => other.field.when?.field === field.when?.field);
  });
}

function isSide(assessed: AssessedField): assessed is AssessedField & { readonly field: SpaceField } {
  return assessed.field.kind === 'space' && assessed.field.side !== 'depth';
}

function helpFor({ help, helpWhen }: PlannedStep, facts: Facts): HelpTopic {
  if (helpWhen !== undefined && holds(helpWhen, facts)) return helpWhen.topic;
  return help ?? 'meetinstructie';
}
