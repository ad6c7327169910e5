import type { Build } from '../form.ts';
import { boxed, type Front } from '../part.ts';
import type { Box, Outline, Role } from '../shape.ts';
import { clippedFront, flatFront } from './framed.ts';
import { hingedFront } from './hinged.ts';
import { pleatedFront } from './pleated.ts';
import { rollerFront } from './roller.ts';

/** Laid over the line of the opening, which would hide them. */
const onTop: ReadonlySet<Role> = new Set<Role>([
  'clip',
  'turn-button',
  'magnet',
  'magnet-strip',
  'hinge',
  'hidden',
  'handle',
  'lock',
  'closer',
  'closer-arm',
]);

/** The screen as one sees it, and the line of the opening where there is one to show. */
export function screenFront(build: Build, front: Front, opening: Box | null): readonly Outline[] {
  const screen = partsOf(build, front);
  const isOnTop = ({ role }: Outline) => onTop.has(role);
  return [
    ...screen.filter((shape) => !isOnTop(shape)),
    ...(opening === null ? [] : [boxed('opening', opening)]),
    ...screen.filter(isOnTop),
  ];
}

function partsOf(build: Build, front: Front): readonly Outline[] {
  switch (build.kind) {
    case 'clipped':
      return clippedFront(front, build);
    case 'flat':
      return flatFront(front, build);
    case 'pleated':
      return pleatedFront(front, build);
    case 'roller':
      return rollerFront(front, build);
    case 'hinged':
      return hingedFront(front, build);
  }
}
