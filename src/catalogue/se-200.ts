import { defineProduct } from '#domain/product/product.ts';
import type { Leaves } from '#domain/product/rule.ts';
import { pleatedColours, pleatedFixing, pleatedMounting, pleatedRules, pleatedTotalSize } from './pleated.ts';
import { closing, intro } from './steps.ts';

const leaves = {
  field: 'split',
  widest: { '1': [1, 2], '2': [2, 3], '3': [2, 3] },
  otherwise: [1, 2],
} as const satisfies Leaves;

export const se200 = defineProduct({
  id: 3,
  code: 'SE-200',
  kimLarge: 'se-200',
  form: 'double-pleated',
  limits: { width: { min: 1200, max: 3800 }, height: { min: 1800, max: 2700 } },
  sizeErrors: 'perField',
  extraDeliveryDays: 0,
  steps: [
    intro,
    ...pleatedMounting,
    {
      key: 'verdeling',
      kind: 'images',
      fields: [{ kind: 'option', name: 'split', options: ['1', '2', '3'] }],
    },
    ...pleatedFixing,
    {
      key: 'handgreep',
      kind: 'radio',
      fields: [{ kind: 'option', name: 'handgreepjes', options: ['0', '2', '4'] }],
    },
    { key: 'color', kind: 'colour', fields: [pleatedColours] },
    ...closing,
  ],
  totalSize: pleatedTotalSize,
  rules: [
    { kind: 'maxArea', squareMillimetres: 9_600_000 },
    { kind: 'heightSurplus', finding: 'se_verhouding', millimetres: 200, leaves },
    { kind: 'maxLeaf', finding: 'se200_verdeling', millimetres: 1900, leaves },
    ...pleatedRules,
    { kind: 'inform', when: [{ size: 'width', under: 1600 }], notice: 'se200_smal_advies' },
  ],
});
