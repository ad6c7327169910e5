import type { ReactNode } from 'react';
import type { QuoteFormData } from '#contract/quote/quote.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Fold.module.css';

type Props = {
  readonly label: string;
  // Where several are alike, what this one is about.
  readonly name?: string;
  readonly form: QuoteFormData;
  // Where there is nothing to read yet.
  readonly isOpen?: boolean;
  readonly children: ReactNode;
};

/** A form that is opened to change something, and stands open when it came back. Works without script. */
export function Fold({ label, name, form: { state, meanwhile }, isOpen = false, children }: Props) {
  const isBack = state.notice !== null || state.isRestored || meanwhile !== null;
  return (
    <details className={styles.fold} open={isOpen || isBack}>
      <summary className={styles.summary} aria-label={name}>
        <Icon name="chevron" />
        {label}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
