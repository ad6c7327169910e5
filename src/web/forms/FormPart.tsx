import type { ReactNode } from 'react';
import styles from './FormPart.module.css';

type Props = { readonly legend: string; readonly children: ReactNode };

/** One subject of a long form, under its name. */
export function FormPart({ legend, children }: Props) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
