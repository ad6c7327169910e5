import type { Specification } from '#contract/configurator-answer.ts';
import { chosenOf, errorOf } from '../selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { stepByDisplay } from './step-by-display.ts';

type Props = { readonly specification: Specification };

// One specification tied to the store, for whatever frame it stands in.
export function Step({ specification }: Props) {
  const { store } = useConfigurator();
  const state = useConfiguratorState();
  const { key, display } = specification;
  const Display = stepByDisplay[display];
  return (
    <Display
      specification={specification}
      chosen={chosenOf(state, specification)}
      error={errorOf(state, key)}
      unit={state.customer.unit}
      onChoose={(answer, moveOn) => store.actions.chosenValue(key, answer, moveOn)}
      onErrorFocus={(row) => store.actions.resetErrorOnFocus(key, row)}
    />
  );
}
