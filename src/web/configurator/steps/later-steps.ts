import type { ComponentType } from 'react';
import type { Display } from '#contract/display.ts';
import type { StepProps } from '../step-props.ts';
import { ColourStep } from './ColourStep.tsx';
import { MarginsStep } from './MarginsStep.tsx';
import { SidesStep } from './SidesStep.tsx';
import { SizeStep } from './SizeStep.tsx';
import { TextStep } from './TextStep.tsx';

/** What no product asks first. */
export const laterSteps = {
  SpecOptionColor: ColourStep,
  SpecOptionCheckbox: SidesStep,
  SpecTextfield: TextStep,
  SpecMaten: SizeStep,
  SpecRondomMaten: MarginsStep,
} as const satisfies Partial<Record<Display, ComponentType<StepProps>>>;
