import { millimetres } from '#domain/measure/millimetres.ts';
import { defineProduct } from '#domain/product/product.ts';
import { flangeAllRound } from './allowances.ts';
import { anodised, custom, standard } from './colours.ts';
import { closing, intro, sillSpace, size, space } from './steps.ts';

const spaces = [8, 10, 12, 14, 15, 20, 25, 30];
const smallestSpace = 8;

export const pe100 = defineProduct({
  id: 1,
  code: 'PE-100',
  kimLarge: 'pe-100',
  form: 'clip-frame',
  limits: { width: { min: 250, max: 1600 }, height: { min: 250, max: 2200 } },
  sizeErrors: 'perField',
  extraDeliveryDays: 0,
  steps: [
    intro,
    {
      key: 'kozijn',
      kind: 'images',
      help: 'meetinstructie',
      helpWhen: { field: 'frame_material', is: ['3'], topic: 'kozijn_hout' },
      fields: [{ kind: 'option', name: 'frame_material', options: ['1', '2', '3'] }],
    },
    {
      key: 'kozijntype',
      kind: 'images',
      help: 'bijzonderheden',
      fields: [{ kind: 'option', name: 'frame_type', options: ['A', 'B'] }],
    },
    size,
    {
      key: 'rondom_maten',
      kind: 'margins',
      help: 'bijzonderheden',
      fields: [
        space('left', spaces, smallestSpace),
        space('right', spaces, smallestSpace),
        space('top', spaces, smallestSpace),
        ...sillSpace(spaces, smallestSpace),
      ],
    },
    {
      key: 'uitsteeksel',
      kind: 'images',
      help: 'uitsteeksel',
      fields: [{ kind: 'option', name: 'profile_depth', options: ['1', '2', '3', '4', '5'] }],
    },
    {
      key: 'obstakel',
      kind: 'radio',
      help: 'obstakel',
      // What is near the window, and no part of the screen.
      fields: [{ kind: 'option', name: 'obstacle', options: ['1', '2', '3'], isDrawn: false }],
    },
    {
      key: 'bevestiging',
      kind: 'sides',
      help: 'kozijn_hout',
      fields: [
        {
          kind: 'sides',
          name: 'sides',
          options: ['1', '2', '3', '4'],
          minimum: 2,
          included: 2,
          initial: ['1', '2'],
        },
      ],
    },
    {
      key: 'gaas',
      kind: 'images',
      fields: [{ kind: 'option', name: 'wire_id', options: ['1', '2', '3', '4'] }],
    },
    {
      key: 'color',
      kind: 'colour',
      fields: [
        {
          kind: 'colour',
          name: 'color',
          colours: [
            standard('1', 'RAL 9010'),
            standard('2', 'RAL 9001'),
            standard('3', 'RAL 9016'),
            standard('4', 'RAL 7016 structuur'),
            standard('5', 'RAL 9005 structuur'),
            anodised('6'),
            standard('7', 'RAL 8019'),
            standard('8', 'RAL 6009'),
            standard('9', 'RAL 5011'),
            custom('10'),
          ],
        },
      ],
    },
    ...closing,
  ],
  totalSize: [
    { when: [{ field: 'frame_type', is: ['A'] }], ...flangeAllRound(14) },
    { when: [{ field: 'frame_type', is: ['B'] }], ...flangeAllRound(8) },
  ],
  rules: [
    { kind: 'maxArea', squareMillimetres: 2_800_000 },
    { kind: 'maxRatio', times: 5 },
    {
      kind: 'forbid',
      when: [{ field: 'profile_depth', is: ['5'] }],
      finding: 'pe_uitsteeksel_max',
      at: 'profile_depth',
    },
    {
      kind: 'forbid',
      when: [
        { field: 'obstacle', is: ['2'] },
        { field: 'profile_depth', is: ['3', '4', '5'] },
      ],
      finding: 'pe_obstakel_diepte',
      at: 'obstacle',
    },
    { kind: 'inform', when: [{ field: 'obstacle', is: ['3'] }], notice: 'pe_obstakel_bel' },
    {
      kind: 'forbid',
      when: [
        { field: 'frame_material', is: ['3'] },
        { field: 'sides', is: ['4'] },
      ],
      finding: 'pe_hout_onder',
      at: 'sides',
    },
    {
      kind: 'oppositeSides',
      finding: 'pe_zijden_tegenover',
      field: 'sides',
      pairs: [
        ['1', '2'],
        ['3', '4'],
      ],
    },
    {
      kind: 'forbid',
      when: [
        { field: 'space_bottom', is: ['0'] },
        { field: 'sides', is: ['4'] },
      ],
      finding: 'pe_onder_geen_flens',
      at: 'sides',
    },
    {
      kind: 'inform',
      when: [{ size: 'height', from: 1500 }],
      notice: 'tussenregel',
      figures: { from: millimetres(1500), rails: 'one-rail' },
    },
  ],
});
