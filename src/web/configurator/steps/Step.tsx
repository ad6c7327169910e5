import { type ComponentType, Suspense } from 'react';
import type { Specification } from '#contract/configurator-answer.ts';
import type { StepProps } from '../step-props.ts';
import { isOptional } from '../store/reduce-place.ts';
import { chosenOf, errorOf } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { Arrival } from './Arrival.tsx';
import { stepByDisplay } from './step-by-display.ts';
import { useWaitingControl } from './use-waiting-control.ts';

type Props = {
  readonly specification: Specification;
  // A frame that has the step at hand need not wait for it to load.
  readonly component?: ComponentType<StepProps>;
};

// One specification tied to the store, for whatever frame it stands in.
export function Step({ specification, component }: Props) {
  const { store } = useConfigurator();
  const state = useConfiguratorState();
  const { key, display } = specification;
  const Display = component ?? stepByDisplay[display];
  const markTouched = useWaitingControl(state.pending?.about === key ? state.pending.call : null);
  return (
    <div onChange={markTouched}>
      <Suspense fallback={null}>
        <Display
          specification={specification}
          chosen={chosenOf(state, specification)}
          error={errorOf(state, key)}
          unit={state.customer.unit}
          isRequired={!isOptional(state, specification)}
          onChoose={(answer, moveOn) => store.actions.chosenValue(key, answer, moveOn)}
          onErrorFocus={(row) => store.actions.resetErrorOnFocus(key, row)}
        />
        {state.sought?.key === key && <Arrival row={state.sought.row} />}
      </Suspense>
    </div>
  );
}
