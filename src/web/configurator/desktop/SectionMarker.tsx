import type { Specification } from '#contract/configurator-answer.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isFilled } from '../store/reduce-place.ts';
import { hasErrorInSight, isOpen, isWrong } from '../store/selectors.ts';
import type { ConfiguratorState } from '../store/state.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './SectionMarker.module.css';

type Props = { readonly number: number; readonly specification: Specification };

/** Silent: a header's name begins with its label, and the summary says the rest in words. */
export function SectionMarker({ number, specification }: Props) {
  const look = useConfiguratorState((state) => lookOf(state, specification));
  return (
    <span className={`${styles.marker} ${styles[look]}`} aria-hidden="true">
      {look === 'error' ? <Icon name="warning" /> : look === 'done' ? <Icon name="check" /> : number}
    </span>
  );
}

function lookOf(state: ConfiguratorState, specification: Specification) {
  const { key } = specification;
  if (hasErrorInSight(state, key) || (!isOpen(state, key) && isWrong(state, key))) return 'error';
  if (isOpen(state, key)) return 'open';
  return isFilled(state, specification) ? 'done' : 'waiting';
}
