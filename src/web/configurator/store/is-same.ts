/** Whether a component would show the same: lists and records are compared item by item, and no deeper. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  return Object.keys({ ...one, ...other }).every((name) => Object.is(one[name], other[name]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
