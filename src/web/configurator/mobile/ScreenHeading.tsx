import type { ReactNode } from 'react';
import styles from './ScreenHeading.module.css';

type Props = { readonly children: ReactNode };

// R2.23: after each step whoever cannot see it is told where they are.
export function ScreenHeading({ children }: Props) {
  return (
    <h2 ref={focusOnArrival} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}

function focusOnArrival(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}
