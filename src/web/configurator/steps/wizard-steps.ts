import type { ComponentType } from 'react';
import type { StepProps } from '../step-props.ts';
import { AmountStep } from './AmountStep.tsx';
import { IntroStep } from './IntroStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import type { StepTable, WizardDisplay } from './step-by-display.ts';

/** Asked on a phone alone: no other frame has to load them. */
export const wizardSteps: Readonly<Record<WizardDisplay, ComponentType<StepProps>>> & StepTable = {
  SpecIntro: IntroStep,
  SpecAmount: AmountStep,
  SpecSummary: SummaryStep,
};
