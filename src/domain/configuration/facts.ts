import type { Choice } from '../product/condition.ts';

/** The valid answers so far, by field name, in the form that rules and prices read. */
export type Facts = {
  readonly choices: ReadonlyMap<string, string>;
  readonly sides: ReadonlyMap<string, readonly string[]>;
  /** Free space in millimetres; negative where something sticks up into the opening. */
  readonly spaces: ReadonlyMap<string, number>;
};

export function holds(choice: Choice, facts: Facts): boolean {
  const chosen = facts.choices.get(choice.field);
  if (chosen !== undefined) return choice.is.includes(chosen);
  return facts.sides.get(choice.field)?.some((side) => choice.is.includes(side)) ?? false;
}

/** Answered, and with something else. */
export function isRuledOut(choice: Choice, facts: Facts): boolean {
  const chosen = facts.choices.get(choice.field);
  return chosen !== undefined && !choice.is.includes(chosen);
}
