/** Lines of text in columns that stand under their headings; a column of amounts is flush right. */
export function inColumns(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  flushRight: readonly string[] = [],
): readonly string[] {
  const table = [headings, ...rows];
  const widths = headings.map((_, column) =>
    Math.max(...table.map((row) => [...(row[column] ?? '')].length)),
  );
  return table.map((row) =>
    row
      .map((cell, column) => {
        const gap = ' '.repeat((widths[column] ?? 0) - [...cell].length);
        return flushRight.includes(headings[column] ?? '') ? gap + cell : cell + gap;
      })
      .join('  ')
      .trimEnd(),
  );
}

/** A line stays a line, whatever a customer typed; control characters would move the owner's cursor. */
export function onOneLine(text: string, maxLength = 30): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...line].length > maxLength ? `${[...line].slice(0, maxLength - 1).join('')}…` : line;
}
