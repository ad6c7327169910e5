import { type ReactNode, useEffect, useRef } from 'react';
import styles from './ScreenHeading.module.css';

type Props = { readonly children: ReactNode };

/** R2.23: after each step whoever cannot see it is told where they are. */
export function ScreenHeading({ children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Not as soon as it is there: a dialog that opens around it takes the focus for itself.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  );
}
