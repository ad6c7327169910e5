import { unset } from '../store/answer.ts';
import type { NamedSubSpecification } from './measure-fields.ts';

/** R5.4: by number, in the order the specification asks for; what is no number ('A') comes last. */
export function sortedValues({ dropdown_values = [], sorting_order }: NamedSubSpecification) {
  const numbers = dropdown_values.filter(({ value }) => !Number.isNaN(Number(value)));
  const others = dropdown_values.filter(({ value }) => Number.isNaN(Number(value)));
  const sign = sorting_order === 'down' ? -1 : 1;
  return [
    ...numbers.toSorted((one, other) => sign * (Number(one.value) - Number(other.value))),
    ...others,
  ].filter(({ value }) => value !== unset);
}
