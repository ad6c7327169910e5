import type { Build } from '../form.ts';
import {
  beside,
  boxed,
  brushes,
  type Front,
  horizontalRails,
  inset,
  legible,
  line,
  mitredFrame,
  rect,
} from '../part.ts';
import type { Box, Rect, Shape } from '../shape.ts';

type Hinged = Extract<Build, { kind: 'hinged' }>;

export const hingedHardware = { surround: 38, threshold: 22, gap: 3, stile: 52, rail: 60 };
const petDoors = {
  cat: { width: 190, height: 200 },
  'small-dog': { width: 250, height: 310 },
  'large-dog': { width: 310, height: 420 },
};

export function hingedFront(front: Front, build: Hinged): readonly Shape[] {
  const { width, height, choices } = front;
  const { surround, threshold, gap, stile, rail } = hingedHardware;
  const outer = { x: 0, y: 0, width, height };
  const bottom = choices.isAllRound === true ? threshold : 0;
  const clear = inset(outer, { left: surround, right: surround, top: surround, bottom });
  const leaf = inset(clear, { left: gap, right: gap, top: gap, bottom: bottom === 0 ? 0 : gap });
  const field = inset(leaf, { left: stile, right: stile, top: stile, bottom: stile });
  const centre = railLine(front, build);
  const below = { ...field, y: centre + rail / 2, height: field.y + field.height - centre - rail / 2 };
  return [
    ...brushes(front),
    ...mitredFrame(outer, clear),
    boxed('mesh', field),
    ...kickPlate(front, below),
    ...horizontalRails(field, [centre], rail),
    ...mitredFrame(leaf, field),
    ...hardware(front, leaf, clear),
  ];
}

/** The middle rail sits at a fixed height above the bottom, whatever the size of the door. */
function railLine({ height }: Front, build: Hinged): number {
  return height > build.railCentre * 1.3 ? height - build.railCentre : height / 2;
}

function kickPlate({ choices }: Front, field: Box): readonly Shape[] {
  if (choices.kickPlate === null) return [];
  const tall = choices.kickPlate === 'rail' ? field.height : Math.min(choices.kickPlate, field.height);
  const plate = { ...field, y: field.y + field.height - tall, height: tall };
  return [boxed('kick-plate', plate), ...petDoor(choices, plate)];
}

function petDoor({ petDoor: animal, petPosition }: Front['choices'], plate: Box): readonly Shape[] {
  if (animal === null) return [];
  const size = petDoors[animal];
  const width = Math.min(size.width, plate.width * 0.8);
  const height = Math.min(size.height, plate.height * 0.8);
  const room = plate.width - width;
  const edge = Math.min(60, room / 2);
  const x = plate.x + { left: edge, middle: room / 2, right: room - edge }[petPosition ?? 'middle'];
  const y = plate.y + plate.height - height - Math.min(70, (plate.height - height) / 2);
  const rim = Math.min(22, width / 6);
  const flap = { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim };
  return [rect('pet-door', x, y, width, height, rim), boxed('pet-flap', flap, rim / 2)];
}

function hardware(front: Front, leaf: Box, clear: Box): readonly Shape[] {
  const { choices, height, pixel } = front;
  const { hingeSide } = choices;
  if (hingeSide === null) return [];
  const closing = hingeSide === 'left' ? 'right' : 'left';
  const across = legible(16, 4, pixel);
  const along = legible(95, 14, pixel);
  const hinges = [0.11, 0.5, 0.89].map((share) =>
    beside('hinge', clear, hingeSide, { centre: clear.height * share, along, from: -across / 2, across }),
  );
  const magnets = [0.27, 0.73].map((share) =>
    beside('magnet', clear, closing, {
      centre: clear.height * share,
      along: legible(120, 12, pixel),
      from: -legible(10, 2.5, pixel) / 2,
      across: legible(10, 2.5, pixel),
    }),
  );
  return [
    ...hinges,
    ...magnets,
    ...lock(front, leaf, closing, height),
    ...(choices.hasCloser ? closer(front, leaf, hingeSide) : []),
  ];
}

function lock(
  { choices, pixel }: Front,
  leaf: Box,
  side: 'left' | 'right',
  height: number,
): readonly Shape[] {
  const { stile } = hingedHardware;
  if (choices.lock === undefined || choices.lock === null || choices.lock > height) return [];
  const y = height - choices.lock;
  const across = legible(30, 6, pixel);
  const plate = beside('lock', leaf, side, {
    centre: y - leaf.y,
    along: legible(150, 20, pixel),
    from: (stile - across) / 2,
    across,
  });
  const x = plate.x + plate.width / 2;
  const reach = legible(95, 13, pixel) * (side === 'left' ? 1 : -1);
  const thick = legible(16, 3, pixel);
  const lever = rect('handle', Math.min(x, x + reach), y - thick / 2, Math.abs(reach), thick, thick / 2);
  return [plate, lever];
}

function closer({ pixel }: Front, leaf: Box, hinge: 'left' | 'right'): readonly Shape[] {
  const { stile } = hingedHardware;
  const along = Math.min(legible(240, 26, pixel), leaf.width / 2);
  const across = legible(36, 5, pixel);
  const from = Math.min(stile, leaf.width / 4);
  const x = hinge === 'left' ? leaf.x + from : leaf.x + leaf.width - from - along;
  const body: Rect = rect('closer', x, leaf.y + (stile - across) / 2, along, across, across / 5);
  const way = hinge === 'left' ? 1 : -1;
  const spindle = { x: x + along / 2, y: body.y + across / 2 };
  const elbow = { x: spindle.x + way * along * 0.75, y: spindle.y + across * 1.3 };
  const shoe = { x: spindle.x + way * along * 0.45, y: leaf.y - 8 };
  return [body, line('closer-arm', spindle, elbow, shoe)];
}
