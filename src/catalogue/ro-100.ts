import { millimetres } from '#domain/measure/millimetres.ts';
import { defineProduct } from '#domain/product/product.ts';
import { anodised, listed, other, standard } from './colours.ts';
import { closure, cord, hardware, rollerMounting, rollerTotalSize } from './roller.ts';
import { brush, closing, intro } from './steps.ts';

const guide = 28;
const cassette = 54;
const depth = 58;

export const ro100 = defineProduct({
  id: 5,
  code: 'RO-100',
  kimLarge: 'ro-100',
  form: 'heavy-roller',
  limits: { width: { min: 300, max: 1800 }, height: { min: 500, max: 2500 } },
  sizeErrors: 'general',
  extraDeliveryDays: 2,
  steps: [
    intro,
    ...rollerMounting,
    { key: 'bediening', kind: 'images', fields: [{ kind: 'option', name: 'pull_bar', options: ['1', '2'] }] },
    {
      key: 'rem',
      kind: 'radio',
      // Inside the cassette.
      fields: [{ kind: 'option', name: 'brake', options: ['1', '2'], isDrawn: false }],
    },
    closure,
    cord,
    brush,
    { key: 'gaas', kind: 'images', fields: [{ kind: 'option', name: 'wire_id', options: ['1', '2', '3'] }] },
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
            other('7'),
            listed('8', 'RAL 8019'),
            listed('9', 'RAL 7039'),
            listed('10', 'RAL 7021'),
            listed('11', 'RAL 6009'),
            listed('12', 'RAL 5011'),
          ],
        },
      ],
    },
    ...closing,
  ],
  totalSize: rollerTotalSize(guide, cassette),
  rules: [
    {
      kind: 'corner',
      finding: 'ro100_hoek',
      steps: [
        { upTo: 900, height: 2500 },
        { upTo: 1200, height: 2200 },
        { upTo: 1600, height: 1900 },
        { upTo: 1800, height: 1400 },
      ],
    },
    {
      kind: 'forbid',
      when: [{ space: 'depth', under: depth }],
      finding: 'ro_diepte',
      figures: { min: millimetres(depth) },
      at: 'depth',
    },
    hardware(guide, cassette),
    {
      kind: 'forbid',
      when: [
        { size: 'width', under: 500 },
        { field: 'brake', is: ['1'] },
      ],
      finding: 'ro100_smal_rem',
      figures: { under: millimetres(500) },
      at: 'brake',
    },
  ],
});
