import type { Unit } from '#domain/measure/millimetres.ts';
import type { pasteText } from '#text/configurator/paste.ts';
import { isFigure, type Layout, type Place } from './layout.ts';
import type { Line } from './table.ts';

/** What a column of the file is; empty for one that is skipped. */
export type Choice = keyof typeof pasteText.choices;

const places: Readonly<Record<Choice, Place | null>> = {
  '': null,
  'width-mm': { column: 'width', unit: 'mm' },
  'width-cm': { column: 'width', unit: 'cm' },
  'height-mm': { column: 'height', unit: 'mm' },
  'height-cm': { column: 'height', unit: 'cm' },
  amount: { column: 'amount', unit: 'mm' },
  kenmerk: { column: 'kenmerk', unit: 'mm' },
};

export function isChoice(value: string): value is Choice {
  return Object.hasOwn(places, value);
}

export function choiceOf(place: Place | null | undefined): Choice {
  if (!place) return '';
  const { column, unit } = place;
  return column === 'width' || column === 'height' ? `${column}-${unit}` : column;
}

export function layoutOf(choices: readonly Choice[]): Layout {
  return choices.map((choice) => places[choice]);
}

/** A column of another meaning takes it from the one that had it: no row has two widths. */
export function withChoice(layout: Layout, index: number, choice: Choice): Layout {
  const column = places[choice]?.column;
  return layout.map((place, at) => {
    if (at === index) return places[choice];
    return place?.column === column ? null : plain(place);
  });
}

/** Who says in which unit a list is has not said which column is which. */
export function inUnit(layout: Layout, unit: Unit): Layout {
  return layout.map((place) => {
    if (place === null) return null;
    const { isConverted: _before, isForeign: _other, ...rest } = place;
    return { ...rest, unit };
  });
}

// What somebody looked at and left as it was is no guess any more.
function plain(place: Place | null): Place | null {
  return place && { column: place.column, unit: place.unit };
}

/**
 * By what a list is known the next time: its headings, or else which of its columns hold figures. And by a unit that is
 * not the customer's: the same headings below 'Maten in cm' are another list.
 */
export function signatureOf(
  lines: readonly Line[],
  headings: readonly string[] | null,
  guessed: Layout,
): string {
  const unit = guessed.find((place) => place?.isConverted)?.unit ?? [];
  if (headings !== null) return [...headings, unit].flat().join('|').toLowerCase();
  const kind = (index: number) => {
    const filled = lines.flatMap(({ cells }) => cells[index] || []);
    return filled.length === 0 ? '-' : filled.every(isFigure) ? '9' : 'a';
  };
  return `#${[...guessed.map((_, index) => kind(index)), unit].flat().join('')}`;
}
