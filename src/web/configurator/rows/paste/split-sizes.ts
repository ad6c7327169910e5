import { type Line, type Origin, quote } from './table.ts';

const twoSides = /^([\d.,]+(?: ?[mc]m)?) ?[x×*] ?([\d.,]+(?: ?[mc]m)?)$/i;

export function isPair(cell: string): boolean {
  return twoSides.test(cell);
}

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
      if (first !== undefined && second !== undefined) cells.push(...inOneUnit(first, second));
      else if (split.get(index)?.has(line.cells.length)) cells.push(...sidesIn(cell));
      else cells.push(cell);
      if (line.hidden?.includes(index)) for (let one = at; one < cells.length; one += 1) hidden.push(one);
    }
    return { ...line, cells, origins, hidden, written: quote(line) };
  });
}

// '250 x 230 cm' is centimetres both ways: a side read in the customer's own unit would be ten times too small.
function inOneUnit(first: string, second: string): readonly [string, string] {
  const [unit = ''] = /[mc]m$/i.exec(second) ?? [];
  return [/\d$/.test(first) ? first + unit : first, second];
}

/**
 * 'Maat (b x h)' or 'Hoogte/breedte' above '900 x 1200'. A cell that is no heading keeps its own place, and one that
 * names a side beside another that we do not know ('lengte x breedte') names neither.
 */
export function sidesIn(cell: string): readonly [string, string] {
  const [, first, second] =
    /\b(b|br|breedte|h|hg|hoogte)\.?\s*[x×*]\s*(b|br|breedte|h|hg|hoogte)\b/i.exec(cell) ?? [];
  const unit = /\b(mm|cm)\b/i.exec(cell)?.[0] ?? '';
  const named = (side: string) => `${side} ${unit}`.trim();
  if (first !== undefined && second !== undefined) return [named(first), named(second)];
  const sides = cell.match(/breedte|hoogte|lengte/gi) ?? [];
  const [one = '', other] = sides;
  if (other === undefined) return [cell, ''];
  return sides.some((side) => /lengte/i.test(side)) ? [named('…'), named('…')] : [named(one), named(other)];
}
