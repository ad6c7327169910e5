import type { Unit } from '#domain/measure/millimetres.ts';
import { type Column, columns } from '../columns.ts';
import { sidesIn } from './split-sizes.ts';
import type { Cells } from './table.ts';

/** Which column each cell of a line belongs to; null for one that is skipped. */
export type Layout = readonly (Place | null)[];
export type Place = {
  readonly column: Column;
  readonly unit: Unit;
  // Figures and words in one column that nobody named: a label of '12' is no amount of twelve.
  readonly isMixed?: true;
  // The unit that is written there is not the customer's.
  readonly isConverted?: true;
  // The header names a unit that nobody here reads.
  readonly isForeign?: true;
  // Measured in another way than the customer's.
  readonly isOtherWay?: true;
  // Another column has a name like this one's, or the header names none that we know.
  readonly isUnsure?: true;
};

// The words themselves anywhere, for 'Kozijnhoogte' before 'Kozijnbreedte' must not turn a window on its side.
const names: readonly (readonly [Column, RegExp])[] = [
  ['width', /breedte|width|largeur|breite|^(b|br)\b/i],
  ['height', /hoogte|height|hauteur|höhe|^(h|hg)\b/i],
  // 'N°' counts the lines: taken for an amount it would order three of the third.
  [
    'amount',
    /aantal|quantit|anzahl|hoeveelheid|^(aant|st|stk|stuks|stück|pcs|pieces|amount|qty|nombre)(?!\p{L})|^n$/iu,
  ],
  ['kenmerk', /kenmerk|^(merk|ruimte|kamer|locatie|plaats|label|omschrijving|room)\b/i],
];

const ownLabel = /^(breedte|hoogte|aantal|kenmerk)$/i;

/**
 * A header that names two columns, or one by our own label, says where they stand, whatever their order. A heading over
 * several columns stands in the line above: it names what the header itself leaves open. Among headings that nobody knows
 * one side's name is enough (`least`): whatever the others are, that column is this side. With a length beside both sides
 * nobody can tell which of the three is ours.
 */
export function readHeader(
  line: Cells,
  unit: Unit,
  above: Cells = [],
  least: 'two' | 'side' = 'two',
): Layout | null {
  const cells = apart(line);
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
    return named.length > 1 ? unsure({ column, unit }) : { column, unit };
  });
  const isOne = cells.length === 1 && ownLabel.test(cells[0] ?? '');
  const isEnough =
    least === 'two'
      ? taken.size > 1
      : (taken.has('width') || taken.has('height')) && cells.filter((cell) => cell !== '').length > 1;
  if (!isOne && (!isEnough || cells.some((cell) => /^\d/.test(cell)))) return null;
  if (taken.has('width') && taken.has('height') && cells.some((cell) => length.test(cell))) {
    twice.add('width').add('height');
  }
  return layout.map((place) => (place && twice.has(place.column) ? unsure(place) : place));
}

const length = /lengte|length|longueur|länge/i;

// 'Hoogte x breedte' over two columns of figures.
function apart(cells: Cells): Cells {
  const named = [...cells];
  for (const [index, cell] of cells.entries()) {
    if (cells[index + 1] === '') named.splice(index, 2, ...sidesIn(cell));
  }
  return named;
}

/** Read by its name or by its place, and neither is certain. */
export function allUnsure(layout: Layout): Layout {
  return layout.map((place) => (place?.column === 'amount' ? place : place && unsure(place)));
}

export function unsure(place: Place): Place {
  return place.column === 'kenmerk' ? place : { ...place, isUnsure: true };
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
      const isMixed = column === 'amount' && told.some(({ [index]: cell = '' }) => isWord(cell));
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

// '2 stuks' has letters, and is a figure.
function isWord(cell: string): boolean {
  return word.test(cell) && !figure.test(cell);
}

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
    return filled.length > 0 && filled.every(isWord);
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
