import { millimetres } from '#domain/measure/millimetres.ts';
import type { Field } from '#domain/product/field.ts';
import type { Step } from '#domain/product/step.ts';
import type { TotalSize } from '#domain/product/total-size.ts';
import { fixed, flange } from './allowances.ts';
import { custom, standard } from './colours.ts';
import { size, space } from './steps.ts';

const spaces = [21, 25, 31, 40, 50, 60];
const smallestSpace = 21;

/** Where a pleated door is mounted, and its sizes. */
export const pleatedMounting = [
  {
    key: 'montage',
    kind: 'images',
    help: 'meetinstructie',
    fields: [{ kind: 'option', name: 'in_frame', options: ['1', '2'] }],
  },
  size,
  {
    key: 'rondom_maten',
    kind: 'margins',
    help: 'bijzonderheden',
    when: { field: 'in_frame', is: ['2'] },
    fields: [
      space('left', spaces, smallestSpace),
      space('right', spaces, smallestSpace),
      space('top', spaces, smallestSpace),
    ],
  },
] as const satisfies readonly Step[];

export const pleatedFixing = [
  {
    key: 'onderstrip',
    kind: 'images',
    help: 'bijzonderheden',
    fields: [{ kind: 'option', name: 'onderstrip', options: ['1', '2', '3', '4'] }],
  },
  {
    key: 'bevestiging',
    kind: 'radio',
    // Tape or screws, behind the profile.
    fields: [{ kind: 'option', name: 'fixation', options: ['1', '2'], isDrawn: false }],
  },
  { key: 'gaas', kind: 'images', fields: [{ kind: 'option', name: 'wire_id', options: ['1', '2'] }] },
] as const satisfies readonly Step[];

export const pleatedColours = {
  kind: 'colour',
  name: 'color',
  colours: [
    standard('1', 'RAL 9010'),
    standard('2', 'RAL 9001'),
    standard('3', 'RAL 9016'),
    standard('4', 'RAL 7016 structuur'),
    standard('5', 'RAL 9005 structuur'),
    standard('6', 'RAL 9006'),
    standard('7', 'RAL 8019'),
    standard('8', 'RAL 7039'),
    custom('9'),
  ],
} as const satisfies Field;

export const pleatedTotalSize = [
  { when: [{ field: 'in_frame', is: ['1'] }], width: [fixed(-4)], height: [fixed(-3, -3)] },
  {
    when: [{ field: 'in_frame', is: ['2'] }],
    width: flange(30, 'space_left', 'space_right'),
    height: flange(30, 'space_top'),
  },
] as const satisfies readonly TotalSize[];

export const pleatedRules = [
  {
    kind: 'forbid',
    when: [
      { field: 'in_frame', is: ['2'] },
      { field: 'onderstrip', is: ['1', '2', '3'] },
    ],
    finding: 'se_strip_op_de_dag',
    at: 'onderstrip',
  },
  {
    kind: 'forbid',
    when: [
      { field: 'in_frame', is: ['1'] },
      { field: 'onderstrip', is: ['4'] },
    ],
    finding: 'se_strip_in_de_dag',
    at: 'onderstrip',
  },
  {
    kind: 'forbid',
    when: [
      { field: 'wire_id', is: ['2'] },
      { size: 'height', over: 2600 },
    ],
    finding: 'se_grijs_hoogte',
    figures: { max: millimetres(2600) },
    at: 'wire_id',
  },
  {
    kind: 'forbid',
    when: [
      { field: 'fixation', is: ['1'] },
      { size: 'height', over: 2400 },
    ],
    finding: 'se_tape_hoogte',
    figures: { max: millimetres(2400) },
    at: 'fixation',
  },
] as const;
