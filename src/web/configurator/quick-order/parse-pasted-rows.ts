import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import { parseMeasure } from '#domain/measure/parse-measure.ts';
import { rowAmount } from '../amount.ts';
import type { BlockContent } from '../blocks.ts';
import { cellsOf } from './cells-of.ts';
import { type Column, columns } from './columns.ts';

// What is not taken over as it stood there. `text` is the cell itself, for the preview to quote.
export type Note = {
  readonly column: Column;
  readonly kind: 'unreadable' | 'thousands' | 'limited' | 'cut';
  readonly text: string;
};

export type PastedRow = {
  // As counted in the spreadsheet's block, from one.
  readonly line: number;
  readonly content: Partial<BlockContent>;
  readonly notes: readonly Note[];
};

export type PastedRows = {
  readonly rows: readonly PastedRow[];
  // Lines in which no size was found, such as a total at the bottom.
  readonly unread: readonly { readonly line: number; readonly text: string }[];
  readonly header: string | null;
  readonly hasExtraColumns: boolean;
};

type Layout = readonly (Place | null)[];
type Place = { readonly column: Column; readonly unit: Unit };

const longestLabel = 25;

// Reads a block of cells as a spreadsheet copies it, from the column it was pasted in. Null for a single cell, which
// is an ordinary paste.
export function parsePastedRows(text: string, start: Column, unit: Unit): PastedRows | null {
  const lines = cellsOf(text);
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  if (lines.length <= 1 && width <= 1) return null;
  const first = lines[0] ?? [];
  const named = readHeader(first, unit);
  const layout = named ?? layoutFrom(start, width, unit);
  const hasHeader = named !== null || isHeader(first, layout);
  const body = lines.slice(hasHeader ? 1 : 0);
  const asksSize = layout.some((place) => place?.column === 'width' || place?.column === 'height');

  const rows: PastedRow[] = [];
  const unread: { line: number; text: string }[] = [];
  for (const [index, cells] of body.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    const line = index + (hasHeader ? 2 : 1);
    const row = readLine(cells, layout, line);
    const { width: across, height: down } = row.content;
    if (asksSize && (across ?? null) === null && (down ?? null) === null)
      unread.push({ line, text: cells.filter((cell) => cell !== '').join(' ') });
    else rows.push(row);
  }
  return {
    rows,
    unread,
    header: hasHeader ? first.join(' ').trim() : null,
    hasExtraColumns: body.some((cells) => cells.some((cell, index) => cell !== '' && !layout[index])),
  };
}

function readLine(cells: readonly string[], layout: Layout, line: number): PastedRow {
  const notes: Note[] = [];
  const content: { -readonly [Key in Column]?: BlockContent[Key] } = {};
  for (const [index, place] of layout.entries()) {
    if (!place) continue;
    const { column, unit } = place;
    const text = cells[index] ?? '';
    const note = (kind: Note['kind']) => notes.push({ column, kind, text });
    if (column === 'kenmerk') {
      content.kenmerk = text.slice(0, longestLabel).trim();
      if (text.length > longestLabel) note('cut');
    } else if (column === 'amount') {
      const amount = readAmount(text);
      content.amount = amount === null ? 1 : rowAmount(amount);
      if (amount === null) note('unreadable');
      else if (amount > content.amount) note('limited');
    } else {
      const { value, isThousands } = readSize(text, unit);
      content[column] = value;
      if (value === null) note('unreadable');
      else if (isThousands) note('thousands');
    }
  }
  return { line, content, notes };
}

type ReadSize = { readonly value: Millimetres | null; readonly isThousands: boolean };

// No screen of ours comes near ten metres, so a larger reading of '900,000' was no thousands mark.
const impossible = 10_000;

// Three digits after a mark are thousands where that gives a size, for nobody writes thousandths of a millimetre; with
// two kinds of marks the last is the decimal one.
function readSize(text: string, unit: Unit): ReadSize {
  const [, digits = '', written] = /^([\d.,'’\s]*?)\s*(mm|cm)?$/i.exec(text) ?? [];
  const own = written === undefined ? unit : written.toLowerCase() === 'cm' ? 'cm' : 'mm';
  const [, whole = '', mark, decimalMark, decimals = ''] =
    /^(\d{1,3}(?:([.,'’\s])\d{3})+)(?:([.,])(\d*))?$/.exec(digits) ?? [];
  const plain = parseMeasure(digits, own);
  const grouped =
    mark === undefined || mark === decimalMark || (own === 'cm' && plain !== null)
      ? null
      : parseMeasure(`${whole.replace(/\D/g, '')}.${decimals}`, own);
  const isThousands = grouped !== null && (plain === null || grouped < impossible);
  const value = isThousands ? grouped : plain;
  return { value: value === 0 ? null : value, isThousands };
}

// Empty is one; '2 st.' and '2x' are two; nothing below one is an amount.
function readAmount(text: string): number | null {
  if (text === '') return 1;
  const match = /^(\d{1,6})(?:[.,]\d*)?\s*(?:x|×|st|stk|stuks?)?\.?$/i.exec(text);
  const amount = Number(match?.[1] ?? 0);
  return amount >= 1 ? amount : null;
}

// The words themselves anywhere, for 'Kozijnhoogte' before 'Kozijnbreedte' must not turn a window on its side.
const names: readonly (readonly [Column, RegExp])[] = [
  ['width', /breedte|width|^(b|br)\b/i],
  ['height', /hoogte|height|^(h|hg)\b/i],
  ['amount', /aantal|^(stuks|amount|qty|quantity|n)\b/i],
  ['kenmerk', /kenmerk|^(merk|ruimte|kamer|locatie|plaats|label|omschrijving|room)\b/i],
];

const ownLabel = /^(breedte|hoogte|aantal|kenmerk)$/i;

// A header that names two columns, or one by our own label, says where they stand and in which unit, whatever their
// order.
function readHeader(cells: readonly string[], unit: Unit): Layout | null {
  const taken = new Set<Column>();
  const layout = cells.map((cell): Place | null => {
    const column = names.find(([name, pattern]) => !taken.has(name) && pattern.test(cell))?.[0];
    if (column === undefined) return null;
    taken.add(column);
    const written = /(?:\b|_)(mm|cm)\b/i.exec(cell)?.[1]?.toLowerCase();
    return { column, unit: written === 'cm' ? 'cm' : written === 'mm' ? 'mm' : unit };
  });
  const isOne = cells.length === 1 && ownLabel.test(cells[0] ?? '');
  return isOne || (taken.size > 1 && !cells.some((cell) => /^\d/.test(cell))) ? layout : null;
}

// A block too wide for where it was pasted begins at the first column.
function layoutFrom(start: Column, width: number, unit: Unit): Layout {
  const room = columns.slice(columns.indexOf(start));
  const used = (width <= room.length ? room : columns).slice(0, width);
  return used.map((column) => ({ column, unit }));
}

function isHeader(cells: readonly string[], layout: Layout): boolean {
  const sizes = cells.filter((_, index) => {
    const column = layout[index]?.column;
    return column === 'width' || column === 'height';
  });
  return sizes.some((cell) => cell !== '') && sizes.every((cell) => !/\d/.test(cell));
}
