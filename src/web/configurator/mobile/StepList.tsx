import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './StepMenu.module.css';
import { stepsInSight } from './steps-in-sight.ts';

/** Every question with its answer, in the list that the title opens. */
export function StepList({ onLeave }: { readonly onLeave: () => void }) {
  const { store } = useConfigurator();
  const steps = useConfiguratorState(stepsInSight);
  const active = useConfiguratorState(({ activeIndex }) => activeIndex);
  const here = useRef<HTMLButtonElement>(null);
  useEffect(() => here.current?.focus(), []);
  return (
    <ol>
      {steps.map(({ key, label, value, isReachable, isDone }, index) => (
        <li key={key}>
          <button
            type="button"
            ref={index === active ? here : null}
            className={styles.step}
            aria-current={index === active ? 'step' : undefined}
            disabled={!isReachable}
            onClick={() => {
              onLeave();
              store.jumpTo(key);
            }}
          >
            <span className={styles.mark} data-done={isDone || undefined} aria-hidden="true">
              {isDone ? <Icon name="check" /> : index + 1}
            </span>
            <span>{label}</span>
            <span className={styles.value}>{value}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
