import type { Message, Specification } from '#contract/configurator-answer.ts';
import { isMobile } from '#domain/configuration/device.ts';
import { wrongRows } from '../rows/state/said.ts';
import { memoised } from './memoised.ts';
import { rowsKey } from './reduce-answer.ts';
import { asksSize } from './reduce-place.ts';
import { blockingMessages, errorOf, isOpen, productSpecs } from './selectors.ts';
import { hasErrors, type SpecErrors } from './spec-errors.ts';
import type { ConfiguratorState } from './state.ts';

/** Where something is wrong: a specification, and in it a field or a row (its id) when that alone is to blame. */
export type Cause = {
  readonly specification: Specification;
  readonly field: string | null;
  readonly row: string | null;
};

export type Stopper = { readonly message: Message; readonly cause: Cause | null };

/** What keeps one from ordering, each with the place it comes from (R8.1). */
export const stoppers = memoised(
  ({ refusal, server, rows }) => [refusal, server, rows.asked, rows.said],
  (state): readonly Stopper[] => {
    const places = causesOf(state);
    return blockingMessages(state).map((message) => {
      const place = places.find(({ texts }) => texts.some((text) => text.includes(message.message)));
      return { message, cause: place?.cause ?? places[0]?.cause ?? null };
    });
  },
);

/** Without what stands beside its field already: one sentence for one problem, in one place. */
export const stoppersElsewhere = memoised(
  (state) => [stoppers(state), state.refusal, state.rows, state.activeIndex],
  (state): readonly Stopper[] =>
    stoppers(state).filter(({ message, cause }) => {
      // What one types says itself what is wrong with it; of a choice it is said by the price.
      if (cause === null || !asksSize(cause.specification)) return true;
      if (!isOpen(state, cause.specification.key)) return true;
      return !textsInSight(state, cause.specification.key).some((text) => text.includes(message.message));
    }),
);

/** Whether what is wrong with a step is told outside it, so that the step need not say it again. */
export function isTold(state: ConfiguratorState, key: string): boolean {
  if (isMobile(state.device)) return !state.areMessagesHidden && blockingMessages(state).length > 0;
  return stoppersElsewhere(state).some(({ cause }) => cause?.specification.key === key);
}

function textsInSight(state: ConfiguratorState, key: string): readonly string[] {
  const { general = [], fields = {} } = errorOf(state, key) ?? {};
  const inRows = wrongRows(state.rows)
    .filter(({ isForgotten }) => key === rowsKey(state) && !isForgotten)
    .flatMap(({ errors: { width, height, combined } }) => [...width, ...height, ...combined]);
  return [...general, ...Object.values(fields).flat(), ...inRows];
}

/** What is wrong in another step, and nothing in this one. */
export function causeElsewhere(state: ConfiguratorState, key: string): Cause | null {
  const causes = stoppers(state).flatMap(({ cause }) => cause ?? []);
  if (causes.some(({ specification }) => specification.key === key)) return null;
  return causes[0] ?? null;
}

type Place = { readonly cause: Cause; readonly texts: readonly string[] };

// A choice that does not go with a row's size is wrong in both places: then it is the choice that is shown.
function causesOf(state: ConfiguratorState): readonly Place[] {
  const own = productSpecs(state).flatMap((specification) => {
    const errors = state.refusal?.causes[specification.key];
    return errors !== undefined && hasErrors(errors) ? ownPlaces(specification, errors) : [];
  });
  return [...own, ...rowPlaces(state)];
}

function rowPlaces(state: ConfiguratorState): readonly Place[] {
  const key = rowsKey(state);
  const specification = productSpecs(state).find((one) => one.key === key);
  if (specification === undefined) return [];
  return wrongRows(state.rows).map(({ of, errors: { width, height, combined } }) => ({
    cause: { specification, field: null, row: of.id },
    texts: [...width, ...height, ...combined],
  }));
}

function ownPlaces(specification: Specification, { fields, general }: SpecErrors): readonly Place[] {
  const entries: readonly (readonly [string | null, readonly string[]])[] = [
    ...Object.entries(fields),
    [null, general],
  ];
  return entries.flatMap(([field, texts]) =>
    texts.length > 0 ? [{ cause: { specification, field, row: null }, texts }] : [],
  );
}
