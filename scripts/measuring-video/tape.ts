import { colour, figure, n, path, type Rect, rect } from './pen.ts';

export type Reading = {
  readonly direction: 'across' | 'down';
  /** Where along the other direction, of 1. */
  readonly part: number;
  readonly value: number;
  /** How far the tape has come, of 1. */
  readonly drawn: number;
  readonly isMarked: boolean;
};

const half = 7;

/** The tape while it is being drawn out, a dimension line once it lies from edge to edge. */
export function tape(opening: Rect, { direction, part, drawn }: Reading): string {
  if (drawn <= 0) return '';
  const isAcross = direction === 'across';
  const length = isAcross ? opening.width : opening.height;
  const from = isAcross
    ? `translate(${n(opening.x)} ${n(opening.y + opening.height * part)})`
    : `translate(${n(opening.x + opening.width * part)} ${n(opening.y)}) rotate(90)`;
  const ticks = [0, length].map((at) => `M${n(at - 8)} 8L${n(at + 8)} -8`).join('');
  const lying = drawn < 1 ? strip(length * drawn) : path(`M0 0H${n(length)}${ticks}`, colour.blueprint, 2.5);
  return `<g transform="${from}">${lying}</g>`;
}

/** What it says, laid over every line. */
export function readingFigure(opening: Rect, { direction, part, value, drawn, isMarked }: Reading): string {
  if (drawn < 1) return '';
  const across = direction === 'across' ? 0.5 : part;
  const down = direction === 'across' ? part : part === 0.5 ? 0.7 : 0.3;
  const { x, y, width, height } = opening;
  return figure(String(value), x + width * across, y + height * down, isMarked);
}

function strip(length: number): string {
  const marks = Array.from({ length: Math.floor(length / 10) }, (_, index) => {
    const at = (index + 1) * 10;
    return `M${at} ${-half}V${index % 5 === 4 ? 2 : -2}`;
  }).join('');
  const body = { x: length - 4, y: -20, width: 40, height: 40 };
  return [
    rect({ x: 0, y: -half, width: length, height: 2 * half }, { fill: colour.tape }),
    path(marks, colour.ink, 1.25),
    path(`M0 ${-half - 4}V${half + 4}`, colour.ink, 3),
    rect(body, { fill: colour.ink }, 8),
    rect({ x: body.x + 12, y: -8, width: 16, height: 16 }, { fill: colour.tape }, 8),
  ].join('');
}
