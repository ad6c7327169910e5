import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type BadgeKind = 'code' | 'neutral' | 'ok' | 'attention' | 'alarm' | 'held';

type Props = { readonly kind?: BadgeKind; readonly children: ReactNode };

export function Badge({ kind = 'code', children }: Props) {
  return <span className={`${styles.badge} ${styles[kind]}`}>{children}</span>;
}
