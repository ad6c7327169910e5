import type { ReactNode } from 'react';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import styles from './Sheet.module.css';

/** A form by itself, no wider than it is read. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return <div className={classNames(card.card, styles.sheet)}>{children}</div>;
}
