/**
 * What something from outside (an answer of the shop, what the browser kept) must look like before anybody uses it.
 * Written by hand: a library for it weighs more than the popup may. A shape that is not its type's does not compile.
 */
export type Shape<Value> = (value: unknown) => value is Value;

type Fields<Value> = { readonly [Key in keyof Value]-?: Shape<Value[Key]> };

export const text: Shape<string> = (value) => typeof value === 'string';
export const flag: Shape<boolean> = (value) => typeof value === 'boolean';
export const number: Shape<number> = (value): value is number => Number.isFinite(value);
export const whole: Shape<number> = (value): value is number => Number.isSafeInteger(value);

export function oneOf<const Value>(...values: readonly Value[]): Shape<Value> {
  return (value): value is Value => values.some((known) => known === value);
}

export function nullable<Value>(is: Shape<Value>): Shape<Value | null> {
  return either(oneOf(null), is);
}

export function optional<Value>(is: Shape<Value>): Shape<Value | undefined> {
  return either(oneOf(undefined), is);
}

export function either<One, Other>(isOne: Shape<One>, isOther: Shape<Other>): Shape<One | Other> {
  return (value): value is One | Other => isOne(value) || isOther(value);
}

export function list<Value>(is: Shape<Value>): Shape<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every((item) => is(item));
}

export function record<Value>(is: Shape<Value>): Shape<Record<string, Value>> {
  return (value): value is Record<string, Value> =>
    isRecord(value) && Object.values(value).every((one) => is(one));
}

/** It may hold more: a newer shop says things that a page of yesterday does not know. */
export function object<Value>(fields: Fields<Value>): Shape<Value> {
  const shapes = Object.entries<Shape<unknown>>(fields);
  return (value): value is Value => isRecord(value) && shapes.every(([key, is]) => is(value[key]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
