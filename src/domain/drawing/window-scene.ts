import { millimetres } from '../measure/millimetres.ts';
import { readChoices } from './choices.ts';
import { dimension } from './dimension.ts';
import { usualOverlaps } from './fit.ts';
import { type FormData, formData } from './form.ts';
import { screenFront } from './front/screen.ts';
import { boxed, evenly, inset, line, mitredFrame, rect } from './part.ts';
import { sectionEnd } from './section-end.ts';
import type { Box, Plate, Point, Shape, View } from './shape.ts';
import { typicalAnswers, typicalColour } from './typical.ts';

const form = 'clip-frame';
const data: FormData = formData[form];
const choices = readChoices(typicalAnswers[form], 'mm', data.build);
const overlaps = usualOverlaps(data, choices);
const flange = overlaps.right;

const sheet = { width: 950, height: 512 };
/** Where the screen's top left corner is on the sheet. */
const at = { x: 384, y: 60 };
const pixel = 3.4;

/** Millimetres from there: the window frame, its fixed light on the left, the opening with the screen on the right. */
const jamb = 67;
const opening = { x: overlaps.left, y: overlaps.top, width: 900, height: 1200 };
const light = { x: opening.x - 90 - 1083, y: opening.y, width: 1083, height: opening.height };
const frame: Box = {
  x: light.x - jamb,
  y: light.y - jamb,
  width: light.width + 90 + opening.width + 2 * jamb,
  height: light.height + 2 * jamb,
};
const ledge = 44;

/** A window with a screen in one half, its sizes, and how the screen lies on the frame. */
export function windowScene(): Plate {
  return { sheet, profileColour: typicalColour, choices, views: [front(), detail()] };
}

function front(): View {
  const { width, height } = opening;
  const made = {
    width: overlaps.left + width + overlaps.right,
    height: overlaps.top + height + overlaps.bottom,
  };
  const offset = 26 * pixel;
  const bottom = frame.y + frame.height;
  const right = frame.x + frame.width;
  const across = { axis: 'x', from: 0, to: made.width } as const;
  const sizes = [
    { ...across, edge: bottom + ledge, offset, role: 'dimension', content: measure(made.width) },
    {
      axis: 'y',
      from: 0,
      to: made.height,
      edge: right,
      offset,
      role: 'dimension',
      content: measure(made.height),
    },
    {
      ...across,
      from: opening.x,
      to: opening.x + width,
      edge: frame.y,
      offset: -offset,
      role: 'dimension-opening',
      content: measure(width),
    },
  ] as const;
  return {
    name: 'front',
    at,
    millimetresPerPixel: pixel,
    box: boxOfSheet(at, pixel),
    shapes: [
      boxed('frame', frame),
      ...fixedLight(),
      rect('ledge', frame.x - 70, bottom, frame.width + 140, ledge),
      boxed('frame', opening),
      ...screenFront(data.build, { ...made, overlaps, pixel: 1.5 * pixel, choices }, opening),
      ...sizes.flatMap((size) => dimension(size, pixel, 'mm')),
    ],
  };
}

function fixedLight(): readonly Shape[] {
  const sash = inset(light, evenly(10));
  const pane = inset(sash, evenly(74));
  const glint = (x: number, y: number, length: number) =>
    line('glint', { x: pane.x + x, y: pane.y + y }, { x: pane.x + x + length, y: pane.y + y - length });
  return [
    boxed('frame', light),
    boxed('frame', sash),
    ...mitredFrame(inset(sash, evenly(66)), pane),
    glint(150, 560, 410),
    glint(230, 610, 250),
    rect('frame', sash.x + 24, sash.y + sash.height / 2 - 80, 26, 160, 13),
  ];
}

/** A cut through the jamb, enlarged: the flange lies over the frame, the clip holds it from inside. */
function detail(): View {
  const centre = { x: 850, y: 210 };
  const scale = 0.42;
  const radius = 91 * scale;
  // From the corner of the opening, as the cut has it, to millimetres round the middle of the circle.
  const place = (u: number, v: number): Point => ({ x: -u - 4, y: 63 - v });
  const piece = (role: Parameters<typeof rect>[0], u: readonly number[], v: readonly number[]) => {
    const [a, b] = [place(u[1] ?? 0, v[1] ?? 0), place(u[0] ?? 0, v[0] ?? 0)];
    return rect(role, a.x, a.y, b.x - a.x, b.y - a.y);
  };
  const { pieces, mesh } = sectionEnd({ data, choices, overlaps }, 'right');
  const spot = {
    x: (at.x + (opening.x + opening.width) / pixel - centre.x) * scale,
    y: (at.y + 1037 / pixel - centre.y) * scale,
  };
  const small = 13.5 * scale;
  const far = Math.hypot(spot.x, spot.y);
  const toward = (distance: number) => ({ x: (spot.x * distance) / far, y: (spot.y * distance) / far });
  const top = Math.min(...pieces.map(({ v }) => place(0, v[1]).y));
  return {
    name: 'detail',
    at: centre,
    millimetresPerPixel: scale,
    box: boxOfSheet(centre, scale),
    shapes: [
      circle('dimension', spot, small),
      line('dimension', toward(far - small), toward(radius)),
      circle('enlargement', { x: 0, y: 0 }, radius),
      piece('jamb', [-26, 0], [38, jamb]),
      ...pieces.map(({ role, u, v }) => piece(role, u, v)),
      line('mesh-line', place(mesh.u, mesh.v), { x: -radius + 3, y: place(0, mesh.v).y }),
      ...dimension(
        {
          axis: 'x',
          from: place(0, 0).x,
          to: place(-flange, 0).x,
          edge: top,
          offset: -9 * scale,
          role: 'dimension',
          content: { kind: 'figure', value: millimetres(flange) },
        },
        scale,
        'mm',
      ),
    ],
  };
}

function circle(role: 'dimension' | 'enlargement', { x, y }: Point, radius: number) {
  return rect(role, x - radius, y - radius, 2 * radius, 2 * radius, radius);
}

function measure(length: number) {
  return { kind: 'measure', value: millimetres(length) } as const;
}

function boxOfSheet({ x, y }: Point, scale: number): Box {
  return { x: -x * scale, y: -y * scale, width: sheet.width * scale, height: sheet.height * scale };
}
