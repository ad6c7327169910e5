import { type ComponentType, lazy } from 'react';
import type { Display } from '#contract/display.ts';
import type { StepProps } from '../step-props.ts';
import { ColourStep } from './ColourStep.tsx';
import { MarginsStep } from './MarginsStep.tsx';
import { HingeSideStep, ImagesStep, RadioStep } from './OptionsStep.tsx';
import { SidesStep } from './SidesStep.tsx';
import { SizeStep } from './SizeStep.tsx';
import { TextStep } from './TextStep.tsx';

// Quick order's rows are most of its script: no product page may have to load them.
const RollerSizesStep = lazy(async () => ({
  default: (await import('./RollerSizesStep.tsx')).RollerSizesStep,
}));
const RowsStep = lazy(async () => ({ default: (await import('../rows/RowsStep.tsx')).RowsStep }));

/** In wizard-steps.ts. */
export type WizardDisplay = 'SpecIntro' | 'SpecAmount' | 'SpecSummary';

export type StepTable = { readonly [Key in Display]?: ComponentType<StepProps> };

/** Every display the contract knows has a step (R2.28); tints and picker are screens within the colour step. */
export const stepByDisplay: Readonly<Record<Exclude<Display, WizardDisplay>, ComponentType<StepProps>>> &
  StepTable = {
  SpecOptionRadio: RadioStep,
  SpecOptionRadioImage: ImagesStep,
  SpecHingeSide: HingeSideStep,
  SpecOptionColor: ColourStep,
  SpecOptionCheckbox: SidesStep,
  SpecTextfield: TextStep,
  SpecMaten: SizeStep,
  SpecRondomMaten: MarginsStep,
  SpecAlleMatenRo: RollerSizesStep,
  SpecMatenMultiple: RowsStep,
};
