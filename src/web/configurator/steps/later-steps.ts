import type { ComponentType } from 'react';
import type { StepProps } from '../step-props.ts';
import { ColourStep } from './ColourStep.tsx';
import { MarginsStep } from './MarginsStep.tsx';
import { SidesStep } from './SidesStep.tsx';
import { SizeStep } from './SizeStep.tsx';
import type { LaterDisplay } from './step-by-display.ts';
import { TextStep } from './TextStep.tsx';

/** What no product asks first. */
export const laterSteps: Readonly<Record<LaterDisplay, ComponentType<StepProps>>> = {
  SpecOptionColor: ColourStep,
  SpecOptionCheckbox: SidesStep,
  SpecTextfield: TextStep,
  SpecMaten: SizeStep,
  SpecRondomMaten: MarginsStep,
};
