import type { Build } from '../form.ts';
import { arrow, type Front, legible, line, mirrored, rect } from '../part.ts';
import type { Outline } from '../shape.ts';

type Pleated = Extract<Build, { kind: 'pleated' }>;

export const pleatedHardware = { package: 44, catch: 24, head: 40, bar: 38 };
const gripHeight = 1050;
/** A leaf is drawn a little open: that shows which way it goes. */
const ajar = 0.12;

export function pleatedFront(front: Front, build: Pleated): readonly Outline[] {
  const { width, height, pixel, choices } = front;
  const top = Math.min(pleatedHardware.head, height / 4);
  const strip = legible(choices.threshold === 'raised' ? 20 : 5, 2, pixel);
  const bottom = height - strip;
  const field = { top, bottom };
  const stop = Math.min(pleatedHardware.catch, width / 4);
  const middle = splitAt(front);
  const single = [
    ...leaf(front, field, width - stop, choices.grips),
    rect('catch', width - stop, top, stop, bottom - top),
  ];
  const double = [
    ...leaf(front, field, middle, choices.grips / 2),
    ...mirrored(leaf(front, field, width - middle, choices.grips / 2), width),
    line('centre-line', { x: middle, y: top }, { x: middle, y: bottom }),
  ];
  const isTurned = choices.packageSide === 'right';
  return [
    ...(build.leaves === 2 ? double : isTurned ? mirrored(single, width) : single),
    rect('profile', 0, 0, width, top),
    rect(choices.threshold === 'flat-black' ? 'strip-black' : 'strip-grey', 0, bottom, width, strip),
  ];
}

/** Where the two leaves of a double door meet. */
function splitAt({ width, choices }: Front): number {
  return width * { equal: 1 / 2, 'left-third': 1 / 3, 'right-third': 2 / 3 }[choices.split ?? 'equal'];
}

/** A leaf whose package is on the left and that closes at a line to its right. */
function leaf(
  { pixel, height }: Front,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  closesAt: number,
  grips: number,
): readonly Outline[] {
  const stack = Math.min(pleatedHardware.package, closesAt / 3);
  const tall = bottom - top;
  const bar = Math.min(pleatedHardware.bar, closesAt / 4);
  const barAt = closesAt - (closesAt - stack) * ajar - bar;
  const centre = { x: (stack + barAt) / 2, y: (top + bottom) / 2 };
  const reach = Math.min(closesAt * 0.2, 26 * pixel);
  const grip = {
    x: barAt + bar / 2,
    y: height > gripHeight * 1.4 ? height - gripHeight : centre.y,
    across: legible(16, 3.5, pixel),
    along: legible(150, 18, pixel),
  };
  const gripAt = (role: 'handle' | 'hidden', by: number) =>
    rect(
      role,
      grip.x - grip.across / 2 + by,
      grip.y - grip.along / 2 - by,
      grip.across,
      grip.along,
      grip.across / 2,
    );
  return [
    rect('pleats', stack, top, barAt - stack, tall),
    rect('package', 0, top, stack, tall),
    rect('bar', barAt, top, bar, tall),
    ...arrow({ ...centre, x: centre.x + reach }, { ...centre, x: centre.x - reach }, pixel),
    // The second grip sits behind the first, on the other side of the bar.
    ...(grips >= 2 ? [gripAt('hidden', 3 * pixel)] : []),
    ...(grips >= 1 ? [gripAt('handle', 0)] : []),
  ];
}
