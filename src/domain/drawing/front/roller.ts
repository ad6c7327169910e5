import type { Build } from '../form.ts';
import { arrow, brushes, type Front, legible, line, rect } from '../part.ts';
import type { Outline } from '../shape.ts';

type Roller = Extract<Build, { kind: 'roller' }>;

export const rollerBar = 30;
const bottomProfile = 20;
/** Drawn not quite down, so that the bar, its closure and the cord show. */
const lowered = 0.86;

export function rollerFront(front: Front, build: Roller): readonly Outline[] {
  const { width, height, pixel, choices } = front;
  const top = Math.min(build.cassette, height / 4);
  const guide = Math.min(build.guide, width / 4);
  const floor = choices.hasBottomProfile ? height - Math.min(bottomProfile, height / 8) : height;
  const barHeight = Math.min(rollerBar, (floor - top) / 3);
  const barAt = top + (floor - top) * lowered - barHeight;
  const barEnd = barAt + barHeight;
  const across = width - 2 * guide;
  const x = width / 2;
  const y = (top + barAt) / 2;
  const reach = Math.min((barAt - top) * 0.22, 26 * pixel);
  const lip = barAt + barHeight / 2;
  return [
    ...brushes(front),
    rect('mesh', guide, top, across, barAt - top),
    rect('bar', guide, barAt, across, barHeight),
    // Turned about, the lip of the bar is on the far side: a hidden edge.
    ...(choices.pullBar === null
      ? []
      : [
          line(
            choices.pullBar === 'normal' ? 'seam' : 'hidden',
            { x: guide, y: lip },
            { x: width - guide, y: lip },
          ),
        ]),
    ...(choices.hasCord ? cord(x, barEnd, floor, pixel) : []),
    rect('guide', 0, top, guide, height - top),
    rect('guide', width - guide, top, guide, height - top),
    ...(floor < height ? [rect('profile', guide, floor, across, height - floor)] : []),
    rect('cassette', 0, 0, width, top),
    ...closure(front, guide, { barAt, barEnd, floor }),
    ...arrow({ x, y: y + reach }, { x, y: y - reach }, pixel),
  ];
}

function cord(x: number, from: number, floor: number, pixel: number): readonly Outline[] {
  const knob = Math.min(legible(18, 5, pixel), (floor - from) / 2);
  const to = from + Math.min((floor - from) * 0.72, 160);
  return [
    line('cord', { x, y: from }, { x, y: to }),
    rect('handle', x - knob / 2, to - knob / 2, knob, knob, knob / 2),
  ];
}

function closure(
  { width, pixel, choices }: Front,
  guide: number,
  { barAt, barEnd, floor }: { readonly barAt: number; readonly barEnd: number; readonly floor: number },
): readonly Outline[] {
  if (choices.closure === null) return [];
  const clear = width - 2 * guide;
  if (choices.closure === 'magnet') {
    const thick = Math.min(legible(6, 2, pixel), (barEnd - barAt) / 2);
    return [barEnd, floor].map((end) => rect('magnet', guide, end - thick, clear, thick));
  }
  const across = Math.min(legible(16, 4, pixel), clear / 4);
  const along = Math.min(legible(24, 6, pixel), (floor - barEnd) / 2);
  return [guide, width - guide - across].flatMap((x) => [
    rect('clip', x, barAt, across, barEnd - barAt),
    rect('clip', x, floor - along, across, along),
  ]);
}
