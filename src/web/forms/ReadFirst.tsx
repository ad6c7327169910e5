import type { ReactNode } from 'react';
import styles from './ReadFirst.module.css';

/**
 * Takes the focus when the page opens, without script too: what keeps a form from going on must not have to be
 * looked for.
 */
export function ReadFirst({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a form that was just sent, and the reader waits for it
    <div tabIndex={-1} autoFocus className={styles.first}>
      {children}
    </div>
  );
}
