import type { Millimetres, Unit } from '#domain/measure/millimetres.ts';
import type { Column } from '../columns.ts';
import type { RowContent } from '../state/row.ts';
import type { Layout, Place } from './layout.ts';
import { type Doubt, isRefused, type Read, readAmount, readLabel, readSize } from './read-cell.ts';
import type { Cells, Line, Origin } from './table.ts';

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
  // The whole line, also of columns that are skipped.
  readonly source: Cells;
  readonly notes: readonly Note[];
  // Taken over by itself, after a nod, or not at all.
  readonly verdict: 'clear' | 'asked' | 'refused';
};

/** What the product can be, in whole millimetres; null where it does not say. */
export type Ranges = Readonly<Record<'width' | 'height', Range | null>>;
export type Range = { readonly min: Millimetres; readonly max: Millimetres };

export type LineReading = {
  readonly layout: Layout;
  // Other lines have an amount: an empty one is then a guess.
  readonly hasAmounts: boolean;
  readonly ranges: Ranges | null;
};

export function readLine(line: Line, { layout, hasAmounts, ranges }: LineReading): PastedRow {
  const notes: Note[] = [];
  const content: { -readonly [Key in Column]?: RowContent[Key] } = {};
  const read: { [Key in Column]?: string } = {};
  for (const [index, place] of layout.entries()) {
    if (!place) continue;
    const { column, unit } = place;
    const text = line.cells[index] ?? '';
    const origin = line.origins?.[index];
    const take = <Value>({ value, doubt }: Read<Value>): Value => {
      const isHidden = text !== '' && line.hidden?.includes(index);
      const found = doubt ?? doubtOf(place, text, origin, hasAmounts) ?? (isHidden ? 'hidden' : null);
      if (found !== null) notes.push({ column, doubt: found, text, unit });
      return value;
    };
    read[column] = text;
    if (place.isOtherWay) notes.push({ column, doubt: 'otherWay', text, unit });
    if (column === 'kenmerk') content.kenmerk = take(readLabel(text));
    else if (origin === 'date') notes.push({ column, doubt: 'date', text, unit });
    else if (column === 'amount') content.amount = take(readAmount(text));
    else content[column] = take(readSize(text, unit, origin === 'number' || origin === 'formula'));
  }
  const bare = withoutUnit(read, layout);
  if (bare !== null) notes.push({ doubt: 'uneven', text: read[bare.column] ?? '', ...bare });
  const [unit] = layout.flatMap((place) => place?.unit ?? []);
  if (unit !== undefined) {
    if (isTurned(content, ranges))
      notes.push({ column: 'width', doubt: 'swapped', text: `${read.width} × ${read.height}`, unit });
    if (line.isHidden) notes.push({ column: 'width', doubt: 'hidden', text: '', unit });
  }
  return { line: line.number, content, cells: read, source: line.cells, notes, verdict: verdictOf(notes) };
}

/** Of a cell that reads well: whether it is what its writer meant. */
function doubtOf(
  { column, isMixed, isConverted, isForeign, isUnsure }: Place,
  text: string,
  origin: Origin | undefined,
  hasAmounts: boolean,
): Doubt | null {
  if (origin === 'date') return 'dated';
  if (isForeign && !/[mc]m$/i.test(text)) return 'foreign';
  if (origin === 'formula' || origin === 'merged') return origin;
  if (column === 'amount' && text === '') return hasAmounts ? 'assumed' : null;
  if (isConverted && !/[mc]m$/i.test(text)) return 'converted';
  if (isUnsure) return 'unsure';
  return isMixed ? 'mixed' : null;
}

// '30 cm' beside '240': whoever wrote one unit may have meant it for both.
function withoutUnit(
  read: Readonly<Partial<Record<Column, string>>>,
  layout: Layout,
): { readonly column: Column; readonly unit: Unit } | null {
  for (const [column, other] of [
    ['width', 'height'],
    ['height', 'width'],
  ] as const) {
    const written = /[mc]m$/i.exec(read[other] ?? '')?.[0].toLowerCase();
    const unit = layout.find((place) => place?.column === column)?.unit;
    const isBare = /\d$/.test(read[column] ?? '');
    if (isBare && written !== undefined && unit !== undefined && written !== unit) return { column, unit };
  }
  return null;
}

// Only where the other way round would fit: a wide window is no mistake.
function isTurned({ width, height }: Partial<RowContent>, ranges: Ranges | null): boolean {
  if (!width || !height || !ranges?.width || !ranges.height) return false;
  const fits = (across: Millimetres, down: Millimetres) =>
    isWithin(across, ranges.width) && isWithin(down, ranges.height);
  return !fits(width, height) && fits(height, width);
}

function isWithin(size: Millimetres, range: Range | null): boolean {
  return range !== null && size >= range.min && size <= range.max;
}

function verdictOf(notes: readonly Note[]): PastedRow['verdict'] {
  if (notes.length === 0) return 'clear';
  return notes.some(({ doubt }) => isRefused(doubt)) ? 'refused' : 'asked';
}
