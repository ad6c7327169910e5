import { memoised } from '../store/memoised.ts';
import { isFilled, isSettled } from '../store/reduce-place.ts';
import { canJumpTo, productSpecs, screenCount } from '../store/selectors.ts';
import { summarise } from '../store/summarise.ts';

export type StepInSight = {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly isReachable: boolean;
  readonly isDone: boolean;
};

/** Every question of the wizard with what was answered, and whether one may go there from here. */
export const stepsInSight = memoised(
  (state) => [state],
  (state): readonly StepInSight[] =>
    productSpecs(state).map((specification, index) => {
      const { key, label_mobile, display } = specification;
      const answer = state.chosen[key] ?? null;
      const amount = display === 'SpecAmount' && answer === null ? String(screenCount(state)) : null;
      return {
        key,
        label: label_mobile,
        value: summarise(specification, answer, state.customer.unit) ?? amount ?? '',
        isReachable: canJumpTo(state, index),
        isDone: isFilled(state, specification) && isSettled(state, specification),
      };
    }),
);
