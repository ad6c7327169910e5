import { describe, expect, it } from 'vitest';
import type { Side } from '../drawing/form.ts';
import type { SpaceField } from './field.ts';
import { overlapsOf } from './overlaps.ts';
import { defineProduct } from './product.ts';

const space = <const S extends Side>(side: S) =>
  ({
    kind: 'space',
    name: `space_${side}`,
    side,
    values: [0, 10, 50],
    sorting: 'up',
  }) as const satisfies SpaceField;

/** Its form is that of CE-100, which laps 20 mm over on every side: this one does not. */
const product = defineProduct({
  id: 8,
  code: 'DA-100',
  kimLarge: 'da-100',
  form: 'face-frame',
  limits: { width: { min: 400, max: 800 }, height: { min: 1300, max: 1600 } },
  sizeErrors: 'perField',
  extraDeliveryDays: 0,
  steps: [
    {
      key: 'montage',
      kind: 'radio',
      fields: [{ kind: 'option', name: 'in_frame', options: ['1', '2', '3'] }],
    },
    {
      key: 'ruimte',
      kind: 'margins',
      fields: [
        space('left'),
        space('right'),
        { ...space('bottom'), raisedBy: 'strip' },
        { kind: 'raise', name: 'strip', of: 'space_bottom', min: 1, max: 40 },
      ],
    },
  ],
  totalSize: [
    {
      when: [{ field: 'in_frame', is: ['1'] }],
      width: [{ kind: 'fixed', millimetres: 40 }],
      height: [{ kind: 'fixed', millimetres: -5, before: -3 }],
    },
    {
      when: [{ field: 'in_frame', is: ['2'] }],
      width: [
        { kind: 'overlap', field: 'space_left', standard: 25 },
        { kind: 'overlap', field: 'space_right', standard: 25 },
      ],
      height: [
        { kind: 'fixed', millimetres: 54, before: 54 },
        { kind: 'overlap', field: 'space_bottom', standard: 30 },
      ],
    },
    {
      when: [{ field: 'in_frame', is: ['3'] }],
      width: [{ kind: 'perAnswer', field: 'in_frame', millimetres: { '3': 12 } }],
      height: [{ kind: 'perAnswer', field: 'space_bottom', millimetres: { '0': 0, '10': 16 } }],
    },
  ],
  rules: [],
});

const around = (
  in_frame: string,
  spaces: Readonly<Record<string, string>> = {},
  unit: 'mm' | 'cm' = 'mm',
) => {
  const { left, right, top, bottom } = overlapsOf(product, { montage: { in_frame }, ruimte: spaces }, unit);
  return [left, right, top, bottom];
};

describe('how far a screen reaches past the opening', () => {
  it('is what the total size adds: half on either side, unless it says otherwise', () => {
    expect(around('1')).toEqual([20, 20, -3, -2]);
  });

  it('gives each flange its own side, and as much as there is room for', () => {
    expect(around('2')).toEqual([25, 25, 54, 30]);
    expect(around('2', { space_left: '10', space_right: '0', space_bottom: '50' })).toEqual([9, 0, 54, 30]);
    expect(around('2', { space_bottom: 'A', strip: '1,4' }, 'cm')).toEqual([25, 25, 54, -15]);
  });

  it('puts what an answer adds on the side that it is about', () => {
    expect(around('3', { space_bottom: '10' })).toEqual([6, 6, 0, 16]);
  });

  it('is the standard case while nothing is answered, or nothing that can be', () => {
    const standard = { left: 20, right: 20, top: -3, bottom: -2 };
    expect(overlapsOf(product, {}, 'mm')).toEqual(standard);
    expect(overlapsOf(product, { montage: { in_frame: '9' } }, 'mm')).toEqual(standard);
    expect(overlapsOf({ steps: [], totalSize: [] }, {}, 'mm')).toEqual({
      left: 0,
      right: 0,
      top: 0,
      bottom: 0,
    });
  });
});
