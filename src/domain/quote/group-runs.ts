/** Lines that stand together under one heading, in the order the dealer gave them. */
export type LineRun<Line> = { readonly name: string; readonly lines: readonly Line[] };

/** Whoever arranges lines keeps those of a group together: a heading comes once. */
export function groupRuns<Line extends { readonly group: string }>(
  lines: readonly Line[],
): readonly LineRun<Line>[] {
  const runs: { name: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.name === line.group) last.lines.push(line);
    else runs.push({ name: line.group, lines: [line] });
  }
  return runs;
}
