import { millimetres } from '#domain/measure/millimetres.ts';
import { defineProduct } from '#domain/product/product.ts';
import { flangeAllRound } from './allowances.ts';
import { anodised, listed, other, standard } from './colours.ts';
import { brush, closing, intro, sillSpace, size, space } from './steps.ts';

const spaces = [13, 15, 17, 19, 21, 25, 30, 40];
const smallestSpace = 13;

export const ce100 = defineProduct({
  id: 6,
  code: 'CE-100',
  kimLarge: 'ce-100',
  form: 'face-frame',
  limits: { width: { min: 250, max: 1800 }, height: { min: 250, max: 2400 } },
  sizeErrors: 'perField',
  extraDeliveryDays: 0,
  steps: [
    intro,
    {
      key: 'plaatsing',
      kind: 'images',
      help: 'meetinstructie',
      fields: [{ kind: 'option', name: 'placement', options: ['1', '2'] }],
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
      key: 'bevestiging',
      kind: 'images',
      help: 'obstakel',
      fields: [{ kind: 'option', name: 'fixation', options: ['1', '2', '3', '4'] }],
    },
    {
      key: 'scharnierzijde',
      kind: 'images',
      when: { field: 'fixation', is: ['4'] },
      fields: [{ kind: 'option', name: 'hinge_side', options: ['1', '2'] }],
    },
    brush,
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
            other('10'),
            listed('11', 'RAL 7039'),
            listed('12', 'RAL 7021'),
            listed('13', 'RAL 6005'),
            listed('14', 'RAL 3005'),
            listed('15', 'RAL 1015'),
          ],
        },
      ],
    },
    ...closing,
  ],
  totalSize: [flangeAllRound(20)],
  rules: [
    { kind: 'maxArea', squareMillimetres: 3_200_000 },
    { kind: 'maxRatio', times: 5 },
    {
      kind: 'forbid',
      when: [
        { field: 'fixation', is: ['2'] },
        { size: 'area', over: 1_500_000 },
      ],
      finding: 'ce_magneet',
      at: 'fixation',
    },
    {
      kind: 'forbid',
      when: [
        { field: 'fixation', is: ['2'] },
        { field: 'placement', is: ['2'] },
      ],
      finding: 'ce_magneet_buiten',
      at: 'fixation',
    },
    {
      kind: 'forbid',
      when: [
        { field: 'fixation', is: ['4'] },
        { size: 'width', over: 1000 },
      ],
      finding: 'ce_scharnier',
      figures: { max: millimetres(1000) },
      at: 'fixation',
    },
    {
      kind: 'brushSpace',
      finding: 'ce_borstel_ruimte',
      field: 'sides',
      minimum: 17,
      spaces: { '1': 'space_left', '2': 'space_right', '3': 'space_top', '4': 'space_bottom' },
    },
    {
      kind: 'inform',
      when: [
        { size: 'height', from: 1600 },
        { size: 'height', under: 2000 },
      ],
      notice: 'tussenregel',
      figures: { from: millimetres(1600), rails: 'one-rail' },
    },
    {
      kind: 'inform',
      when: [{ size: 'height', from: 2000 }],
      notice: 'tussenregel',
      figures: { from: millimetres(2000), rails: 'two-rails' },
    },
  ],
});
