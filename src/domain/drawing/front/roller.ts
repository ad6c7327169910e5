import type { Build } from '../form.ts';
import { arrow, brushes, type Front, legible, line, rect } from '../part.ts';
import type { Shape } from '../shape.ts';

type Roller = Extract<Build, { kind: 'roller' }>;

export const rollerBar = 30;
const bottomProfile = 20;
/** Drawn not quite down, so that the bar, its closure and the cord show. */
const lowered = 0.86;

export function rollerFront(front: Front, build: Roller): readonly Shape[] {
  const { width, height, pixel, choices } = front;
  const cassette = Math.min(build.cassette, height / 4);
  const guide = Math.min(build.guide, width / 4);
  const floor = choices.hasBottomProfile ? height - Math.min(bottomProfile, height / 8) : height;
  const barTop = cassette + (floor - cassette) * lowered - rollerBar;
  const bar = { y: Math.max(barTop, cassette), height: Math.min(rollerBar, (floor - cassette) / 3) };
  const inner = { x: guide, width: width - 2 * guide };
  const middle = width / 2;
  const meshMiddle = (cassette + bar.y) / 2;
  const reach = Math.min((bar.y - cassette) * 0.22, 26 * pixel);
  return [
    ...brushes(front),
    rect('mesh', inner.x, cassette, inner.width, bar.y - cassette),
    rect('bar', inner.x, bar.y, inner.width, bar.height),
    ...pullLip(front, inner.x, inner.width, bar),
    ...(choices.hasCord ? cord(middle, bar.y + bar.height, floor, pixel) : []),
    rect('guide', 0, cassette, guide, height - cassette),
    rect('guide', width - guide, cassette, guide, height - cassette),
    ...(floor < height ? [rect('profile', inner.x, floor, inner.width, height - floor)] : []),
    rect('cassette', 0, 0, width, cassette),
    ...closure(front, inner, bar, floor),
    ...arrow({ x: middle, y: meshMiddle + reach }, { x: middle, y: meshMiddle - reach }, pixel),
  ];
}

type Span = { readonly x: number; readonly width: number };
type Bar = { readonly y: number; readonly height: number };

/** Turned about, the lip of the bar is on the far side: a hidden edge. */
function pullLip({ choices }: Front, x: number, across: number, bar: Bar): readonly Shape[] {
  if (choices.pullBar === null) return [];
  const y = bar.y + bar.height / 2;
  return [line(choices.pullBar === 'normal' ? 'seam' : 'hidden', { x, y }, { x: x + across, y })];
}

function cord(x: number, from: number, floor: number, pixel: number): readonly Shape[] {
  const knob = Math.min(legible(9, 2.5, pixel), (floor - from) / 4);
  const to = from + Math.min((floor - from) * 0.72, 160);
  return [
    line('cord', { x, y: from }, { x, y: to - knob }),
    { kind: 'circle', role: 'handle', x, y: to, radius: knob },
  ];
}

function closure({ pixel, choices }: Front, inner: Span, bar: Bar, floor: number): readonly Shape[] {
  if (choices.closure === null) return [];
  if (choices.closure === 'magnet') {
    const across = Math.min(legible(6, 2, pixel), bar.height / 2);
    return [
      rect('magnet', inner.x, bar.y + bar.height - across, inner.width, across),
      rect('magnet', inner.x, floor - across, inner.width, across),
    ];
  }
  const across = Math.min(legible(16, 4, pixel), inner.width / 4);
  const along = Math.min(legible(24, 6, pixel), (floor - bar.y - bar.height) / 2);
  const pair = (y: number, tall: number) => [
    rect('clip', inner.x, y, across, tall),
    rect('clip', inner.x + inner.width - across, y, across, tall),
  ];
  return [...pair(bar.y, bar.height), ...pair(floor - along, along)];
}
