import type { Build } from '../form.ts';
import { arrow, type Front, legible, line, rect } from '../part.ts';
import type { Shape } from '../shape.ts';

type Pleated = Extract<Build, { kind: 'pleated' }>;

export const pleatedHardware = { package: 44, catch: 24, head: 40, bar: 38 };
const gripHeight = 1050;
/** A leaf is drawn a little open: that shows which way it goes. */
const ajar = 0.12;

type Leaf = { readonly packageAt: number; readonly closesAt: number; readonly grips: number };

export function pleatedFront(front: Front, build: Pleated): readonly Shape[] {
  const { width, height, pixel, choices } = front;
  const hardware = pleatedHardware;
  const head = Math.min(hardware.head, height / 4);
  const strip = legible(choices.threshold === 'raised' ? 20 : 5, 2, pixel);
  const stripRole = choices.threshold === 'flat-black' ? 'strip-black' : 'strip-grey';
  const field = { top: head, bottom: height - strip };
  return [
    ...leavesOf(front, build).flatMap((leaf) => leafShapes(front, leaf, field)),
    ...sideProfiles(front, build, field),
    rect('profile', 0, 0, width, head),
    rect(stripRole, 0, field.bottom, width, strip),
  ];
}

/** Where the two leaves of a double door meet. */
export function splitAt(front: Front): number {
  const share = { equal: 1 / 2, 'left-third': 1 / 3, 'right-third': 2 / 3 }[front.choices.split ?? 'equal'];
  return front.width * share;
}

function leavesOf(front: Front, build: Pleated): readonly Leaf[] {
  const { width, choices } = front;
  const { package: stack, catch: stop } = pleatedHardware;
  if (build.leaves === 2) {
    const middle = splitAt(front);
    const grips = choices.grips / 2;
    return [
      { packageAt: Math.min(stack, middle), closesAt: middle, grips },
      { packageAt: Math.max(width - stack, middle), closesAt: middle, grips },
    ];
  }
  const grips = choices.grips;
  return choices.packageSide === 'right'
    ? [{ packageAt: Math.max(width - stack, width / 2), closesAt: Math.min(stop, width / 2), grips }]
    : [{ packageAt: Math.min(stack, width / 2), closesAt: Math.max(width - stop, width / 2), grips }];
}

function sideProfiles(front: Front, build: Pleated, field: Field): readonly Shape[] {
  const { width, choices } = front;
  const tall = field.bottom - field.top;
  const stack = Math.min(pleatedHardware.package, width / 4);
  const stop = Math.min(pleatedHardware.catch, width / 4);
  const left = (role: 'package' | 'catch', across: number) => rect(role, 0, field.top, across, tall);
  const right = (role: 'package' | 'catch', across: number) =>
    rect(role, width - across, field.top, across, tall);
  if (build.leaves === 2) {
    const middle = splitAt(front);
    const centre = line('centre-line', { x: middle, y: field.top }, { x: middle, y: field.bottom });
    return [left('package', stack), right('package', stack), centre];
  }
  return choices.packageSide === 'right'
    ? [left('catch', stop), right('package', stack)]
    : [left('package', stack), right('catch', stop)];
}

type Field = { readonly top: number; readonly bottom: number };

function leafShapes(front: Front, leaf: Leaf, field: Field): readonly Shape[] {
  const { pixel, height } = front;
  const span = leaf.closesAt - leaf.packageAt;
  const way = Math.sign(span) || 1;
  const edge = leaf.closesAt - span * ajar;
  const bar = Math.min(pleatedHardware.bar, Math.abs(span) / 4);
  const meshEnd = edge - way * bar;
  const tall = field.bottom - field.top;
  const middle = (field.top + field.bottom) / 2;
  const meshMiddle = (leaf.packageAt + meshEnd) / 2;
  const reach = Math.min(Math.abs(span) * 0.22, 26 * pixel);
  return [
    rect('pleats', Math.min(leaf.packageAt, meshEnd), field.top, Math.abs(meshEnd - leaf.packageAt), tall),
    rect('bar', Math.min(meshEnd, edge), field.top, bar, tall),
    ...arrow({ x: meshMiddle + way * reach, y: middle }, { x: meshMiddle - way * reach, y: middle }, pixel),
    ...grips(leaf.grips, meshEnd + (way * bar) / 2, gripLine(height, field), pixel),
  ];
}

function gripLine(height: number, field: Field): number {
  return height > gripHeight * 1.4 ? height - gripHeight : (field.top + field.bottom) / 2;
}

/** One grip is on the side one looks from; the second sits behind it, on the other side of the bar. */
function grips(count: number, x: number, y: number, pixel: number): readonly Shape[] {
  const across = legible(16, 3.5, pixel);
  const along = legible(150, 18, pixel);
  const grip = rect('handle', x - across / 2, y - along / 2, across, along, across / 2);
  if (count < 1) return [];
  if (count < 2) return [grip];
  const by = 3 * pixel;
  return [rect('hidden', grip.x + by, grip.y - by, across, along, across / 2), grip];
}
