import { millimetres } from '#domain/measure/millimetres.ts';
import { defineProduct } from '#domain/product/product.ts';
import { listed, other, standard } from './colours.ts';
import { closure, cord, hardware, rollerMounting, rollerTotalSize } from './roller.ts';
import { closing, intro } from './steps.ts';

const guide = 22;
const cassette = 44;
const depth = 46;

export const ro50 = defineProduct({
  id: 4,
  code: 'RO-50',
  kimLarge: 'ro-50',
  form: 'roller',
  limits: { width: { min: 450, max: 1400 }, height: { min: 500, max: 1800 } },
  sizeErrors: 'general',
  extraDeliveryDays: 0,
  steps: [
    intro,
    ...rollerMounting,
    closure,
    cord,
    { key: 'gaas', kind: 'images', fields: [{ kind: 'option', name: 'wire_id', options: ['1', '2'] }] },
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
            standard('3', 'RAL 7016 structuur'),
            standard('4', 'RAL 9005 structuur'),
            other('5'),
            listed('6', 'RAL 9016'),
            listed('7', 'RAL 8019'),
            listed('8', 'RAL 7021'),
            listed('9', 'RAL 9006'),
          ],
        },
      ],
    },
    ...closing,
  ],
  totalSize: rollerTotalSize(guide, cassette),
  rules: [
    { kind: 'maxArea', squareMillimetres: 2_200_000 },
    {
      kind: 'forbid',
      when: [{ space: 'depth', under: depth }],
      finding: 'ro_diepte',
      figures: { min: millimetres(depth) },
      at: 'depth',
    },
    hardware(guide, cassette),
    {
      kind: 'clearOpening',
      notice: 'ro_doorkijk',
      when: [{ field: 'in_frame', is: ['1'] }],
      width: 2 * guide,
      height: cassette,
    },
    {
      kind: 'inform',
      when: [
        { size: 'height', over: 1500 },
        { field: 'cord', is: ['0'] },
      ],
      notice: 'ro_koord_advies',
    },
  ],
});
