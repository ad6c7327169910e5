import type { Palette, RalColour, Tint } from '#domain/product/colour.ts';
import entries from './data/ral-classic.json' with { type: 'json' };

const luminous = ['1026', '2005', '2007', '3024', '3026', '6038'];
const pearl = [
  '1035',
  '1036',
  '2013',
  '3032',
  '3033',
  '4011',
  '4012',
  '5025',
  '5026',
  '6035',
  '6036',
  '7048',
  '8029',
  '9022',
  '9023',
];
const notOrderable = new Set([...luminous, ...pearl]);

/** RAL Classic in the order of its codes. */
export const ralColours: readonly RalColour[] = entries.map((entry) => ({
  code: entry.code,
  label: `RAL ${entry.code}`,
  name: entry.name,
  hex: entry.hex,
  tint: parseTint(entry.tint),
  isOrderable: !notOrderable.has(entry.code),
}));

export const ralPalette: Palette = new Map(ralColours.map((colour) => [colour.label, colour]));

function parseTint(value: number): Tint {
  switch (value) {
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
    case 7:
    case 8:
    case 9:
      return value;
    default:
      throw new RangeError(`no such tint: ${value}`);
  }
}
