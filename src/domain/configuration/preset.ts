import type { Field } from '../product/field.ts';
import type { Product } from '../product/product.ts';
import type { Step } from '../product/step.ts';
import type { Answers, KeptAnswers } from './answers.ts';
import { gatherAnswers } from './gather-answers.ts';
import { keptChoices } from './kept-answers.ts';
import { maxPresetName } from './limits.ts';
import { planFor } from './plan.ts';

/** A name as it is kept: on one line, without what cannot be seen, and spelled one way, so that it is found again. */
export function readPresetName(
  text: string,
): { readonly name: string } | { readonly problem: 'noName' | 'longName' } {
  const name = text
    .slice(0, 4 * maxPresetName)
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  if (name === '') return { problem: 'noName' };
  return name.length > maxPresetName ? { problem: 'longName' } : { name };
}

/** What a preset holds of each kind of field: what was chosen always, what was measured around one window on request. */
const keeping = {
  option: 'always',
  sides: 'always',
  colour: 'always',
  space: 'on request',
  raise: 'on request',
  measure: 'never',
  text: 'never',
  amount: 'never',
  marker: 'never',
} as const satisfies Readonly<Record<Field['kind'], 'always' | 'on request' | 'never'>>;

type Wish = { readonly withSpaces: boolean };

/** The choices of a configuration that a preset keeps: no size, no label, no amount; spaces when asked for. */
export function presetOf(product: Product, answers: KeptAnswers, wish: Wish): KeptAnswers;
/** The same of answers as they were sent, nothing of which has been read yet. */
export function presetOf(product: Product, answers: Answers, wish: Wish): Answers;
export function presetOf(product: Product, answers: Answers, { withSpaces }: Wish): Answers {
  const steps = product.steps.flatMap((step) => {
    const names = namesKept(step, withSpaces);
    const sent = names.size === 0 ? undefined : answers[step.key];
    if (sent === undefined) return [];
    const fields = sent && Object.fromEntries(Object.entries(sent).filter(([name]) => names.has(name)));
    return fields !== null && Object.keys(fields).length === 0 ? [] : [[step.key, fields] as const];
  });
  return Object.fromEntries(steps);
}

function namesKept({ fields }: Step, withSpaces: boolean): ReadonlySet<string> {
  return new Set(
    fields
      .filter(({ kind }) => keeping[kind] === 'always' || (withSpaces && keeping[kind] === 'on request'))
      .flatMap(({ kind, name }) =>
        kind === 'colour' ? [name, 'color_type', 'ral_color', 'hex_color'] : [name],
      ),
  );
}

/** Why a step of a preset was left open: what was chosen cannot be chosen any more, or nobody asks for it. */
export type LostChoice = { readonly step: string; readonly reason: 'gone' | 'unasked' };

export type AppliedPreset = {
  readonly answers: KeptAnswers;
  readonly lost: readonly LostChoice[];
};

/**
 * A preset as the product is today. A step of which something cannot be answered any more is left open whole, and so is
 * what only it brought up: half a step would look answered to whoever glances at it.
 */
export function applyPreset(product: Product, preset: KeptAnswers, totalMeasures: boolean): AppliedPreset {
  const plan = planFor(product, 'desktop', totalMeasures);
  const lost: LostChoice[] = [];
  let answers = preset;
  for (;;) {
    const gathered = gatherAnswers(plan, answers, 'mm', 1);
    const accepted = keptChoices(gathered, 'mm');
    const open = Object.entries(answers).filter(([step, fields]) => !holdsAll(accepted[step], fields));
    if (open.length === 0) return { answers: accepted, lost: inOrder(product, lost) };
    const asked = new Set(gathered.steps.map(({ step }) => step.key));
    for (const [step] of open) lost.push({ step, reason: asked.has(step) ? 'gone' : 'unasked' });
    const gone = new Set(open.map(([step]) => step));
    answers = Object.fromEntries(Object.entries(answers).filter(([step]) => !gone.has(step)));
  }
}

// What a colour looks like is the palette's word, and may be mixed anew.
function holdsAll(
  accepted: Readonly<Record<string, string>> | undefined,
  fields: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(fields).every(([name, value]) => name === 'hex_color' || accepted?.[name] === value);
}

function inOrder({ steps }: Product, lost: readonly LostChoice[]): readonly LostChoice[] {
  const place = ({ step }: LostChoice) => steps.findIndex(({ key }) => key === step);
  return lost.toSorted((one, other) => place(one) - place(other));
}
