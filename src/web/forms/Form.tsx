import type { ReactNode } from 'react';
import styles from './Form.module.css';

type Props = { readonly action: string; readonly csrfToken: string; readonly children: ReactNode };

type FormProps = Props & { readonly hasFiles?: boolean };

/** The server judges every field and says so beside it, in Dutch; the browser's own bubbles would come first. */
export function Form({ action, csrfToken, hasFiles = false, children }: FormProps) {
  const encoding = hasFiles ? 'multipart/form-data' : undefined;
  return (
    <form method="post" action={action} className={styles.form} encType={encoding} noValidate>
      <input type="hidden" name="_token" value={csrfToken} />
      {children}
    </form>
  );
}

type RowProps = { readonly columns?: 'even' | 'number' | 'city'; readonly children: ReactNode };

export function FieldRow({ columns = 'even', children }: RowProps) {
  return <div className={`${styles.row} ${styles[columns]}`}>{children}</div>;
}

export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** A form that is only its button. */
export function ButtonForm({ action, csrfToken, children }: Props) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="_token" value={csrfToken} />
      {children}
    </form>
  );
}
