import { formatMeasure } from '../measure/format-measure.ts';
import type { Unit } from '../measure/millimetres.ts';
import { line } from './part.ts';
import type { Label, LabelContent, Point, Role, Shape } from './shape.ts';

/** Pixels of the sheet. */
export const labelSize = { total: 14, opening: 14, small: 12, reading: 15 } as const satisfies Record<
  Label['style'],
  number
>;

export type Dimension = {
  readonly axis: 'x' | 'y';
  readonly from: number;
  readonly to: number;
  /** Where the measured edge is, across the axis, and how far from it the line runs. */
  readonly edge: number;
  readonly offset: number;
  readonly role: Extract<Role, 'dimension' | 'dimension-opening'>;
  readonly content: LabelContent;
};

const tick = 4;
const overshoot = 4;
const clearOfEdge = 3;

/**
 * A dimension line with its extension lines and slanted ticks. The figure stands in a gap of the line, or beside
 * the line where it is too short for both.
 */
export function dimension(of: Dimension, pixel: number, unit: Unit): readonly Shape[] {
  const { axis, from, to, edge, offset, role, content } = of;
  const outward = Math.sign(offset);
  const across = edge + offset;
  const at = (along: number, off: number): Point =>
    axis === 'x' ? { x: along, y: off } : { x: off, y: along };
  const extension = (along: number) =>
    line(
      role,
      at(along, edge + outward * clearOfEdge * pixel),
      at(along, across + outward * overshoot * pixel),
    );
  const by = tick * pixel;
  const slash = (along: number) =>
    line('dimension', at(along - by, across + by), at(along + by, across - by));
  const style = role === 'dimension' ? 'total' : 'opening';
  const middle = (from + to) / 2;
  const room = (labelWidth(content, unit, style) / 2 + 6) * pixel;
  const fits = to - from > 2 * room + 16 * pixel;
  const aside = fits ? 0 : outward * 12 * pixel;
  const strokes = fits
    ? [
        line(role, at(from, across), at(middle - room, across)),
        line(role, at(middle + room, across), at(to, across)),
      ]
    : [line(role, at(from, across), at(to, across))];
  return [
    extension(from),
    extension(to),
    ...strokes,
    slash(from),
    slash(to),
    { kind: 'label', style, ...at(middle, across + aside), isUpright: axis === 'y', content },
  ];
}

const digitWidth = 0.6;
/** Digits that ' mm' takes the room of, and ' – ' between two figures. */
const unitLength = { measure: 3.5, figure: 0, margin: 1, range: 6 };

/** Pixels of the sheet; an estimate that is never too small for the shop's typeface. */
export function labelWidth(content: LabelContent, unit: Unit, style: Label['style']): number {
  return lengthOf(content, unit) * digitWidth * labelSize[style];
}

function lengthOf(content: LabelContent, unit: Unit): number {
  if (content.kind === 'word') return content.word.length + 1;
  const figures = content.kind === 'range' ? [content.min, content.max] : [content.value];
  return figures.map((value) => formatMeasure(value, unit)).join('').length + unitLength[content.kind];
}
