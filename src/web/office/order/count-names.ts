type Line = { readonly position: number; readonly what: string };

/** What the fields of the lines are sent as, and called. */
export function countNames(
  lines: readonly Line[],
  name: (what: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(lines.map(({ position, what }) => [countField(position), name(what)]));
}

export function countField(position: number): string {
  return `line-${position}`;
}
