import type { Unit } from '../measure/millimetres.ts';
import { labelWidth } from './dimension.ts';
import { marginsOf } from './fit.ts';
import type { Side } from './form.ts';
import { line, rect } from './part.ts';
import { type Cut, jamb, type Piece, type Range, screenDepth, sectionEnd } from './section-end.ts';
import type { Label, LabelContent, Point, Shape } from './shape.ts';

export type Section = Cut & {
  readonly name: 'plan' | 'elevation';
  readonly pixel: number;
  readonly unit: Unit;
};

type Place = (u: number, v: number) => Point;

/** How much of the opening is shown at each end; what lies between is left out. */
const shownOpening = { plan: 94, elevation: 58 };
const leftOut = 14;
const tallestSill = 48;

/** A cut through the frame and the screen: across the width (plan) or across the height (elevation). */
export function sectionShapes(section: Section): readonly Shape[] {
  const { name, data, choices } = section;
  const sides: readonly Side[] = name === 'plan' ? ['left', 'right'] : ['top', 'bottom'];
  const isMounted =
    (data.fit.inOpening === null || choices.mount !== null) &&
    (data.fit.face !== null || choices.face !== null);
  const shapes = sides.flatMap((side) => {
    const place = placeAt(section, side);
    const { depth } = jamb;
    return [
      piece(place, { role: 'jamb', u: [-jamb.shown, 0], v: [0, depth] }),
      ...(choices.hasRaisedRim ? [piece(place, { role: 'jamb', u: [-18, -10], v: [depth, depth + 9] })] : []),
      ...(isMounted ? screenShapes(section, side, place) : []),
    ];
  });
  return [...shapes, ...words(section, shapes)];
}

function screenShapes(section: Section, side: Side, place: Place): readonly Shape[] {
  const shown = shownOpening[section.name];
  const end = sectionEnd(section, side);
  const { u, v } = end.mesh;
  const pieces = end.pieces.filter((each) => each.u[0] < shown);
  return [
    ...obstacle(section, side, place),
    ...pieces.map((each) => piece(place, { ...each, u: [each.u[0], Math.min(each.u[1], shown)] })),
    ...(u < shown ? [line('mesh-line', place(u, v), place(shown, v))] : []),
    line('break', place(shown, v - 9), place(shown - 3, v - 2), place(shown + 3, v + 2), place(shown, v + 9)),
  ];
}

/** As Dutch drawings do: the outside is on the left in a height section, the viewer stands below a width section. */
function placeAt({ name, data }: Section, side: Side): Place {
  const { depth } = jamb;
  const span = spanOf(name);
  const across = (v: number) => (name === 'elevation' || data.seenFrom === 'inside' ? depth - v : v);
  switch (side) {
    case 'left':
      return (u, v) => ({ x: u, y: across(v) });
    case 'right':
      return (u, v) => ({ x: span - u, y: across(v) });
    case 'top':
      return (u, v) => ({ x: across(v), y: u });
    case 'bottom':
      return (u, v) => ({ x: across(v), y: span - u });
  }
}

function spanOf(name: Section['name']): number {
  return 2 * shownOpening[name] + leftOut;
}

function piece(place: Place, { role, u, v }: Piece): Shape {
  const a = place(u[0], v[0]);
  const b = place(u[1], v[1]);
  return rect(role, Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

function outwardFace({ data, choices }: Section): { readonly v: number; readonly way: 1 | -1 } {
  return (data.fit.face ?? choices.face) === 'outside' ? { v: jamb.depth, way: 1 } : { v: 0, way: -1 };
}

function besideReach({ choices }: Section): number {
  return choices.hasShutter ? 40 : 24;
}

/** The first thing in the way, on the face the screen lies against, and how far it is from the opening. */
function obstacle(section: Section, side: Side, place: Place): readonly Shape[] {
  const { data, choices } = section;
  const { v, way } = outwardFace(section);
  if (side === 'bottom' && choices.sill !== null) {
    const u: Range = [0, Math.min(choices.sill, tallestSill)];
    const content = { kind: 'margin', value: choices.sill, isOrMore: false } as const;
    return [
      piece(place, { role: 'obstacle', u, v: [v - way * 34, v + way * 8] }),
      ...dimensionBeside(section, place, u, content),
    ];
  }
  const margin = marginsOf(data, choices).find((each) => each.side === side);
  if (margin === undefined) return [];
  const { value, isOrMore } = margin;
  const reach = Math.min(value, jamb.shown);
  const until = Math.min(value + 14, jamb.shown);
  return [
    // What is too far away to matter runs off the drawing, like the frame itself.
    ...(until - reach > 6
      ? [piece(place, { role: 'obstacle', u: [-until, -reach], v: [v, v + way * besideReach(section)] })]
      : []),
    ...dimensionBeside(section, place, [-reach, 0], { kind: 'margin', value, isOrMore }),
  ];
}

function dimensionBeside(
  section: Section,
  place: Place,
  [from, to]: Range,
  content: LabelContent,
): readonly Shape[] {
  const { name, data, choices, pixel, unit } = section;
  const { v: face, way } = outwardFace(section);
  const clear = Math.max(screenDepth(data.build, choices), besideReach(section)) + 7 * pixel;
  const v = face + way * clear;
  const aside = name === 'plan' ? 8 : labelWidth(content, unit, 'small') / 2 + 5;
  const edge = (u: number) => line('dimension-small', place(u, v - 3 * pixel), place(u, v + 3 * pixel));
  return [
    line('dimension-small', place(from, v), place(to, v)),
    edge(from),
    edge(to),
    {
      kind: 'label',
      style: 'small',
      ...place((from + to) / 2, v + way * aside * pixel),
      isUpright: false,
      content,
    },
  ];
}

function words({ name, data, pixel }: Section, shapes: readonly Shape[]): readonly Label[] {
  const isPlan = name === 'plan';
  const reach = shapes.flatMap((shape) => {
    if (shape.kind !== 'rect') return [];
    return isPlan ? [shape.y, shape.y + shape.height] : [shape.x, shape.x + shape.width];
  });
  const clear = (isPlan ? 10 : 13) * pixel;
  const before = Math.min(0, ...reach) - clear;
  const after = Math.max(jamb.depth, ...reach) + clear;
  const middle = spanOf(name) / 2;
  const isOutsideFirst = !isPlan || data.seenFrom === 'inside';
  const word = (content: 'inside' | 'outside', across: number): Label => ({
    kind: 'label',
    style: 'small',
    ...(isPlan ? { x: middle, y: across } : { x: across, y: middle }),
    isUpright: !isPlan,
    content: { kind: 'word', word: content },
  });
  return [word('outside', isOutsideFirst ? before : after), word('inside', isOutsideFirst ? after : before)];
}
