import type { Specification } from '#contract/configurator-answer.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isFilled } from '../store/reduce-place.ts';
import { activeSpecification, errorOf, isWrong } from '../store/selectors.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './SectionMarker.module.css';

type Props = { readonly number: number; readonly specification: Specification };

// Silent: a header's name begins with its label, and the summary says the rest in words.
export function SectionMarker({ number, specification }: Props) {
  const state = useConfiguratorState();
  const isOpen = activeSpecification(state)?.key === specification.key;
  const { key } = specification;
  const look =
    errorOf(state, key) !== null || (!isOpen && isWrong(state, key))
      ? 'error'
      : isOpen
        ? 'open'
        : isFilled(state, specification)
          ? 'done'
          : 'waiting';
  return (
    <span className={`${styles.marker} ${styles[look]}`} aria-hidden="true">
      {look === 'error' ? <Icon name="warning" /> : look === 'done' ? <Icon name="check" /> : number}
    </span>
  );
}
