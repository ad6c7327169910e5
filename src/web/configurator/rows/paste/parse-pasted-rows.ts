import type { Unit } from '#domain/measure/millimetres.ts';
import { type Column, columns } from '../columns.ts';
import type { RowContent } from '../state/row.ts';
import { cellsOf } from './cells-of.ts';
import { type Cells, guessLayout, isHeader, type Layout, readHeader } from './layout.ts';
import { type Doubt, isRefused, type Read, readAmount, readLabel, readSize } from './read-cell.ts';

/** What is not taken over as it stood there. `text` is the cell itself, for the preview to quote. */
export type Note = {
  readonly column: Column;
  readonly doubt: Doubt;
  readonly text: string;
  readonly unit: Unit;
};

export type PastedRow = {
  // As counted in the spreadsheet's block, from one.
  readonly line: number;
  readonly content: Partial<RowContent>;
  // The cells that the content was read from.
  readonly cells: Readonly<Partial<Record<Column, string>>>;
  readonly notes: readonly Note[];
  // Taken over by itself, after a nod, or not at all.
  readonly verdict: 'clear' | 'asked' | 'refused';
};

export type UnreadLine = {
  readonly line: number;
  readonly text: string;
  readonly reason: 'no-size' | 'total' | 'commas';
};

export type PastedRows = {
  readonly rows: readonly PastedRow[];
  readonly unread: readonly UnreadLine[];
  readonly header: string | null;
  // How the columns were read where nobody named them and they stand in another order than ours.
  readonly order: readonly Column[] | null;
  readonly hasExtraColumns: boolean;
};

/**
 * Reads a block of cells as a spreadsheet copies it, from the column it was pasted in. Null for a single cell, which
 * is an ordinary paste. Doubt is told, never resolved: a row that was read in any other way than it was written waits
 * for a nod.
 */
export function parsePastedRows(text: string, start: Column, unit: Unit): PastedRows | null {
  const { lines, isByComma } = cellsOf(text, start);
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  if (lines.length <= 1 && width <= 1) return null;
  const first = lines[0] ?? [];
  const named = readHeader(first, unit);
  const layout = named ?? guessLayout(lines, start, unit);
  const hasHeader = named !== null || isHeader(first, layout);
  const body = lines.slice(hasHeader ? 1 : 0);

  const rows: PastedRow[] = [];
  const unread: UnreadLine[] = [];
  for (const [index, cells] of body.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    const line = index + (hasHeader ? 2 : 1);
    const row = readLine(cells, layout, line);
    const isClear =
      !isByComma || (named === null ? hasOneReading(row, cells, start, unit) : cells.length <= layout.length);
    const reason = isClear ? reasonToSkip(row, cells) : 'commas';
    if (reason === null) rows.push(row);
    else unread.push({ line, text: cells.filter((cell) => cell !== '').join(isByComma ? ',' : ' '), reason });
  }
  return {
    rows,
    unread,
    header: hasHeader ? first.join(' ').trim() : null,
    order: named === null ? unusualOrder(layout) : null,
    hasExtraColumns: body.some((cells) => cells.some((cell, index) => cell !== '' && !layout[index])),
  };
}

function readLine(cells: Cells, layout: Layout, line: number): PastedRow {
  const notes: Note[] = [];
  const content: { -readonly [Key in Column]?: RowContent[Key] } = {};
  const read: { [Key in Column]?: string } = {};
  for (const [index, place] of layout.entries()) {
    if (!place) continue;
    const { column, unit, isMixed = false } = place;
    const text = cells[index] ?? '';
    const take = <Value>({ value, doubt }: Read<Value>) => {
      if (doubt !== null) notes.push({ column, doubt, text, unit });
      return value;
    };
    read[column] = text;
    if (column === 'kenmerk') content.kenmerk = take(readLabel(text));
    else if (column === 'amount') content.amount = take(doubted(readAmount(text), isMixed && text !== ''));
    else content[column] = take(readSize(text, unit));
  }
  return { line, content, cells: read, notes, verdict: verdictOf(notes) };
}

function doubted({ value, doubt }: Read<number>, isMixed: boolean): Read<number> {
  return { value, doubt: doubt ?? (isMixed ? 'mixed' : null) };
}

function verdictOf(notes: readonly Note[]): PastedRow['verdict'] {
  if (notes.length === 0) return 'clear';
  return notes.some(({ doubt }) => isRefused(doubt)) ? 'refused' : 'asked';
}

const total = /^(sub)?(totaal|total|som|sum)\b/i;

function reasonToSkip(row: PastedRow, cells: Cells): UnreadLine['reason'] | null {
  if (cells.some((cell) => total.test(cell))) return 'total';
  const sizes = (['width', 'height'] as const).filter((column) => column in row.cells);
  const isBlank = (column: 'width' | 'height') => !/\d/.test(row.cells[column] ?? '');
  return sizes.length > 0 && sizes.every(isBlank) ? 'no-size' : null;
}

// A comma may divide two cells or a number. Without a header, only what makes sense in one way alone is read.
function hasOneReading({ notes, line }: PastedRow, cells: Cells, start: Column, unit: Unit): boolean {
  if (notes.some(({ doubt }) => doubt !== 'cut')) return false;
  return joinings(cells).every((joined) => {
    const { verdict, content } = readLine(joined, guessLayout([joined], start, unit), line);
    return verdict !== 'clear' || !content.width || !content.height;
  });
}

/** The same cells with some commas taken for decimal marks. */
function joinings([first, ...rest]: Cells): readonly Cells[] {
  if (first === undefined) return [];
  const [second, ...others] = rest;
  if (second === undefined) return [];
  const apart = joinings(rest).map((cells) => [first, ...cells]);
  if (!/^\d+$/.test(first) || !/^\d+$/.test(second)) return apart;
  const together = [`${first},${second}`];
  return [...apart, [...together, ...others], ...joinings(others).map((cells) => [...together, ...cells])];
}

function unusualOrder(layout: Layout): readonly Column[] | null {
  const found = layout.flatMap((place) => place?.column ?? []);
  const from = columns.indexOf(found[0] ?? 'width');
  return found.every((column, index) => column === columns[from + index]) ? null : found;
}
