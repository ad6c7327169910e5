import { useEffect, useId, useRef, useState } from 'react';
import { wizardText } from '#text/configurator/wizard.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './StepMenu.module.css';
import { stepsInSight } from './steps-in-sight.ts';

type Props = { readonly title: string };

/** The title opens all questions with their answers; each that may be reached is one tap away (R20.11). */
export function StepMenu({ title }: Props) {
  const id = useId();
  const list = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.title} popoverTarget={id}>
        <span>{title}</span>
        <Icon name="chevron" />
        <VisuallyHidden>{wizardText.showSteps}</VisuallyHidden>
      </button>
      <nav
        ref={list}
        id={id}
        popover="auto"
        className={styles.list}
        aria-label={wizardText.steps}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen && <Steps onLeave={() => list.current?.hidePopover()} />}
      </nav>
    </>
  );
}

function Steps({ onLeave }: { readonly onLeave: () => void }) {
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
