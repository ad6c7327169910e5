import { type Millimetres, millimetres } from '../measure/millimetres.ts';
import type { Size } from './../measure/size.ts';
import { type Allowance, flangeOver, type TotalSize } from '../product/total-size.ts';
import { type Facts, isRuledOut } from './facts.ts';
import type { Plan } from './plan.ts';

/**
 * What one way of mounting adds to the opening in one direction, in millimetres. While `least` and `most` differ the
 * total size is not known yet; `expected` is then the standard case, the full flange.
 */
export type Added = { readonly least: number; readonly most: number; readonly expected: number };

export type Mounting = Size<Added>;

/** What is expected of the opening takes as answered; `from` is where a side's full flange begins. */
export type Presumption =
  | { readonly kind: 'choice'; readonly field: string; readonly option: string }
  | { readonly kind: 'space'; readonly field: string; readonly from: Millimetres };

const nothing = exactly(0);

/** Every way of mounting that the answers so far leave open, the standard one first. */
export function possibleMountings(plan: Plan, facts: Facts): readonly [Mounting, ...Mounting[]] {
  const [first, ...others] = leftOpen(plan, facts).map(({ width, height }) => ({
    width: sum(plan, facts, width),
    height: sum(plan, facts, height),
  }));
  return [first ?? { width: nothing, height: nothing }, ...others];
}

/** What the standard way of mounting takes for granted until it is answered. */
export function presumptions(plan: Plan, facts: Facts): readonly Presumption[] {
  const [standard] = leftOpen(plan, facts);
  if (standard === undefined) return [];
  const { when = [], width, height } = standard;
  const open = ({ field }: { readonly field: string }) => !facts.choices.has(field);
  return [
    ...when.filter(open).flatMap(({ field, is: [option] }) => presumedChoice(field, option)),
    ...[...width, ...height].flatMap((allowance): readonly Presumption[] => {
      if (allowance.kind === 'overlap' && !facts.spaces.has(allowance.field))
        return [{ kind: 'space', field: allowance.field, from: millimetres(allowance.standard + 1) }];
      if (allowance.kind === 'perAnswer' && open(allowance))
        return presumedChoice(allowance.field, Object.keys(allowance.millimetres)[0]);
      return [];
    }),
  ];
}

function presumedChoice(field: string, option: string | undefined): readonly Presumption[] {
  return option === undefined ? [] : [{ kind: 'choice', field, option }];
}

function leftOpen({ totalMeasures, product }: Plan, facts: Facts): readonly TotalSize[] {
  return product.totalSize.filter(
    ({ when }) => !totalMeasures && !when?.some((choice) => isRuledOut(choice, facts)),
  );
}

function sum(plan: Plan, facts: Facts, allowances: readonly Allowance[]): Added {
  let least = 0;
  let most = 0;
  let expected = 0;
  for (const allowance of allowances) {
    const added = addedBy(plan, facts, allowance);
    least += added.least;
    most += added.most;
    expected += added.expected;
  }
  return { least, most, expected };
}

function addedBy(plan: Plan, facts: Facts, allowance: Allowance): Added {
  switch (allowance.kind) {
    case 'fixed':
      return exactly(allowance.millimetres);
    case 'overlap': {
      const space = facts.spaces.get(allowance.field);
      if (space !== undefined) return exactly(flangeOver(space, allowance.standard));
      return unknownOverlap(plan, allowance.field, allowance.standard);
    }
    case 'perAnswer': {
      const answer = facts.choices.get(allowance.field);
      const added = answer === undefined ? undefined : allowance.millimetres[answer];
      if (added !== undefined) return exactly(added);
      const values = Object.values(allowance.millimetres);
      return { least: Math.min(...values), most: Math.max(...values), expected: values[0] ?? 0 };
    }
    default:
      return allowance satisfies never;
  }
}

function exactly(millimetres: number): Added {
  return { least: millimetres, most: millimetres, expected: millimetres };
}

function unknownOverlap(plan: Plan, field: string, standard: number): Added {
  const space = plan.spaces.get(field);
  const raise = plan.raises.get(field);
  const smallest = raise === undefined ? Math.min(...(space?.values ?? [0])) : -raise;
  const largest = Math.max(...(space?.values ?? [standard + 1]));
  return { least: flangeOver(smallest, standard), most: flangeOver(largest, standard), expected: standard };
}
