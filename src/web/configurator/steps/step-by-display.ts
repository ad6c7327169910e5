import { type ComponentType, lazy } from 'react';
import type { Display } from '#contract/display.ts';
import type { StepProps } from '../step-props.ts';
import { AmountStep } from './AmountStep.tsx';
import { ColourStep } from './ColourStep.tsx';
import { IntroStep } from './IntroStep.tsx';
import { MarginsStep } from './MarginsStep.tsx';
import { HingeSideStep, ImagesStep, RadioStep } from './OptionsStep.tsx';
import { RollerSizesStep } from './RollerSizesStep.tsx';
import { SidesStep } from './SidesStep.tsx';
import { SizeStep } from './SizeStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { TextStep } from './TextStep.tsx';

// Quick order's rows are most of its script: no product page may have to load them.
const RowsStep = lazy(async () => ({ default: (await import('../rows/RowsStep.tsx')).RowsStep }));

/** Every display the contract knows has a step (R2.28); tints and picker are screens within the colour step. */
export const stepByDisplay = {
  SpecIntro: IntroStep,
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
  SpecAmount: AmountStep,
  SpecSummary: SummaryStep,
} as const satisfies Record<Display, ComponentType<StepProps>>;
