import { type Line, type Origin, quote } from './table.ts';

const twoSides = /^([\d.,]+(?: ?[mc]m)?) ?[x×*] ?([\d.,]+(?: ?[mc]m)?)$/i;

/**
 * '900 x 1200' is two cells. The same column of the other lines then takes two places as well, or a header would name
 * the cells beside its own.
 */
export function splitSizes(lines: readonly Line[]): readonly Line[] {
  const split = new Map<number, Set<number>>();
  for (const { cells } of lines) {
    for (const [index, cell] of cells.entries()) {
      if (!twoSides.test(cell)) continue;
      const found = split.get(index) ?? new Set();
      split.set(index, found.add(cells.length));
    }
  }
  if (split.size === 0) return lines;
  return lines.map((line) => {
    const cells: string[] = [];
    const origins: Record<number, Origin> = {};
    const hidden: number[] = [];
    for (const [index, cell] of line.cells.entries()) {
      const origin = line.origins?.[index];
      if (origin !== undefined) origins[cells.length] = origin;
      const at = cells.length;
      const [, first, second] = twoSides.exec(cell) ?? [];
      if (first !== undefined && second !== undefined) cells.push(first, second);
      else if (split.get(index)?.has(line.cells.length)) cells.push(...headings(cell));
      else cells.push(cell);
      if (line.hidden?.includes(index)) for (let one = at; one < cells.length; one += 1) hidden.push(one);
    }
    return { ...line, cells, origins, hidden, written: quote(line) };
  });
}

// 'Maat (b x h)' above '900 x 1200'. A cell that is no heading keeps its own place.
function headings(cell: string): readonly [string, string] {
  const [, first, second] =
    /\b(b|br|breedte|h|hg|hoogte)\.?\s*[x×*]\s*(b|br|breedte|h|hg|hoogte)\b/i.exec(cell) ?? [];
  const unit = /\b(mm|cm)\b/i.exec(cell)?.[0] ?? '';
  return first === undefined || second === undefined
    ? [cell, '']
    : [`${first} ${unit}`.trim(), `${second} ${unit}`.trim()];
}
