import { describe, expect, it } from 'vitest';
import type { ScreenForm } from '../form.ts';
import type { Drawing, Role } from '../shape.ts';
import { boxOf, middles, rects, type Sizes, screen } from '../test-drawing.ts';

describe('fixings on the chosen sides', () => {
  const sidesOf = (drawing: Drawing, role: Role, [width, height]: Sizes) =>
    new Set(
      rects(drawing, role).map((rect) => {
        const x = rect.x + rect.width / 2;
        const y = rect.y + rect.height / 2;
        if (y > height * 0.05 && y < height * 0.95) return x < width / 2 ? 'left' : 'right';
        return y < height / 2 ? 'top' : 'bottom';
      }),
    );

  it.each([
    [undefined, ['left', 'right']],
    ['1,2', ['left', 'right']],
    ['3,4', ['top', 'bottom']],
    ['1,2,4', ['left', 'right', 'bottom']],
    [
      ['1', '2', '3', '4'],
      ['left', 'right', 'top', 'bottom'],
    ],
    ['', []],
    ['9', []],
  ])('puts clips at %j', (sides, expected) => {
    const total: Sizes = [928, 1228];
    const answers = sides === undefined ? {} : { bevestiging: { sides } };
    expect(sidesOf(screen('clip-frame', answers, { total }), 'clip', total)).toEqual(new Set(expected));
  });

  it.each(['face-frame', 'heavy-roller', 'hinged-door'] as const)('puts brushes round a %s', (form) => {
    const total: Sizes = [900, 1800];
    const drawing = screen(form, { borstel: { sides: '1,4' } }, { total });
    expect(
      rects(drawing, 'brush').map(({ x, y, width, height }) => [x + width <= 0, y >= 1800, width, height]),
    ).toEqual([
      [true, false, expect.any(Number), 1800],
      [false, true, 900, expect.any(Number)],
    ]);
  });

  it.each([
    ['1', 'turn-button', ['left', 'right']],
    ['3', 'clip', ['left', 'right']],
  ] as const)('flat frame, fixation %s', (fixation, role, expected) => {
    const total: Sizes = [900, 1200];
    const drawing = screen('face-frame', { bevestiging: { fixation } }, { total });
    expect(sidesOf(drawing, role, total)).toEqual(new Set(expected));
  });

  it('flat frame on magnets: a strip all round, within the profile', () => {
    const drawing = screen('face-frame', { bevestiging: { fixation: '2' } }, { total: [900, 1200] });
    expect(boxOf(drawing, 'magnet-strip')).toEqual({ x: 18, y: 18, width: 864, height: 1164 });
  });

  it.each([
    ['1', 'left', 'right'],
    ['2', 'right', 'left'],
  ] as const)('flat frame on hinges, side %s', (side, hinged, buttoned) => {
    const total: Sizes = [900, 1200];
    const answers = { bevestiging: { fixation: '4' }, scharnierzijde: { hinge_side: side } };
    const drawing = screen('face-frame', answers, { total });
    expect(sidesOf(drawing, 'hinge', total)).toEqual(new Set([hinged]));
    expect(sidesOf(drawing, 'turn-button', total)).toEqual(new Set([buttoned]));
  });
});

describe('middle rails', () => {
  it.each<[ScreenForm, number, readonly number[]]>([
    ['clip-frame', 1499, []],
    ['clip-frame', 1500, [750]],
    ['clip-frame', 2200, [1100]],
    ['face-frame', 1599, []],
    ['face-frame', 1600, [800]],
    ['face-frame', 1999, [1000]],
    ['face-frame', 2001, [667, 1334]],
  ])('%s of %i mm', (form, height, centres) => {
    const drawing = screen(form, {}, { total: [900, height] });
    expect(middles(drawing, 'rail', 'y')).toEqual(centres);
    expect(drawing.rails).toBe(centres.length);
  });

  it.each([1800, 2145, 2600])('hinged door of %i mm: centre 917 mm above the bottom', (height) => {
    const drawing = screen('hinged-door', {}, { total: [900, height] });
    expect(middles(drawing, 'rail', 'y')).toEqual([height - 917]);
    expect(drawing.railHeight).toBe(917);
  });
});
