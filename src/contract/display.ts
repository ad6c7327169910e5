import type { StepKind } from '#domain/product/step.ts';

export const displays = [
  'SpecIntro',
  'SpecOptionRadio',
  'SpecOptionRadioImage',
  'SpecHingeSide',
  'SpecOptionColor',
  'SpecOptionCheckbox',
  'SpecTextfield',
  'SpecMaten',
  'SpecRondomMaten',
  'SpecAlleMatenRo',
  'SpecMatenMultiple',
  'SpecAmount',
  'SpecSummary',
] as const;
export type Display = (typeof displays)[number];

/** R2.28: how each kind of step is called on the wire. Tints and picker are screens of SpecOptionColor. */
export const displayOf = {
  intro: 'SpecIntro',
  radio: 'SpecOptionRadio',
  images: 'SpecOptionRadioImage',
  hinge: 'SpecHingeSide',
  colour: 'SpecOptionColor',
  sides: 'SpecOptionCheckbox',
  label: 'SpecTextfield',
  size: 'SpecMaten',
  margins: 'SpecRondomMaten',
  sizeAndSpace: 'SpecAlleMatenRo',
  rows: 'SpecMatenMultiple',
  amount: 'SpecAmount',
  summary: 'SpecSummary',
} as const satisfies Record<StepKind | 'rows', Display>;
