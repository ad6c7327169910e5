import { useId, useRef, useState } from 'react';
import { wizardText } from '#text/configurator/wizard.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { late } from '../late.tsx';
import styles from './StepMenu.module.css';

// Only for who opens it.
const StepList = late(async () => (await import('./StepList.tsx')).StepList);

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
        {isOpen && <StepList onLeave={() => list.current?.hidePopover()} />}
      </nav>
    </>
  );
}
