import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Message.module.css';

export type MessageKind = 'info' | 'ok' | 'error';

type Props = { readonly kind: MessageKind; readonly title?: string; readonly children: ReactNode };

const icons = { info: 'info', ok: 'check', error: 'warning' } as const satisfies Record<
  MessageKind,
  IconName
>;
const roles = { info: undefined, ok: 'status', error: 'alert' } as const;

export function Message({ kind, title, children }: Props) {
  return (
    <div className={`${styles.message} ${styles[kind]}`} role={roles[kind]}>
      <Icon name={icons[kind]} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
