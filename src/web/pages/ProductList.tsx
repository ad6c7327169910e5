import type { ReactNode } from 'react';
import type { SvgNode } from '#domain/drawing/svg.ts';
import { Badge } from '../ui/Badge.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { SilentPlate } from '../ui/Plate.tsx';
import styles from './ProductList.module.css';

type Entry = {
  readonly code: string;
  readonly scene: SvgNode;
  readonly href: string;
  readonly label: string;
  readonly note?: ReactNode;
};

type Props = { readonly entries: readonly Entry[] };

/** The products in small, where they are a way on and not the subject. */
export function ProductList({ entries }: Props) {
  return (
    <ul className={styles.list}>
      {entries.map(({ code, scene, href, label, note }) => (
        <li key={code} className={classNames(card.card, styles.item)}>
          <div className={styles.thumbnail}>
            <SilentPlate tree={scene} />
          </div>
          <div className={styles.itemText}>
            <Badge>{code}</Badge>
            <a href={href} className={styles.link}>
              {label}
            </a>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}
