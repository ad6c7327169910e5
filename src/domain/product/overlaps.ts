import { type Answers, readLength, readText } from '../drawing/choices.ts';
import type { Side, Sides } from '../drawing/form.ts';
import type { Unit } from '../measure/millimetres.ts';
import type { Field } from './field.ts';
import type { Product } from './product.ts';
import { type Allowance, flangeOver } from './total-size.ts';

type Measured = Pick<Product, 'steps' | 'totalSize'>;

/** What is answered to a field, in the step that asks it. */
type Reading = {
  readonly fieldOf: (name: string) => Field | null;
  readonly answerTo: (name: string) => string | null;
  readonly spaceIn: (name: string) => number | null;
};

/**
 * How far a product's screen reaches past the opening on each side: what its total size adds to the opening, so that no
 * drawing shows another screen than the one that is made. What is not answered yet counts as the standard case.
 */
export function overlapsOf(product: Measured, answers: Answers, unit: Unit): Sides {
  const reading = readingOf(product, answers, unit);
  const isOpen = (field: string, is: readonly string[]) => {
    const answer = reading.answerTo(field);
    return answer === null || is.includes(answer);
  };
  const [standard] = product.totalSize;
  const way =
    product.totalSize.find(({ when = [] }) => when.every(({ field, is }) => isOpen(field, is))) ?? standard;
  const [left, right] = spread(reading, way?.width ?? [], 'left');
  const [top, bottom] = spread(reading, way?.height ?? [], 'top');
  return { left, right, top, bottom };
}

function spread(reading: Reading, allowances: readonly Allowance[], first: Side): readonly [number, number] {
  let before = 0;
  let after = 0;
  for (const allowance of allowances) {
    const added = addedBy(reading, allowance);
    const share = shareBefore(reading, allowance, added, first);
    before += share;
    after += added - share;
  }
  return [before, after];
}

function addedBy({ answerTo, spaceIn }: Reading, allowance: Allowance): number {
  switch (allowance.kind) {
    case 'fixed':
      return allowance.millimetres;
    case 'overlap': {
      const space = spaceIn(allowance.field);
      return space === null ? allowance.standard : flangeOver(space, allowance.standard);
    }
    case 'perAnswer': {
      const [standard] = Object.values(allowance.millimetres);
      return allowance.millimetres[answerTo(allowance.field) ?? ''] ?? standard ?? 0;
    }
    default:
      return allowance satisfies never;
  }
}

/** An answer about one side counts there; what is about neither is spread over both. */
function shareBefore({ fieldOf }: Reading, allowance: Allowance, added: number, first: Side): number {
  if (allowance.kind === 'fixed') return allowance.before ?? added / 2;
  const field = fieldOf(allowance.field);
  if (field?.kind !== 'space') return added / 2;
  return field.side === first ? added : 0;
}

function readingOf({ steps }: Measured, answers: Answers, unit: Unit): Reading {
  const places = new Map(
    steps.flatMap(({ key, fields }) => fields.map((field) => [field.name, { key, field }])),
  );
  const textOf = (name: string) => readText(answers, places.get(name)?.key ?? '', name);
  return {
    fieldOf: (name) => places.get(name)?.field ?? null,
    answerTo: (name) => {
      const field = places.get(name)?.field;
      const text = textOf(name);
      // What is no option of the field is no answer.
      return field?.kind === 'option' && text !== null && !field.options.includes(text) ? null : text;
    },
    // Also a space that is refused as too small, for that is what is there.
    spaceIn: (name) => {
      const { key, field } = places.get(name) ?? {};
      if (key === undefined || field?.kind !== 'space') return null;
      if (field.raisedBy === undefined || textOf(name) !== 'A') return readLength(answers, key, name, 'mm');
      const raised = readLength(answers, key, field.raisedBy, unit);
      return raised === null ? null : -raised;
    },
  };
}
