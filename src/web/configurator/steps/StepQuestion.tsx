import type { ReactNode } from 'react';
import type { Specification } from '#contract/configurator-answer.ts';
import styles from './StepQuestion.module.css';

type Props = {
  readonly specification: Specification;
  // The question in the frame's own heading: a section's on a wide screen, a screen's on a phone.
  readonly children: ReactNode;
};

/** R20.4: what is asked stands on the page; nobody has to open a tip to learn what to measure. */
export function StepQuestion({ specification: { instruction }, children }: Props) {
  return (
    <div className={styles.question}>
      {children}
      {instruction !== null && <p className={styles.instruction}>{instruction}</p>}
    </div>
  );
}
