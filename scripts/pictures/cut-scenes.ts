import { line, rect } from '#domain/drawing/part.ts';
import type { Box, Outline, Role } from '#domain/drawing/shape.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { drawingWords } from '#text/configurator/drawing.ts';
import { formatLength } from '#text/format/measure.ts';
import { extentOf } from './crop.ts';
import type { Note } from './notes.ts';
import { cutOf, marked, type Option, type OptionScene, without } from './option.ts';

/** Cuts are in millimetres from the edge of the opening; the window frame is 67 deep from 0, the outside before it. */
const plastic = { kozijn: { frame_material: '1' } };
const screen: readonly Role[] = ['profile', 'package', 'catch', 'guide', 'cassette', 'bar'];

const length = (value: number) => formatLength(millimetres(value), 'mm');

/** What sticks out of the window, and a profile just deep enough to stay clear of it. */
export function protrusion(option: Option): OptionScene {
  const reach = { 1: 16, 2: 24, 3: 31, 4: 40, 5: 54 }[Number(option.key)] ?? 0;
  const { drawing, shapes } = cutOf(option, 'plan', plastic);
  const grille = rect('obstacle', 34, -reach, 70, reach + 40);
  const depth = drawing.choices.profileDepth;
  const box = { x: -70, y: -72, width: 156, height: 130 };
  // Beyond the deepest profile there is no screen to draw.
  if (depth === null) {
    const notes = [upright(22, -reach, 0, `> ${length(40)}`, 'left')];
    return {
      drawing,
      shapes: [...without(shapes, ...screen, 'clip', 'mesh-line', 'break'), grille],
      box,
      notes,
    };
  }
  const notes = [upright(-30, -depth, 0, length(depth), 'above')];
  return { drawing, shapes: [...marked(shapes, ['profile']), grille], box, notes };
}

/** How far the flange may reach over the frame: all of it, or up to the rim. */
export function frameType(option: Option): OptionScene {
  const { drawing, shapes } = cutOf(option, 'plan', plastic);
  const flange = drawing.overlaps.left;
  const face = drawing.choices.hasRaisedRim ? [] : [rect('subject', -62, 0, 62 - flange, 5)];
  return {
    drawing,
    shapes: [...marked(shapes, ['jamb'], (shape) => shape.kind === 'rect' && shape.width < 20), ...face],
    box: { x: -66, y: -52, width: 126, height: 105 },
    notes: [
      {
        kind: 'dimension',
        from: { x: -flange, y: -30 },
        to: { x: 0, y: -30 },
        text: length(flange),
        beside: 'above',
      },
      { kind: 'letter', at: { x: 48, y: 38 }, text: option.key },
    ],
  };
}

/** The frame cut through: hollow chambers, thin shells with a break between them, or solid. */
export function frameMaterial(option: Option): OptionScene {
  const { drawing, shapes } = cutOf(option, 'plan');
  const frames: Readonly<Record<string, readonly Outline[]>> = {
    '1': [rect('subject', -66, 0, 66, 67), ...chambers(-66, 0, 66, 67, 4)],
    '2': [
      rect('subject', -66, 0, 66, 26),
      rect('pane', -63, 3, 60, 20),
      ...[-58, -14].map((x) => rect('strip-black', x, 26, 6, 15)),
      rect('subject', -66, 41, 66, 26),
      rect('pane', -63, 44, 60, 20),
    ],
    '3': [rect('subject', -66, 0, 66, 67), ...grain(-66, 0, 66, 67)],
  };
  return {
    drawing,
    shapes: [...(frames[option.key] ?? []), ...without(shapes, 'jamb')],
    box: { x: -76, y: -28, width: 126, height: 105 },
  };
}

function chambers(x: number, y: number, width: number, height: number, wall: number): readonly Outline[] {
  const wide = (width - 4 * wall) / 3;
  const high = (height - 3 * wall) / 2;
  return [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) =>
      rect('pane', x + wall + column * (wide + wall), y + wall + row * (high + wall), wide, high),
    ),
  );
}

function grain(x: number, y: number, width: number, height: number): readonly Outline[] {
  return [0.18, 0.38, 0.6, 0.82].map((share) => {
    const at = x + width * share;
    return line(
      'cord',
      ...[0, 0.25, 0.5, 0.75, 1].map((part, index) => ({ x: at + (index % 2) * 5, y: y + height * part })),
    );
  });
}

/** Between the frame or against it; on which face is written beside it. */
export function mounting(option: Option): OptionScene {
  const { drawing, shapes } = cutOf(option, 'plan');
  const { inside, outside } = drawingWords;
  // Who stands inside has the outside before them, at the top.
  const [above, below] = drawing.seenFrom === 'inside' ? [outside, inside] : [inside, outside];
  return {
    drawing,
    shapes: marked(shapes, screen),
    box: { x: -74, y: -34, width: 198, height: 165 },
    notes: [
      { kind: 'word', at: { x: 66, y: -24 }, text: above },
      { kind: 'word', at: { x: 66, y: 122 }, text: below },
    ],
  };
}

/** In its own colour where that is what differs; with its height where the shop's list names it. */
export function threshold(option: Option): OptionScene {
  const { drawing, shapes } = cutOf(option, 'elevation', {
    montage: { in_frame: option.key === '4' ? '2' : '1' },
  });
  const strip = shapes.find(({ role }) => role === 'strip-grey' || role === 'strip-black');
  if (strip === undefined) throw new Error(`no strip in threshold ${option.key}`);
  const { x, y, width, height } = extentOf([strip], 0);
  const box: Box = { x: x + width / 2 - 42, y: 96, width: 84, height: 70 };
  const others = shapes.filter((shape) => shape !== strip);
  const flat = {
    drawing,
    box,
    shapes: [...others, strip, rect('subject', x - 3, y + height, width + 6, 2.5)],
    notes: [upright(x + width + 7, y, y + height, length(height), 'above')],
  };
  switch (drawing.choices.threshold) {
    case 'raised':
      return { drawing, box, shapes: [...others, ...slope, raisedStrip(x, y, width)] };
    case 'asymmetric':
      return { drawing, box, shapes: [...others, { ...strip, role: 'subject' }] };
    default:
      return flat;
  }
}

/** A sill that runs off to the outside, on the left; what it lacks of the frame is painted over. */
const sill = { x: 67, y: 130, fall: 0.24 };
const slope: readonly Outline[] = [
  {
    kind: 'polyline',
    role: 'reading',
    isClosed: true,
    points: [
      { x: -2, y: sill.y - 1 },
      { x: sill.x, y: sill.y - 1 },
      { x: sill.x, y: sill.y },
      { x: -2, y: sill.y + (sill.x + 2) * sill.fall },
    ],
  },
  line('floor', { x: 0, y: sill.y + sill.x * sill.fall }, { x: sill.x, y: sill.y }),
];

function raisedStrip(x: number, y: number, width: number): Outline {
  const ground = (at: number) => ({ x: at, y: sill.y + (sill.x - at) * sill.fall });
  const points = [{ x, y }, { x: x + width, y }, ground(x + width), ground(x)];
  return { kind: 'polyline', role: 'subject', isClosed: true, points };
}

/** On which side one takes hold of it. */
export function pullBar(option: Option): OptionScene {
  const { drawing, shapes } = cutOf(option, 'elevation', { montage: { in_frame: '1' } });
  return {
    drawing,
    shapes: marked(shapes, ['bar'], (shape) => shape.kind === 'rect' && shape.height < 10),
    box: { x: -23, y: 76, width: 114, height: 95 },
    notes: [
      { kind: 'word', at: { x: -4, y: 86 }, text: drawingWords.outside },
      { kind: 'word', at: { x: 71, y: 86 }, text: drawingWords.inside },
    ],
  };
}

function upright(x: number, top: number, bottom: number, text: string, beside: 'left' | 'above'): Note {
  return { kind: 'dimension', from: { x, y: top }, to: { x, y: bottom }, text, beside };
}
