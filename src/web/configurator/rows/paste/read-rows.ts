import type { Unit } from '#domain/measure/millimetres.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { type Column, columns } from '../columns.ts';
import { inWrittenUnits, writtenUnit } from './column-units.ts';
import { isForeignSize } from './foreign-unit.ts';
import { allUnsure, guessLayout, hasSizes, isHeader, type Layout, readHeader } from './layout.ts';
import { inOwnWay } from './other-way.ts';
import { type PastedRow, type Ranges, readLine } from './read-line.ts';
import { type Cells, isBlank, type Line, quote, type Table, widthOf } from './table.ts';

export type UnreadLine = {
  readonly line: number;
  readonly text: string;
  readonly reason: 'no-size' | 'total' | 'commas' | 'unit' | 'above';
};

export type PastedRows = {
  readonly rows: readonly PastedRow[];
  readonly unread: readonly UnreadLine[];
  // What the columns are called there; null without a header.
  readonly headings: Cells | null;
  // All of it, as it stood there.
  readonly header: string | null;
  // What each of them was taken for.
  readonly layout: Layout;
  // How the columns were read where nobody named them and they stand in another order than ours.
  readonly order: readonly Column[] | null;
  readonly hasExtraColumns: boolean;
};

export type Reading = {
  // Where it was pasted.
  readonly start: Column;
  readonly unit: Unit;
  // What the sizes of this customer are.
  readonly way: WayOfMeasuring;
  // What somebody said the columns are; null while it is for us to find out.
  readonly chosen: Layout | null;
  readonly ranges: Ranges | null;
};

/**
 * Reads a table of sizes. Doubt is told, never resolved: a row that was read in any other way than it was written waits
 * for a nod, and what is left out is named by its line.
 */
export function readRows(
  { lines, isByComma }: Table,
  { start, unit, way, chosen, ranges }: Reading,
): PastedRows {
  const width = widthOf(lines);
  const found = findHeader(lines, unit);
  const first = lines.findIndex((line) => !isBlank(line));
  const guess =
    found?.layout ??
    guessLayout(
      lines.slice(Math.max(first, 0)).map(({ cells }) => cells),
      start,
      unit,
    );
  const at = found?.at ?? (isHeader(lines[first]?.cells ?? [], guess) ? first : -1);
  // Headings that say nothing to us may well say another order than ours.
  const read = found === null && at >= 0 ? allUnsure(guess) : guess;
  const units = chosen ?? inOwnWay(inWrittenUnits(read, lines, at, unit), lines, at, way);
  const layout = Array.from({ length: width }, (_, index) => units[index] ?? null);
  const headings = at < 0 ? undefined : lines[at];
  const body = lines.slice(at + 1);
  const amount = layout.findIndex((place) => place?.column === 'amount');
  const hasAmounts = body.some(({ cells }) => (cells[amount] ?? '') !== '');
  const reading = { layout, hasAmounts, ranges };

  const rows: PastedRow[] = [];
  const unread: UnreadLine[] = [];
  const leaveOut = (line: Line, reason: UnreadLine['reason']) => {
    unread.push({ line: line.number, text: quote(line), reason });
  };
  let isOther = false;
  for (const line of lines.slice(0, Math.max(at, 0))) if (!isBlank(line)) leaveOut(line, 'above');
  for (const line of body) {
    if (isBlank(line)) continue;
    const again = readHeader(line.cells, unit);
    // A second list below the first has an order of its own.
    if (again !== null) isOther = !isSameHeader(again, line.cells, layout);
    const isDoubted = isOther || line.cells.some((cell) => namesSide.test(cell));
    const row = readLine(line, isDoubted ? { ...reading, layout: allUnsure(layout) } : reading);
    const isClear =
      !isByComma ||
      (found === null ? hasOneReading(row, line, start, unit) : line.cells.length <= found.layout.length);
    const reason = isClear
      ? reasonToSkip(row, line.cells)
      : line.cells.some(isForeignSize)
        ? 'unit'
        : 'commas';
    if (reason === null) rows.push(row);
    else leaveOut(line, reason);
  }
  return {
    rows,
    unread,
    headings: headings?.cells ?? null,
    header: headings === undefined ? null : quote(headings),
    layout,
    order: found === null && chosen === null ? unusualOrder(layout) : null,
    hasExtraColumns: body.some(({ cells }) => cells.some((cell, index) => cell !== '' && !layout[index])),
  };
}

// A title, an address and a date may stand above it, but no sizes.
const searchedLines = 10;

function findHeader(lines: readonly Line[], unit: Unit): { at: number; layout: Layout } | null {
  for (const least of ['two', 'side'] as const) {
    for (const [at, { cells }] of lines.slice(0, searchedLines).entries()) {
      if (at > 0 && cells.length < 2) continue;
      const layout = readHeader(cells, unit, lines[at - 1]?.cells, least);
      if (layout !== null) return { at, layout };
      if (hasSizes(cells)) break;
    }
  }
  return null;
}

// A list that lies on its side: its lines are widths and heights, and a line of two widths is no window.
const namesSide = /^(breedte|hoogte|width|height)(?!\p{L})/iu;

function isSameHeader(again: Layout, cells: Cells, layout: Layout): boolean {
  return again.every((named, index) => {
    const place = layout[index];
    if (!named || !place) return !named;
    return named.column === place.column && (writtenUnit(cells[index] ?? '') ?? place.unit) === place.unit;
  });
}

const total = /^(sub)?(totaal|total|som|sum)\b/i;

function reasonToSkip(row: PastedRow, cells: Cells): UnreadLine['reason'] | null {
  if (cells.some((cell) => total.test(cell))) return 'total';
  const sizes = (['width', 'height'] as const).filter((column) => column in row.cells);
  const isBlankSize = (column: 'width' | 'height') => !/\d/.test(row.cells[column] ?? '');
  return sizes.length > 0 && sizes.every(isBlankSize) ? 'no-size' : null;
}

const wholeNumber = /^\d+$/;

// A comma may divide two cells or a number. Without a header, only what makes sense in one way alone is read. The ways to
// join figures double with each of them: more than our columns can hold with decimals have no one meaning anyhow.
function hasOneReading({ notes }: PastedRow, line: Line, start: Column, unit: Unit): boolean {
  if (notes.some(({ doubt }) => doubt !== 'cut')) return false;
  if (line.cells.filter((cell) => wholeNumber.test(cell)).length > 2 * columns.length) return false;
  return joinings(line.cells).every((cells) => {
    const layout = guessLayout([cells], start, unit);
    const { verdict, content } = readLine({ ...line, cells }, { layout, hasAmounts: false, ranges: null });
    return verdict !== 'clear' || !content.width || !content.height;
  });
}

/** The same cells with some commas taken for decimal marks. */
function joinings([first, ...rest]: Cells): readonly Cells[] {
  if (first === undefined) return [];
  const [second, ...others] = rest;
  if (second === undefined) return [];
  const apart = joinings(rest).map((cells) => [first, ...cells]);
  if (!wholeNumber.test(first) || !wholeNumber.test(second)) return apart;
  const together = [`${first},${second}`];
  return [...apart, [...together, ...others], ...joinings(others).map((cells) => [...together, ...cells])];
}

function unusualOrder(layout: Layout): readonly Column[] | null {
  const found = layout.flatMap((place) => place?.column ?? []);
  const from = columns.indexOf(found[0] ?? 'width');
  return found.every((column, index) => column === columns[from + index]) ? null : found;
}
