import { defineProduct } from '#domain/product/product.ts';
import { pleatedColours, pleatedFixing, pleatedMounting, pleatedRules, pleatedTotalSize } from './pleated.ts';
import { closing, intro } from './steps.ts';

export const se100 = defineProduct({
  id: 2,
  code: 'SE-100',
  kimLarge: 'se-100',
  form: 'pleated',
  limits: { width: { min: 600, max: 1900 }, height: { min: 1800, max: 2700 } },
  sizeErrors: 'perField',
  extraDeliveryDays: 0,
  steps: [
    intro,
    ...pleatedMounting,
    {
      key: 'schuifrichting',
      kind: 'images',
      fields: [{ kind: 'option', name: 'direction', options: ['1', '2'] }],
    },
    ...pleatedFixing,
    {
      key: 'handgreep',
      kind: 'radio',
      fields: [{ kind: 'option', name: 'handgreepjes', options: ['0', '1', '2'] }],
    },
    { key: 'color', kind: 'colour', fields: [pleatedColours] },
    ...closing,
  ],
  totalSize: pleatedTotalSize,
  rules: [
    { kind: 'maxArea', squareMillimetres: 4_800_000 },
    { kind: 'heightSurplus', finding: 'se_verhouding', millimetres: 200 },
    ...pleatedRules,
    { kind: 'inform', when: [{ size: 'width', over: 1500 }], notice: 'se_breed_advies' },
  ],
});
