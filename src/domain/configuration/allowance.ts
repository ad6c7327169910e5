import type { Axis } from '../product/field.ts';
import type { Allowance } from '../product/total-size.ts';
import { type Facts, isRuledOut } from './facts.ts';
import type { Plan } from './plan.ts';

/**
 * What the answers so far add to the opening in one direction, in millimetres. While `least` and `most` differ the
 * total size is not known yet; `expected` is then the standard case: first way of mounting, full flange.
 */
export type Added = { readonly least: number; readonly most: number; readonly expected: number };

const nothing: Added = { least: 0, most: 0, expected: 0 };

export function addedToOpening(plan: Plan, facts: Facts, axis: Axis): Added {
  if (plan.totalMeasures) return nothing;
  let added: Added | null = null;
  for (const mounting of plan.product.totalSize) {
    if (mounting.when?.some((choice) => isRuledOut(choice, facts))) continue;
    const here = sum(plan, facts, mounting[axis]);
    added = added === null ? here : widen(added, here);
  }
  return added ?? nothing;
}

function widen(added: Added, other: Added): Added {
  return {
    least: Math.min(added.least, other.least),
    most: Math.max(added.most, other.most),
    expected: added.expected,
  };
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
      if (space !== undefined) return exactly(overlap(space, allowance.standard));
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

/** Stays 1 mm clear of the obstacle; something that sticks up pushes the frame 1 mm above itself. */
function overlap(space: number, standard: number): number {
  if (space < 0) return space - 1;
  return Math.min(Math.max(space - 1, 0), standard);
}

function unknownOverlap(plan: Plan, field: string, standard: number): Added {
  const space = plan.spaces.get(field);
  const raise = plan.raises.get(field);
  const smallest = raise === undefined ? Math.min(...(space?.values ?? [0])) : -raise;
  const largest = Math.max(...(space?.values ?? [standard + 1]));
  return { least: overlap(smallest, standard), most: overlap(largest, standard), expected: standard };
}
