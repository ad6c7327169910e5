import { colourOf, type Ink } from '#domain/drawing/paint.ts';
import type { Point, View } from '#domain/drawing/shape.ts';

/** What is written into a picture, by millimetres of what it shows. */
export type Note =
  /** A line with its figure; `beside` is the side of the line that the figure stands on, if not on the line. */
  | {
      readonly kind: 'dimension';
      readonly from: Point;
      readonly to: Point;
      readonly text: string;
      readonly beside: 'left' | 'right' | 'above' | 'below' | 'on';
    }
  | { readonly kind: 'word'; readonly at: Point; readonly text: string }
  /** The letter by which the texts call an option. */
  | { readonly kind: 'letter'; readonly at: Point; readonly text: string };

type Place = Pick<View, 'at' | 'millimetresPerPixel'>;

const tick = 5;
const gap = 6;
const figure = 15;
const word = 13;

export function notesOn({ at, millimetresPerPixel: scale }: Place, notes: readonly Note[]): string {
  const placed = ({ x, y }: Point): Point => ({ x: at.x + x / scale, y: at.y + y / scale });
  return notes.map((note) => write(note, placed)).join('');
}

function write(note: Note, placed: (point: Point) => Point): string {
  if (note.kind === 'word') return text(placed(note.at), note.text, word, 'middle', 'soft');
  if (note.kind === 'letter') {
    const { x, y } = placed(note.at);
    const disc = `<circle cx="${round(x)}" cy="${round(y)}" r="15" fill="${colourOf('blueprint', null)}"/>`;
    return disc + text({ x, y }, note.text, figure, 'middle', 'card');
  }
  const [from, to] = [placed(note.from), placed(note.to)];
  const isLevel = Math.abs(from.y - to.y) < 0.01;
  const ends = [from, to].map(({ x, y }) =>
    isLevel ? `M${round(x)} ${round(y - tick)}v${2 * tick}` : `M${round(x - tick)} ${round(y)}h${2 * tick}`,
  );
  const d = `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}${ends.join('')}`;
  const line = `<path d="${d}" fill="none" stroke="${colourOf('blueprint', null)}" stroke-width="1.5"/>`;
  return line + text(besideLine(from, to, note.beside), note.text, figure, anchors[note.beside], 'blueprint');
}

const anchors = { left: 'end', right: 'start', above: 'middle', below: 'middle', on: 'middle' } as const;

function besideLine(from: Point, to: Point, side: keyof typeof anchors): Point {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  switch (side) {
    case 'left':
      return { ...middle, x: middle.x - gap };
    case 'right':
      return { ...middle, x: middle.x + gap };
    case 'on':
      return middle;
    case 'above':
      return { ...middle, y: Math.min(from.y, to.y) - gap - figure / 2 };
    case 'below':
      return { ...middle, y: middle.y + gap + figure / 2 };
  }
}

// A file of its own has no font of the page's: it names one that reads alike everywhere.
function text({ x, y }: Point, content: string, size: number, anchor: string, ink: Ink): string {
  if (content === '') return '';
  const font = `font-family="'IBM Plex Sans',Arial,sans-serif" font-size="${size}" font-weight="600"`;
  const halo =
    ink === 'card' ? '' : ` stroke="${colourOf('card', null)}" stroke-width="3" paint-order="stroke"`;
  return `<text x="${round(x)}" y="${round(y + size * 0.36)}" text-anchor="${anchor}" ${font} fill="${colourOf(ink, null)}"${halo} stroke-linejoin="round">${content.replace('>', '&gt;')}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
