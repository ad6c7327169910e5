import type { Build } from '../form.ts';
import {
  beside,
  boxed,
  brushes,
  evenly,
  type Front,
  inset,
  legible,
  line,
  mirrored,
  mitredFrame,
  rail,
  rect,
} from '../part.ts';
import type { Box, Outline, Role } from '../shape.ts';

type Hinged = Extract<Build, { kind: 'hinged' }>;

export const hingedHardware = { surround: 38, threshold: 22, gap: 3, stile: 52, rail: 60 };
const { surround, threshold, gap, stile } = hingedHardware;
const petDoors = { cat: [190, 200], 'small-dog': [250, 310], 'large-dog': [310, 420] } as const;

export function hingedFront(front: Front, build: Hinged): readonly Outline[] {
  const { width, height, choices } = front;
  const outer = { x: 0, y: 0, width, height };
  const isAllRound = choices.surround === 'all-round';
  const clear = inset(outer, { ...evenly(surround), bottom: isAllRound ? threshold : 0 });
  const leaf = inset(clear, { ...evenly(gap), bottom: isAllRound ? gap : 0 });
  const field = inset(leaf, evenly(stile));
  // The middle rail sits at a fixed height above the bottom, whatever the size of the door.
  const centre = height > build.railCentre * 1.3 ? height - build.railCentre : height / 2;
  const top = centre + hingedHardware.rail / 2;
  const hardware = hingedLeft(front, clear, leaf);
  return [
    ...brushes(front),
    ...mitredFrame(outer, clear),
    boxed('mesh', field),
    ...kickPlate(front, { ...field, y: top, height: field.y + field.height - top }),
    rail(field, centre, hingedHardware.rail),
    ...mitredFrame(leaf, field),
    ...(choices.hinges === 'left' ? hardware : []),
    ...(choices.hinges === 'right' ? mirrored(hardware, width) : []),
  ];
}

function kickPlate({ choices }: Front, field: Box): readonly Outline[] {
  const { kickPlate: plate, petDoor, petPosition } = choices;
  if (plate === null) return [];
  const tall = plate === 'rail' ? field.height : Math.min(plate, field.height);
  const y = field.y + field.height - tall;
  const shapes = [rect('kick-plate', field.x, y, field.width, tall)];
  if (petDoor === null) return shapes;
  const [wide, high] = petDoors[petDoor];
  const width = Math.min(wide, field.width * 0.8);
  const height = Math.min(high, tall * 0.8);
  const room = field.width - width;
  const edge = Math.min(60, room / 2);
  const rim = Math.min(22, width / 6);
  const door = {
    x: field.x + { left: edge, middle: room / 2, right: room - edge }[petPosition ?? 'middle'],
    y: y + tall - height - Math.min(70, (tall - height) / 2),
    width,
    height,
  };
  return [...shapes, boxed('pet-door', door, rim), boxed('pet-flap', inset(door, evenly(rim)), rim / 2)];
}

/** Hinges, magnets, lock and closer of a door that hinges on the left. */
function hingedLeft({ choices, height, pixel }: Front, clear: Box, leaf: Box): readonly Outline[] {
  const onJoint = (role: Role, side: 'left' | 'right', share: number, along: number, across: number) =>
    beside(role, clear, side, { centre: clear.height * share, along, from: -across / 2, across });
  const hinge = [legible(95, 14, pixel), legible(16, 4, pixel)] as const;
  const magnet = [legible(120, 12, pixel), legible(10, 2.5, pixel)] as const;
  return [
    ...[0.11, 0.5, 0.89].map((share) => onJoint('hinge', 'left', share, ...hinge)),
    ...[0.27, 0.73].map((share) => onJoint('magnet', 'right', share, ...magnet)),
    ...(typeof choices.lock === 'number' && choices.lock < height
      ? lockAt(height - choices.lock, leaf, pixel)
      : []),
    ...(choices.hasCloser ? closer(leaf, pixel) : []),
  ];
}

function lockAt(y: number, leaf: Box, pixel: number): readonly Outline[] {
  const across = legible(30, 6, pixel);
  const plate = beside('lock', leaf, 'right', {
    centre: y - leaf.y,
    along: legible(150, 20, pixel),
    from: (stile - across) / 2,
    across,
  });
  const reach = legible(95, 13, pixel);
  const thick = legible(16, 3, pixel);
  return [plate, rect('handle', plate.x + across / 2 - reach, y - thick / 2, reach, thick, thick / 2)];
}

function closer(leaf: Box, pixel: number): readonly Outline[] {
  const along = Math.min(legible(240, 26, pixel), leaf.width / 2);
  const across = legible(36, 5, pixel);
  const body = rect('closer', leaf.x + stile, leaf.y + (stile - across) / 2, along, across, across / 5);
  const spindle = { x: body.x + along / 2, y: body.y + across / 2 };
  const elbow = { x: spindle.x + along * 0.75, y: spindle.y + across * 1.3 };
  return [body, line('closer-arm', spindle, elbow, { x: spindle.x + along * 0.45, y: leaf.y - 8 })];
}
