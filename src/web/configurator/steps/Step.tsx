import type { ComponentType } from 'react';
import type { Specification } from '#contract/configurator-answer.ts';
import { useIsThere } from '../late.tsx';
import type { StepProps } from '../step-props.ts';
import { isOptional } from '../store/reduce-place.ts';
import { chosenOf, errorOf } from '../store/selectors.ts';
import { isTold } from '../store/stoppers.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { Arrival } from './Arrival.tsx';
import styles from './Step.module.css';
import { loadLaterSteps, stepByDisplay } from './step-by-display.ts';
import { useWaitingControl } from './use-waiting-control.ts';

type Props = {
  readonly specification: Specification;
  // A frame that has the step at hand need not wait for it to load.
  readonly component?: ComponentType<StepProps> | undefined;
};

/** One specification tied to the store, for whatever frame it stands in. */
export function Step({ specification, component }: Props) {
  const { store } = useConfigurator();
  const { key, display } = specification;
  const Display = component ?? stepByDisplay[display];
  const chosen = useConfiguratorState((state) => chosenOf(state, specification));
  const error = useConfiguratorState((state) => errorOf(state, key));
  const unit = useConfiguratorState(({ customer }) => customer.unit);
  const isRequired = useConfiguratorState((state) => !isOptional(state, specification));
  const sought = useConfiguratorState((state) => (state.sought?.key === key ? state.sought : null));
  const isToldElsewhere = useConfiguratorState((state) => isTold(state, key));
  const markTouched = useWaitingControl(
    useConfiguratorState(({ pending }) => (pending?.about === key ? pending.call : null)),
  );
  const isThere = useIsThere(Display ?? NoStep);
  if (Display === undefined) return null;
  return (
    <div onChange={markTouched} className={isToldElsewhere ? styles.told : undefined}>
      <Display
        specification={specification}
        chosen={chosen}
        error={error}
        unit={unit}
        isRequired={isRequired}
        onChoose={(answer, moveOn) => {
          loadLaterSteps();
          store.actions.chosenValue(key, answer, moveOn);
        }}
        onErrorFocus={() => store.actions.resetErrorOnFocus(key)}
      />
      {sought !== null && isThere && <Arrival row={sought.row} />}
    </div>
  );
}

function NoStep(_: StepProps) {
  return null;
}
