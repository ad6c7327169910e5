import type { Unit } from '#domain/measure/millimetres.ts';
import { type Column, columns } from '../columns.ts';
import { isForeignHeading } from './foreign-unit.ts';
import type { Cells } from './table.ts';

/** Which column each cell of a line belongs to; null for one that is skipped. */
export type Layout = readonly (Place | null)[];
export type Place = {
  readonly column: Column;
  readonly unit: Unit;
  // Figures and words in one column that nobody named: a label of '12' is no amount of twelve.
  readonly isMixed?: true;
  // The header's unit is not the customer's.
  readonly isConverted?: true;
  // The header names a unit that nobody here reads.
  readonly isForeign?: true;
  // Another column has a name like this one's, or the header names none that we know.
  readonly isUnsure?: true;
};

// The words themselves anywhere, for 'Kozijnhoogte' before 'Kozijnbreedte' must not turn a window on its side.
const names: readonly (readonly [Column, RegExp])[] = [
  ['width', /breedte|width|largeur|breite|^(b|br)\b/i],
  ['height', /hoogte|height|hauteur|höhe|^(h|hg)\b/i],
  ['amount', /aantal|quantit|anzahl|^(stuks|amount|qty|nombre|n)\b/i],
  ['kenmerk', /kenmerk|^(merk|ruimte|kamer|locatie|plaats|label|omschrijving|room)\b/i],
];

const ownLabel = /^(breedte|hoogte|aantal|kenmerk)$/i;

/**
 * A header that names two columns, or one by our own label, says where they stand and in which unit, whatever their
 * order. A heading over several columns stands in the line above: it names what the header itself leaves open. Among
 * headings that nobody knows one side's name is enough (`least`): whatever the others are, that column is this side.
 */
export function readHeader(
  cells: Cells,
  unit: Unit,
  above: Cells = [],
  least: 'two' | 'side' = 'two',
): Layout | null {
  const taken = new Set<Column>();
  const twice = new Set<Column>();
  const layout = cells.map((cell, index): Place | null => {
    const over = above[index] ?? '';
    const words = cell === '' ? over : cell;
    const named = names.flatMap(([name, pattern]) => (pattern.test(words) ? [name] : []));
    const column = named.find((name) => !taken.has(name));
    if (column === undefined) {
      for (const name of named) twice.add(name);
      return null;
    }
    taken.add(column);
    const written = writtenUnit(cell) ?? writtenUnit(over);
    const isSize = column === 'width' || column === 'height';
    const isConverted = isSize && written !== null && written !== unit;
    const isForeign = isSize && written === null && (isForeignHeading(cell) || isForeignHeading(over));
    return {
      column,
      unit: written ?? unit,
      ...(isConverted && { isConverted }),
      ...(isForeign && { isForeign }),
    };
  });
  const isOne = cells.length === 1 && ownLabel.test(cells[0] ?? '');
  const isEnough =
    least === 'two'
      ? taken.size > 1
      : (taken.has('width') || taken.has('height')) && cells.filter((cell) => cell !== '').length > 1;
  if (!isOne && (!isEnough || cells.some((cell) => /^\d/.test(cell)))) return null;
  return layout.map((place) => (place && twice.has(place.column) ? unsure(place) : place));
}

/** Read by its name or by its place, and neither is certain. */
export function unsure(place: Place): Place {
  return place.column === 'width' || place.column === 'height' ? { ...place, isUnsure: true } : place;
}

function writtenUnit(words: string): Unit | null {
  const written = /(?:\b|_)(mm|cm)\b/i.exec(words)?.[1]?.toLowerCase();
  return written === 'cm' || written === 'mm' ? written : null;
}

/**
 * Without a header: from the column it was pasted in, with the one column of words as the label wherever it stands.
 * A block too wide for where it was pasted begins at the first column.
 */
export function guessLayout(lines: readonly Cells[], start: Column, unit: Unit): Layout {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  const room = columns.slice(columns.indexOf(start));
  const used = width <= room.length ? room : columns;
  const told = lines.filter(hasSizes);
  const label = wordColumn(told, width);
  if (label === null) {
    return used.slice(0, width).map((column, index): Place => {
      const isMixed = column === 'amount' && told.some((cells) => word.test(cells[index] ?? ''));
      return { column, unit, ...(isMixed && { isMixed }) };
    });
  }
  const figures = used.filter((column) => column !== 'kenmerk');
  const fitting = width - 1 <= figures.length ? figures : columns.filter((column) => column !== 'kenmerk');
  return Array.from({ length: width }, (_, index): Place | null => {
    if (index === label) return { column: 'kenmerk', unit };
    const column = fitting[index > label ? index - 1 : index];
    return column === undefined ? null : { column, unit };
  });
}

const figure = /^(?=\D*\d)[\d.,'’\s]+(mm|cm|x|×|st|stk|stuks?)?\.?$/i;

const word = /^\p{L}|\p{L}{2}/u;

export function isFigure(cell: string): boolean {
  return figure.test(cell);
}

/** Two figures at least: less may be a title, a date or a total. */
export function hasSizes(cells: Cells): boolean {
  return cells.filter(isFigure).length >= 2;
}

/** The only one that holds words, and nothing else, beside figures; a total's line has too few figures to tell. */
function wordColumn(told: readonly Cells[], width: number): number | null {
  const worded = Array.from({ length: width }, (_, index) => index).filter((index) => {
    const filled = told.map((cells) => cells[index] ?? '').filter((cell) => cell !== '');
    return filled.length > 0 && filled.every((cell) => word.test(cell) && !figure.test(cell));
  });
  return worded.length === 1 ? (worded[0] ?? null) : null;
}

/** A first line without a figure where sizes are to come. */
export function isHeader(cells: Cells, layout: Layout): boolean {
  const sizes = cells.filter((_, index) => {
    const column = layout[index]?.column;
    return column === 'width' || column === 'height';
  });
  const isNamed = sizes.some((cell) => cell !== '') && sizes.every((cell) => !/\d/.test(cell));
  return isNamed && !cells.some((cell) => figure.test(cell));
}
