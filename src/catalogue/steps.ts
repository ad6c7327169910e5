import { maxAmount, maxBoxLabel, maxListedAmount } from '#domain/configuration/limits.ts';
import type { Field, Side, SpaceField } from '#domain/product/field.ts';
import type { Step } from '#domain/product/step.ts';

export const openingFields = [
  { kind: 'measure', name: 'width_opening', totalName: 'width_total', axis: 'width' },
  { kind: 'measure', name: 'height_opening', totalName: 'height_total', axis: 'height' },
] as const satisfies readonly Field[];

export const intro = {
  key: 'intro',
  kind: 'intro',
  help: 'meetinstructie',
  fields: [{ kind: 'marker', name: 'start' }],
} as const satisfies Step;

export const size = {
  key: 'maten',
  kind: 'size',
  help: 'meetinstructie',
  fields: openingFields,
} as const satisfies Step;

/** What every product ends with. */
export const closing = [
  { key: 'kenmerk', kind: 'label', fields: [{ kind: 'text', name: 'room', maxLength: maxBoxLabel }] },
  {
    key: 'aantal',
    kind: 'amount',
    fields: [{ kind: 'amount', name: 'user_amount', max: maxAmount, listedTo: maxListedAmount }],
  },
  { key: 'samenvatting', kind: 'summary', fields: [] },
] as const satisfies readonly Step[];

export const brush = {
  key: 'borstel',
  kind: 'sides',
  fields: [{ kind: 'sides', name: 'sides', options: ['1', '2', '3', '4'], minimum: 0, included: 0 }],
} as const satisfies Step;

type Space<S extends Side> = Pick<SpaceField, 'kind' | 'values' | 'sorting'> & {
  readonly name: `space_${S}`;
  readonly side: S;
  readonly minimum: number;
};

/** A margin dropdown: 'space_left' and so on. */
export function space<const S extends Side>(side: S, values: readonly number[], minimum: number): Space<S> {
  return { kind: 'space', name: `space_${side}`, side, values, minimum, sorting: 'down' };
}

/** A bottom that may also close on a sill (0) or have something sticking up ('A'). */
export function sillSpace(values: readonly number[], minimum: number) {
  return [
    { ...space('bottom', [0, ...values], minimum), raisedBy: 'space_bottom_extra' },
    { kind: 'raise', name: 'space_bottom_extra', of: 'space_bottom', min: 1, max: 40 },
  ] as const satisfies readonly Field[];
}
