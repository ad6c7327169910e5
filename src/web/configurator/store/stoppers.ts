import type { Message, Specification } from '#contract/configurator-answer.ts';
import { blockingMessages, productSpecs } from './selectors.ts';
import { hasErrors, hasRowErrors, type SpecErrors } from './spec-errors.ts';
import type { ConfiguratorState } from './state.ts';

// Where something is wrong: a specification, and in it a field or a row when that alone is to blame.
export type Cause = {
  readonly specification: Specification;
  readonly field: string | null;
  readonly row: { readonly id: string; readonly number: number } | null;
};

export type Stopper = { readonly message: Message; readonly cause: Cause | null };

// R8.1: what keeps one from ordering, each with the place it comes from.
export function stoppers(state: ConfiguratorState): readonly Stopper[] {
  const places = causesOf(state);
  return blockingMessages(state).map((message) => {
    const place = places.find(({ texts }) => texts.some((text) => text.includes(message.message)));
    return { message, cause: place?.cause ?? places[0]?.cause ?? null };
  });
}

type Place = { readonly cause: Cause; readonly texts: readonly string[] };

// A choice that does not go with a row's size is wrong in both places: then it is the choice that is shown.
function causesOf(state: ConfiguratorState): readonly Place[] {
  const { refusal } = state;
  const wrong = productSpecs(state).flatMap((specification) => {
    const errors = refusal?.causes[specification.key];
    return errors !== undefined && hasErrors(errors) ? [{ specification, errors }] : [];
  });
  const own = wrong.flatMap(({ specification, errors }) => ownPlaces(specification, errors));
  const rows = wrong.flatMap(({ specification, errors }) =>
    errors.rows.flatMap((found, index): Place[] => {
      const id = refusal?.rows[index]?.id;
      if (id === undefined || !hasRowErrors(found)) return [];
      const { width, height, combined } = found;
      const cause = { specification, field: null, row: { id, number: index + 1 } };
      return [{ cause, texts: [...width, ...height, ...combined] }];
    }),
  );
  return [...own, ...rows];
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
