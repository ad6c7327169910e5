import { rect } from '#domain/drawing/part.ts';
import type { Box, Outline } from '#domain/drawing/shape.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { formatLength } from '#text/format/measure.ts';
import { extentOf } from './crop.ts';
import type { Note } from './notes.ts';
import { extentOfRole, frontOf, marked, type Option, type OptionScene, without } from './option.ts';

const length = (value: number) => formatLength(millimetres(value), 'mm');

/** Of doors the height that their hardware asks for; of windows one at which parts are large. */
const door = [900, 2100] as const;
const window = [520, 640] as const;

const hingeStep = 'hinge_side_draaisluiting_position';
const hardware = { along: 190, across: 64 };

/** Three sides, or all four: the foot of a narrow door, for that is where they differ. */
export function surround(option: Option): OptionScene {
  const [width, height] = [380, 840] as const;
  const { drawing, shapes } = frontOf(option, [width, height]);
  // The leaf has profiles too, but stays clear of the edges.
  const isOuter = (shape: Outline) => {
    const { x, y, width: wide } = extentOf([shape], 0);
    return x < 1 || y < 1 || x + wide > width - 1;
  };
  return {
    drawing,
    shapes: marked(shapes, ['profile'], isOuter),
    box: { x: -28, y: height - 322, width: width + 56, height: 350 },
  };
}

/** The lower half of a door. */
const lower: Box = { x: -150, y: 1120, width: 1224, height: 1020 };

export function kickPlate(option: Option): OptionScene {
  const { drawing, shapes } = frontOf(option, door);
  const plate = extentOfRole(shapes, 'kick-plate');
  const { kickPlate: chosen } = drawing.choices;
  const top = chosen === 'rail' ? door[1] - 917 : (plate?.y ?? 0);
  const bottom = chosen === 'rail' || plate === null ? door[1] : plate.y + plate.height;
  const notes: readonly Note[] =
    plate === null
      ? []
      : [upright(450, top, bottom, length(chosen === 'rail' || chosen === null ? 917 : chosen))];
  return { drawing, shapes: marked(shapes, ['kick-plate']), box: lower, notes };
}

/** Each in the lowest plate that carries it: how high that must be is what decides. */
const plateFor: Readonly<Record<string, readonly [option: string, height: number | null]>> = {
  '1': ['2', 400],
  '2': ['3', 500],
  '3': ['4', null],
};

export function petDoor(option: Option): OptionScene {
  const [plate, height] = plateFor[option.key] ?? ['2', null];
  const { drawing, shapes } = frontOf(option, door, {
    schopplaat: { kick_plate: plate },
    dierenluik: { pet_position: '2' },
  });
  const found = extentOfRole(shapes, 'kick-plate');
  const notes =
    height === null || found === null
      ? []
      : [
          { ...upright(-60, found.y, found.y + found.height, ''), beside: 'right' as const },
          { kind: 'word' as const, at: { x: 450, y: found.y - 90 }, text: `≥ ${length(height)}` },
        ];
  return { drawing, shapes: marked(shapes, ['pet-door']), box: lower, notes };
}

export function petPosition(option: Option): OptionScene {
  const { drawing, shapes } = frontOf(option, door, {
    schopplaat: { kick_plate: '3' },
    dierenluik: { pet_door: '1' },
  });
  return {
    drawing,
    shapes: marked(shapes, ['pet-door']),
    box: { x: -60, y: 1290, width: 1020, height: 850 },
  };
}

/** The lower part of a door with its lock at the height that the option names, opposite the hinges. */
export function lock(option: Option): OptionScene {
  const [width, height] = door;
  const { drawing, shapes } = frontOf(option, door);
  const { lock: at, hinges } = drawing.choices;
  const isRight = hinges === 'left';
  const box: Box = { x: (width - 1800) / 2, y: 680, width: 1800, height: 1500 };
  const plain = without(shapes, 'lock', 'handle', 'hinge', 'magnet');
  const hung = [0.52, 0.9].map((share) =>
    rect('lock', (isRight ? 38 : width - 38) - 18, height * share - 80, 36, 160, 8),
  );
  const edge = isRight ? width - 38 : 38;
  if (typeof at !== 'number') {
    const magnets = [0.45, 0.78].map((share) =>
      rect('subject', edge - 24, height * share - 110, 48, 220, 10),
    );
    return { drawing, shapes: [...plain, ...hung, ...magnets], box };
  }
  const y = height - at;
  const inward = isRight ? -1 : 1;
  const middle = edge + inward * 30;
  const lever = rect('subject', inward < 0 ? middle - 210 : middle, y - 26, 210, 52, 26);
  const plate = rect('subject', middle - 38, y - 120, 76, 240, 14);
  return {
    drawing,
    shapes: [...plain, ...hung, plate, lever],
    box,
    notes: [upright(width / 2 + inward * 20, y, height, length(at))],
  };
}

/** The whole screen, its hinges large enough to be seen at a glance. */
export function hingeSide(option: Option): OptionScene {
  const isDoor = option.step === hingeStep;
  const total = isDoor ? door : window;
  const { drawing, shapes } = frontOf(option, total, {
    bevestiging: { fixation: '4' },
    [hingeStep]: { draaisluiting_position: '0' },
  });
  const [width, height] = total;
  const size = isDoor ? hardware : { along: 110, across: 34 };
  const from = isDoor ? 38 : 0;
  const x = drawing.choices.hinges === 'left' ? from : width - from;
  const large = (isDoor ? [0.11, 0.5, 0.89] : [0.22, 0.78]).map((share) =>
    rect('subject', x - size.across / 2, height * share - size.along / 2, size.across, size.along, 8),
  );
  const rest = without(shapes, 'hinge', 'magnet');
  return { drawing, shapes: [...rest, ...large], box: extentOf([...rest, ...large], height / 30) };
}

/** A corner of the frame: the parts that hold it are small. */
export function fixation(option: Option): OptionScene {
  const { drawing, shapes } = frontOf(option, window, { scharnierzijde: { hinge_side: '1' } });
  return { drawing, shapes, box: { x: -56, y: 94, width: 216, height: 180 } };
}

export function closure(option: Option): OptionScene {
  const [width, height] = [520, 620] as const;
  const { drawing, shapes } = frontOf(option, [width, height]);
  return {
    drawing,
    shapes,
    box: { x: -20, y: height * 0.68, width: width * 0.52, height: height * 0.36 },
  };
}

/** Where the mesh folds up. */
export function direction(option: Option): OptionScene {
  const total = [1000, 1060] as const;
  const { drawing, shapes } = frontOf(option, total);
  return { drawing, shapes: marked(shapes, ['package']), box: extentOf(shapes, 30) };
}

const parts = { equal: ['½', '½'], 'left-third': ['⅓', '⅔'], 'right-third': ['⅔', '⅓'] } as const;
const meeting = { equal: 1 / 2, 'left-third': 1 / 3, 'right-third': 2 / 3 } as const;

export function split(option: Option): OptionScene {
  const [width, height] = [2000, 1340] as const;
  const { drawing, shapes } = frontOf(option, [width, height]);
  const chosen = drawing.choices.split ?? 'equal';
  const middle = width * meeting[chosen];
  const y = height + 90;
  const notes = [
    [0, middle, parts[chosen][0]],
    [middle, width, parts[chosen][1]],
  ] as const;
  return {
    drawing,
    shapes: marked(shapes, ['bar']),
    box: { x: -60, y: -60, width: width + 120, height: height + 400 },
    notes: notes.map(([from, to, text]) => ({
      kind: 'dimension',
      from: { x: from, y },
      to: { x: to, y },
      text,
      beside: 'below',
    })),
  };
}

function upright(x: number, top: number, bottom: number, text: string): Extract<Note, { kind: 'dimension' }> {
  return { kind: 'dimension', from: { x, y: top }, to: { x, y: bottom }, text, beside: 'on' };
}
