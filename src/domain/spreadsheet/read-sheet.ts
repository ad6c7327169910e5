import { type CellContext, type RawCell, type ReadCell, readCell } from './read-cell.ts';
import type { CellOrigin, WorkbookBounds, WorkbookSheet } from './sheet.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { attribute, type Work, xmlParts } from './xml.ts';

type Row = {
  number: number;
  isHidden: boolean;
  hidden: readonly number[];
  cells: string[];
  origins: Record<number, CellOrigin>;
  units: Record<number, string>;
};

// Several on every line that is read; each of more would be laid over all of those lines.
const mergedPerLine = 4;

/** The lines of one sheet; those that are empty do not count, but keep their number. */
export function readSheet(
  xml: string,
  context: CellContext,
  { lines: maxLines, columns: maxColumns }: WorkbookBounds,
  work: Work,
): Pick<WorkbookSheet, 'lines' | 'left'> {
  const rows: Row[] = [];
  const merged: string[] = [];
  const hidden: number[] = [];
  let row: Row | null = null;
  let cell: RawCell | null = null;
  let column = 0;
  let inside = '';
  // The first and the last of the lines that are too many.
  let [from, to] = [0, 0];
  for (const part of xmlParts(xml, work)) {
    if (part.kind === 'text') {
      if (cell !== null && (inside === 'v' || inside === 't')) cell.value += part.text;
      continue;
    }
    const isEnd = part.kind === 'close' || part.isEmpty;
    if (part.name === 'row') {
      if (part.kind === 'open') {
        const number: number = Number(attribute(part.attributes, 'r')) || (row?.number ?? 0) + 1;
        const isHidden = isTrue(attribute(part.attributes, 'hidden'));
        row = { number, isHidden, hidden, cells: [], origins: {}, units: {} };
        column = 0;
      }
      if (isEnd && row?.cells.some((text) => text !== '')) {
        if (rows.length < maxLines) rows.push(row);
        else [from, to] = [from || row.number, row.number];
      }
    } else if (part.name === 'c') {
      if (part.kind === 'open') {
        column = columnOf(attribute(part.attributes, 'r')) ?? column;
        const style = Number(attribute(part.attributes, 's') ?? 0);
        cell = { type: attribute(part.attributes, 't') ?? 'n', style, value: '', isFormula: false };
      }
      if (isEnd && cell !== null) {
        if (row !== null && column < maxColumns) put(row, column, readCell(cell, context));
        cell = null;
        column += 1;
      }
    } else if (part.name === 'f' && cell !== null) {
      cell.isFormula = true;
    } else if (part.name === 'col' && part.kind === 'open') {
      hidden.push(...hiddenColumns(part.attributes, maxColumns).filter((one) => !hidden.includes(one)));
    } else if (part.name === 'mergeCell' && part.kind === 'open') {
      merged.push(attribute(part.attributes, 'ref') ?? '');
      if (merged.length > mergedPerLine * maxLines) throw new UnreadableFile('long');
    }
    // How a word is pronounced stands in texts of its own.
    if (part.name === 'v' || part.name === 't' || part.name === 'f' || part.name === 'rPh')
      inside = isEnd || inside === 'rPh' ? '' : part.name;
  }
  for (const range of merged) spread(rows, range, maxColumns);
  return {
    lines: rows.filter(({ cells }) => cells.some((text) => text !== '')),
    left: from === 0 ? null : { from, to },
  };
}

// They stand before the rows, each for a range of columns counted from one.
function hiddenColumns(attributes: string, maxColumns: number): readonly number[] {
  if (!isTrue(attribute(attributes, 'hidden'))) return [];
  const [from, to] = [Number(attribute(attributes, 'min')), Number(attribute(attributes, 'max'))];
  return Array.from({ length: maxColumns }, (_, column) => column).filter(
    (column) => column + 1 >= from && column + 1 <= to,
  );
}

function put(row: Row, column: number, { text, origin, unit = null }: ReadCell): void {
  while (row.cells.length < column) row.cells.push('');
  row.cells[column] = text;
  if (origin !== null) row.origins[column] = origin;
  if (unit !== null) row.units[column] = unit;
}

/** A merged cell holds for all it covers; what it was not written in says so. */
function spread(rows: readonly Row[], range: string, maxColumns: number): void {
  const [from = '', to = ''] = range.split(':');
  const [left, right] = [columnOf(from), columnOf(to)];
  const [top, bottom] = [rowOf(from), rowOf(to)];
  if (left === null || right === null) return;
  const first = rows.find(({ number }) => number === top);
  const written = first?.cells[left] ?? '';
  if (written === '') return;
  const unit = first?.units[left] ?? null;
  for (const row of rows) {
    if (row.number < top || row.number > bottom) continue;
    for (let column: number = left; column <= Math.min(right, maxColumns - 1); column += 1) {
      if (row.number !== top || column !== left) put(row, column, { text: written, origin: 'merged', unit });
    }
  }
}

function columnOf(reference: string | null): number | null {
  const [letters] = /^[A-Z]{1,3}/i.exec(reference ?? '') ?? [];
  if (letters === undefined) return null;
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function rowOf(reference: string): number {
  return Number(/(?<!\d)\d+$/.exec(reference)?.[0] ?? 0);
}

function isTrue(value: string | null): boolean {
  return value === '1' || value === 'true';
}
