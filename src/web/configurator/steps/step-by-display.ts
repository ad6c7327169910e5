import type { ComponentType } from 'react';
import type { Display } from '#contract/display.ts';
import { popupText } from '#text/configurator/popup.ts';
import { type Late, late } from '../late.tsx';
import type { StepProps } from '../step-props.ts';
import type { laterSteps } from './later-steps.ts';
import { HingeSideStep, ImagesStep, RadioStep } from './OptionsStep.tsx';

/** In wizard-steps.ts. */
export type WizardDisplay = 'SpecIntro' | 'SpecAmount' | 'SpecSummary';

type LaterDisplay = keyof typeof laterSteps;

export type StepTable = { readonly [Key in Display]?: ComponentType<StepProps> };

const later: Readonly<Record<LaterDisplay, Late<StepProps>>> = {
  SpecOptionColor: lateStep('SpecOptionColor'),
  SpecOptionCheckbox: lateStep('SpecOptionCheckbox'),
  SpecTextfield: lateStep('SpecTextfield'),
  SpecMaten: lateStep('SpecMaten'),
  SpecRondomMaten: lateStep('SpecRondomMaten'),
};

function lateStep(display: LaterDisplay): Late<StepProps> {
  return late(async () => (await import('./later-steps.ts')).laterSteps[display], popupText.coming);
}

/** From the first choice on, so that choosing can go on where the line is lost (R20.12). */
export function loadLaterSteps(): void {
  for (const step of Object.values(later)) step.ask();
}

// Quick order's rows are most of its script, and most products have no roller: neither comes where it is not asked.
const RowsStep = late(async () => (await import('../rows/RowsStep.tsx')).RowsStep, popupText.coming);
const RollerSizesStep = late(
  async () => (await import('./RollerSizesStep.tsx')).RollerSizesStep,
  popupText.coming,
);

/** Every display the contract knows has a step (R2.28); tints and picker are screens within the colour step. */
export const stepByDisplay: Readonly<Record<Exclude<Display, WizardDisplay>, ComponentType<StepProps>>> &
  StepTable = {
  SpecOptionRadio: RadioStep,
  SpecOptionRadioImage: ImagesStep,
  SpecHingeSide: HingeSideStep,
  ...later,
  SpecAlleMatenRo: RollerSizesStep,
  SpecMatenMultiple: RowsStep,
};
