export const groupings = ['kenmerk', 'referentie', 'product', 'kleur'] as const;

/** By what a cart is sorted into groups; names as they stand in its address. */
export type Grouping = (typeof groupings)[number];

export type LineGroup<Line> = {
  /** What its lines share; empty for what has none. */
  readonly name: string;
  readonly lines: readonly Line[];
};

const byName = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/**
 * Lines that share a name, however they are capitalised, in the order of the names; those without one come last. Within a
 * group they stay in their order.
 */
export function groupLines<Line>(
  lines: readonly Line[],
  nameOf: (line: Line) => string,
): readonly LineGroup<Line>[] {
  const groups = new Map<string, { name: string; lines: Line[] }>();
  for (const line of lines) {
    const name = nameOf(line).trim();
    const key = name.toLocaleLowerCase('nl');
    const group = groups.get(key) ?? { name, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((one, other) => {
    if (one.name === '' || other.name === '') return one.name === '' ? 1 : -1;
    return byName.compare(one.name, other.name);
  });
}
