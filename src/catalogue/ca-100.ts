import { millimetres } from '#domain/measure/millimetres.ts';
import { defineProduct } from '#domain/product/product.ts';
import { fixed, flange, flangeAllRound } from './allowances.ts';
import { anodised, listed, other, standard } from './colours.ts';
import { brush, closing, intro, size, space } from './steps.ts';

const spaces = [26, 30, 36, 40, 50, 60];
const smallestSpace = 26;

export const ca100 = defineProduct({
  id: 7,
  code: 'CA-100',
  kimLarge: 'ca-100',
  form: 'hinged-door',
  limits: { width: { min: 600, max: 1300 }, height: { min: 1800, max: 2600 } },
  sizeErrors: 'perField',
  extraDeliveryDays: 2,
  steps: [
    intro,
    {
      key: 'montage',
      kind: 'images',
      help: 'meetinstructie',
      fields: [{ kind: 'option', name: 'in_frame', options: ['1', '2'] }],
    },
    {
      key: 'kader',
      kind: 'images',
      help: 'bijzonderheden',
      fields: [{ kind: 'option', name: 'frame', options: ['1', '2'] }],
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
        { ...space('bottom', spaces, smallestSpace), when: { field: 'frame', is: ['2'] } },
      ],
    },
    {
      key: 'hinge_side_draaisluiting_position',
      kind: 'hinge',
      fields: [
        { kind: 'option', name: 'hinge_side', options: ['1', '2'] },
        {
          kind: 'option',
          name: 'draaisluiting_position',
          options: ['0', '1', '2', '3'],
          picturedWith: 'hinge_side',
        },
      ],
    },
    {
      key: 'schopplaat',
      kind: 'images',
      fields: [{ kind: 'option', name: 'kick_plate', options: ['0', '1', '2', '3', '4'] }],
    },
    {
      key: 'dierenluik',
      kind: 'images',
      fields: [
        { kind: 'option', name: 'pet_door', options: ['0', '1', '2', '3'] },
        {
          kind: 'option',
          name: 'pet_position',
          options: ['1', '2', '3'],
          when: { field: 'pet_door', is: ['1', '2', '3'] },
        },
      ],
    },
    { key: 'dranger', kind: 'radio', fields: [{ kind: 'option', name: 'closer', options: ['0', '1'] }] },
    brush,
    {
      key: 'gaas',
      kind: 'images',
      fields: [{ kind: 'option', name: 'wire_id', options: ['1', '2', '3', '4', '5'] }],
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
            other('8'),
            listed('9', 'RAL 7039'),
            listed('10', 'RAL 6009'),
            listed('11', 'RAL 5011'),
            listed('12', 'RAL 7021'),
          ],
        },
      ],
    },
    ...closing,
  ],
  totalSize: [
    { when: [{ field: 'in_frame', is: ['1'] }], width: [fixed(-6)], height: [fixed(-5, -3)] },
    {
      when: [
        { field: 'in_frame', is: ['2'] },
        { field: 'frame', is: ['1'] },
      ],
      width: flange(35, 'space_left', 'space_right'),
      height: flange(35, 'space_top'),
    },
    {
      when: [
        { field: 'in_frame', is: ['2'] },
        { field: 'frame', is: ['2'] },
      ],
      ...flangeAllRound(35),
    },
  ],
  rules: [
    { kind: 'maxArea', squareMillimetres: 3_100_000 },
    {
      kind: 'forbid',
      when: [
        { field: 'pet_door', is: ['1'] },
        { field: 'kick_plate', is: ['0', '1'] },
      ],
      finding: 'ca_luik_plaat',
      figures: { plate: millimetres(400) },
      at: 'pet_door',
    },
    {
      kind: 'forbid',
      when: [
        { field: 'pet_door', is: ['2'] },
        { field: 'kick_plate', is: ['0', '1', '2'] },
      ],
      finding: 'ca_luik_plaat',
      figures: { plate: millimetres(500) },
      at: 'pet_door',
    },
    {
      kind: 'forbid',
      when: [
        { field: 'pet_door', is: ['3'] },
        { field: 'kick_plate', is: ['0', '1', '2', '3'] },
      ],
      finding: 'ca_luik_plaat',
      figures: { plate: 'mid-rail' },
      at: 'pet_door',
    },
    {
      kind: 'forbid',
      when: [
        { field: 'pet_door', is: ['3'] },
        { size: 'width', under: 800 },
      ],
      finding: 'ca_luik_breedte',
      figures: { from: millimetres(800) },
      at: 'pet_door',
    },
    {
      kind: 'forbid',
      when: [
        { field: 'draaisluiting_position', is: ['3'] },
        { size: 'height', under: 2000 },
      ],
      finding: 'ca_sluiting_hoog',
      figures: { under: millimetres(2000), position: millimetres(1200) },
      at: 'draaisluiting_position',
    },
    {
      kind: 'forbid',
      when: [
        { field: 'closer', is: ['1'] },
        { size: 'width', under: 750 },
      ],
      finding: 'ca_dranger',
      figures: { from: millimetres(750) },
      at: 'closer',
    },
    {
      kind: 'inform',
      when: [
        { field: 'sides', is: ['4'] },
        { field: 'frame', is: ['2'] },
      ],
      notice: 'ca_borstel_onder',
    },
  ],
});
