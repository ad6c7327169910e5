import type { LogbookEntry } from '#domain/logbook/entry.ts';

type Values = NonNullable<LogbookEntry['before']>;

/** R10.3: what changed, and only that; null when nothing did. */
export function changedValues(
  former: Values,
  present: Values,
): Pick<LogbookEntry, 'before' | 'after'> | null {
  const names = (Object.keys(present) as (keyof Values)[]).filter((name) => former[name] !== present[name]);
  if (names.length === 0) return null;
  const pick = (values: Values): Values => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { before: pick(former), after: pick(present) };
}
