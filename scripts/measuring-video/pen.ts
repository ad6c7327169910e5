export const colour = {
  paper: '#f6f5f1',
  card: '#ffffff',
  ink: '#14222b',
  soft: '#51626c',
  line: '#d8dddd',
  wall: '#9aa6ab',
  blueprint: '#0b4f6c',
  tape: '#ffc72c',
} as const;

export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type Paint = {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
};

export function rect(at: Rect, { fill = 'none', stroke = 'none', width = 0, dash }: Paint, radius = 0) {
  return `<rect x="${n(at.x)}" y="${n(at.y)}" width="${n(at.width)}" height="${n(at.height)}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}/>`;
}

export function path(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

type Type = {
  readonly size: number;
  readonly weight?: 500 | 600 | 700;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
};

export function words(
  content: string,
  x: number,
  y: number,
  { size, weight = 600, fill = colour.ink, anchor = 'start' }: Type,
): string {
  return `<text x="${n(x)}" y="${n(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${content}</text>`;
}

/** A figure on a card of its own, yellow where it counts. */
export function figure(value: string, x: number, y: number, isMarked: boolean): string {
  const wide = value.length * 14 + 24;
  return [
    rect(
      { x: x - wide / 2, y: y - 19, width: wide, height: 38 },
      { fill: isMarked ? colour.tape : colour.card },
      6,
    ),
    words(value, x, y + 9, {
      size: 24,
      fill: isMarked ? colour.ink : colour.blueprint,
      anchor: 'middle',
    }),
  ].join('');
}

export function faded(content: string, opacity: number): string {
  if (opacity <= 0) return '';
  return opacity >= 1 ? content : `<g opacity="${n(opacity)}">${content}</g>`;
}

/** How far something that begins at `from` has come: 0 before, 1 after. */
export function progress(at: number, from: number, lasts: number): number {
  const part = Math.min(1, Math.max(0, (at - from) / lasts));
  return part * part * (3 - 2 * part);
}

export function n(value: number): number {
  return Math.round(value * 100) / 100;
}
