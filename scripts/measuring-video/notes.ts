import type { Readings } from '#domain/drawing/measuring-scheme.ts';
import { type Film, type FilmPart, filmWords } from '#text/measuring/films.ts';
import { colour, faded, progress, rect, words } from './pen.ts';

const card = { x: 880, y: 130, width: 360, height: 520 };
const inner = card.x + 28;

/** The measuring sheet that fills while the tape goes round. */
export function notes(
  film: Film,
  { widths, heights }: Readings,
  at: number,
  startOf: (part: FilmPart) => number,
): string {
  const [width, height] = film.opening;
  const isMarked = at >= startOf('smallest') + 0.4;
  return [
    rect(card, { fill: colour.card, stroke: colour.line, width: 1.5 }, 6),
    rect({ x: card.x, y: card.y, width: 64, height: 6 }, { fill: colour.tape }),
    words(filmWords.sheet, inner, card.y + 50, { size: 26 }),
    row(filmWords.width, card.y + 76, widths, isMarked ? width : null, at, startOf('width')),
    row(filmWords.height, card.y + 196, heights, isMarked ? height : null, at, startOf('height')),
    faded(
      sum(filmWords.opening, film.opening, card.y + 336, colour.ink),
      progress(at, startOf('smallest') + 0.8, 0.5),
    ),
    faded(
      sum(filmWords.made[film.way], film.total, card.y + 426, colour.blueprint),
      progress(at, startOf('made') + 0.8, 0.5),
    ),
  ].join('');
}

function row(
  label: string,
  y: number,
  values: readonly number[],
  marked: number | null,
  at: number,
  from: number,
): string {
  return [
    words(label, inner, y + 22, { size: 20, weight: 500, fill: colour.soft }),
    ...values.map((value, index) => {
      const x = inner + index * 104;
      const isNoted = at >= from + 0.4 + index * 1.75 + 1.2;
      return [
        rect(
          { x, y: y + 34, width: 96, height: 56 },
          value === marked ? { fill: colour.tape } : { fill: colour.paper, stroke: '#8c9aa0', width: 1.5 },
          6,
        ),
        isNoted ? words(String(value), x + 48, y + 72, { size: 27, anchor: 'middle' }) : '',
      ].join('');
    }),
  ].join('');
}

function sum(label: string, size: readonly [number, number], y: number, fill: string): string {
  return [
    words(label, inner, y + 20, { size: 20, weight: 500, fill: colour.soft }),
    words(`${size.join(' × ')} mm`, inner, y + 58, { size: 34, fill }),
  ].join('');
}
