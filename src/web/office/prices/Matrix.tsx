import type { ReactNode } from 'react';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import visually from '../../ui/VisuallyHidden.module.css';
import styles from './Matrix.module.css';

type Heading = { readonly key: string | number; readonly label: ReactNode };

type Props = {
  readonly caption: string;
  readonly corner: string;
  readonly columns: readonly Heading[];
  readonly rows: readonly (Heading & { readonly cells: readonly ReactNode[] })[];
};

/** A table larger than a screen: it scrolls in its own box, and both rows of headings stay in sight. */
export function Matrix({ caption, corner, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classNames(card.card, styles.scroll)} aria-label={caption} tabIndex={0}>
      <table className={styles.matrix}>
        <caption className={visually.hidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {corner}
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className={styles.column}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key}>
              <th scope="row" className={styles.row}>
                {label}
              </th>
              {cells}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
