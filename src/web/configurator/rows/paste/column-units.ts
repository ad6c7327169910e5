import type { Unit } from '#domain/measure/millimetres.ts';
import { isForeignHeading } from './foreign-unit.ts';
import { type Layout, type Place, unsure } from './layout.ts';
import type { Cells, Line } from './table.ts';

/**
 * In which unit each side was written: as its own heading says, above or below it, else as the other side's does, else
 * as a line of its own says ('Alle maten in cm'). What is not the customer's unit is said to be so.
 */
export function inWrittenUnits(layout: Layout, lines: readonly Line[], at: number, unit: Unit): Layout {
  const heads = [at, at + 1, at - 1].flatMap((index) => {
    const cells = at < 0 ? undefined : lines[index]?.cells;
    if (cells === undefined || (index > at && !isLineOfUnits(cells))) return [];
    return index < at && isTitle(cells) ? [] : [cells];
  });
  const own = layout.map((place, index) =>
    isSize(place) ? firstOf(heads.map((cells) => writtenUnit(cells[index] ?? ''))) : null,
  );
  const elsewhere = new Set(own.flatMap((written) => written ?? []));
  const told =
    elsewhere.size > 0
      ? elsewhere
      : new Set(lines.flatMap(({ cells }) => (isTitle(cells) ? cells.flatMap(unitsOfTitle) : [])));
  const [only] = told;
  return layout.map((place, index) => {
    if (!isSize(place)) return place;
    const isForeign = own[index] === null && heads.some((cells) => isForeignHeading(cells[index] ?? ''));
    if (isForeign) return { ...place, isForeign };
    if (own[index] === null && told.size > 1) return unsure(place);
    const written = own[index] ?? only ?? unit;
    return written === unit ? place : { ...place, unit: written, isConverted: true };
  });
}

export function isSize(place: Place | null | undefined): place is Place {
  return place?.column === 'width' || place?.column === 'height';
}

function firstOf(units: readonly (Unit | null)[]): Unit | null {
  return units.find((unit) => unit !== null) ?? null;
}

/** '(cm)', 'Hoogte_mm'. */
export function writtenUnit(words: string): Unit | null {
  return unitsIn(words)[0] ?? null;
}

// 'Profiel 27 mm' is a size of something else.
function unitsIn(words: string): readonly Unit[] {
  const loose = words.replace(/\d ?[mc]m\b/gi, '').matchAll(/(?:\b|_)(mm|cm)\b/gi);
  return [...loose].map(([, found]) => (found?.toLowerCase() === 'cm' ? 'cm' : 'mm'));
}

// 'Maten in cm, graag', 'Ramen (cm)', 'alles cm!'; 'CM Bouw' is a company.
function unitsOfTitle(title: string): readonly Unit[] {
  return /\bin (?:mm|cm)\b|\((?:mm|cm)\)|\b(?:mm|cm)[!.:)]*$/i.test(title) ? unitsIn(title) : [];
}

/** '(mm)' below 'Breedte'. */
function isLineOfUnits(cells: Cells): boolean {
  return cells.every((cell) => !/\d/.test(cell)) && cells.some((cell) => /^\W*(mm|cm)\W*$/i.test(cell));
}

/** The only words of their line. */
export function isTitle(cells: Cells): boolean {
  return cells.filter((cell) => cell !== '').length === 1;
}
