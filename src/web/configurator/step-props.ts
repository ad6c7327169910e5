import type { Specification } from '#contract/configurator-answer.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import type { Answer } from './store/answer.ts';
import type { SpecErrors } from './store/spec-errors.ts';

/** A step knows its specification, never the device it stands on. */
export type StepProps = {
  readonly specification: Specification;
  readonly chosen: Answer | null;
  readonly error: SpecErrors | null;
  readonly unit: Unit;
  // Whether nobody can order without an answer.
  readonly isRequired: boolean;
  // Without `moveOn` the customer stays: a field was left, an arrow key went by.
  readonly onChoose: (answer: Answer | null, moveOn: boolean) => void;
  readonly onErrorFocus: () => void;
};
