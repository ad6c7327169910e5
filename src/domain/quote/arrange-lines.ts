/** A line as far as its place goes: which one, and under which room or address. */
export type Placed = { readonly id: number; readonly group: string };

/** 'voor' another line, or last under a heading where there is none to stand before. */
export type Place = { readonly before: number | null; readonly group: string };

/** Lines of one group stand together, where the first of them stood: a heading comes once. */
export function arrangeLines<Line extends Pick<Placed, 'group'>>(lines: readonly Line[]): readonly Line[] {
  return [...Map.groupBy(lines, ({ group }) => group).values()].flat();
}

/**
 * One place up or down, as one reads: at the edge of its group a line first joins the next group, and keeps its place.
 * What is at the very edge stays.
 */
export function stepLine<Line extends Placed>(
  lines: readonly Line[],
  id: number,
  step: 'up' | 'down',
): readonly Line[] {
  const arranged = arrangeLines(lines);
  const at = arranged.findIndex((line) => line.id === id);
  const moved = arranged[at];
  const other = arranged[step === 'up' ? at - 1 : at + 1];
  if (moved === undefined || other === undefined) return arranged;
  if (other.group !== moved.group) {
    return arranged.map((line) => (line === moved ? { ...line, group: other.group } : line));
  }
  return arranged.map((line) => (line === moved ? other : line === other ? moved : line));
}

/** Before another, in its group; what it was to stand before may have gone since. */
export function putLine<Line extends Placed>(
  lines: readonly Line[],
  id: number,
  { before, group }: Place,
): readonly Line[] {
  const moved = lines.find((line) => line.id === id);
  if (moved === undefined) return arrangeLines(lines);
  const others = lines.filter((line) => line !== moved);
  const next = before === id ? undefined : others.find((line) => line.id === before);
  const named = { ...moved, group: spellGroup(lines, next?.group ?? group) };
  const at = next === undefined ? afterGroup(others, named.group) : others.indexOf(next);
  return arrangeLines(others.toSpliced(at, 0, named));
}

/** Under another heading: last of those that stand there, or where it stood when there are none. */
export function regroupLine<Line extends Placed>(
  lines: readonly Line[],
  id: number,
  typed: string,
): readonly Line[] {
  const moved = lines.find((line) => line.id === id);
  if (moved === undefined) return arrangeLines(lines);
  const others = lines.filter((line) => line !== moved);
  const group = spellGroup(others, typed);
  if (group === moved.group) return arrangeLines(lines);
  if (others.some((line) => line.group === group)) return putLine(lines, id, { before: null, group });
  return arrangeLines(lines.map((line) => (line === moved ? { ...line, group } : line)));
}

/** Whether each stands where it stood, under the same heading. */
export function isSameOrder(one: readonly Placed[], other: readonly Placed[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, group }, index) => other[index]?.id === id && other[index].group === group)
  );
}

/** 'keuken' is the 'Keuken' that is there already. */
export function spellGroup(lines: readonly Pick<Placed, 'group'>[], typed: string): string {
  const wanted = typed.toLocaleLowerCase('nl');
  if (lines.some(({ group }) => group === typed)) return typed;
  return lines.find(({ group }) => group.toLocaleLowerCase('nl') === wanted)?.group ?? typed;
}

/** Headings in the order in which they come; lines without one have none. */
export function groupsOf(lines: readonly Pick<Placed, 'group'>[]): readonly string[] {
  return [...new Set(lines.map(({ group }) => group))].filter((group) => group !== '');
}

function afterGroup(lines: readonly Placed[], group: string): number {
  const last = lines.findLastIndex((line) => line.group === group);
  return last < 0 ? lines.length : last + 1;
}
