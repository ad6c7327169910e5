import type { BasisPoints, Discount, DiscountGroup, Discounts } from './discount.ts';

export type Step = {
  /** In the order they were written. */
  readonly id: number;
  /** First day it holds, 'YYYY-MM-DD'. */
  readonly validFrom: string;
  /** Of the end of another step: that step's number. */
  readonly endOf?: number | null;
};

/** What a group gets from a day on, until a later step. */
export type GroupStep = Step & { readonly group: DiscountGroup; readonly basisPoints: BasisPoints };

/** What a company gets for a product from a day on, until a later step; null: what its group gets, from then on. */
export type OwnStep = Step & {
  readonly productCode: string;
  readonly basisPoints: BasisPoints | null;
  readonly endOf: number | null;
};

/** The step of a series that holds on a day: the latest start, and of two with the same start the one written last. */
export function stepOn<S extends Step>(steps: readonly S[], day: string): S | null {
  let found: S | null = null;
  for (const step of steps) {
    if (step.validFrom > day || !counts(step, steps)) continue;
    if (found === null || isAfter(step, found)) found = step;
  }
  return found;
}

/** An end ends its own step and nothing else: where another follows that one first, or on the same day, it has nothing to end. */
export function counts(step: Step, series: readonly Step[]): boolean {
  if (!isEnd(step)) return true;
  const ended = series.find(({ id }) => id === step.endOf);
  return (
    ended !== undefined && !series.some((other) => follows(other, ended) && other.validFrom <= step.validFrom)
  );
}

/** The end of a step that counts. */
export function findEnd<S extends Step>({ id }: Step, series: readonly S[]): S | null {
  return series.find((other) => other.endOf === id && counts(other, series)) ?? null;
}

function isEnd({ endOf }: Step): boolean {
  return endOf !== null && endOf !== undefined;
}

function follows(other: Step, step: Step): boolean {
  return !isEnd(other) && isAfter(other, step);
}

/** A step counts from the start, then from when it was written. */
export function isAfter(one: Step, other: Step): boolean {
  return one.validFrom === other.validFrom ? one.id > other.id : one.validFrom > other.validFrom;
}

/** The discounts of a company of this group; null where the group has none yet, and so no price. */
export function discountsOn(
  groupSteps: readonly GroupStep[],
  group: DiscountGroup,
  ownSteps: readonly OwnStep[],
  day: string,
): Discounts | null {
  const step = stepOn(
    groupSteps.filter((other) => other.group === group),
    day,
  );
  if (step === null) return null;
  const own = new Map<string, Discount>();
  for (const code of new Set(ownSteps.map(({ productCode }) => productCode))) {
    const ofProduct = ownSteps.filter(({ productCode }) => productCode === code);
    const basisPoints = stepOn(ofProduct, day)?.basisPoints ?? null;
    if (basisPoints !== null) own.set(code, { kind: 'own', basisPoints });
  }
  return { group: { kind: 'group', group, basisPoints: step.basisPoints }, own };
}
