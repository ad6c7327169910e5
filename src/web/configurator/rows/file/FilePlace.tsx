import { sizesFileText } from '#text/configurator/sizes-file.ts';
import { FileButton } from './FileButton.tsx';
import styles from './FilePlace.module.css';
import { FileStatus } from './FileStatus.tsx';

type Props = {
  // A file hangs over the page.
  readonly isOver?: boolean;
  // Where there is nothing to drag from.
  readonly isShort?: boolean;
};

/** Seen before a product is chosen: who has a list need not type it, nor wonder whether it could be read. */
export function FilePlace({ isOver = false, isShort = false }: Props) {
  return (
    <section className={styles.place} aria-label={sizesFileText.heading} data-over={isOver || undefined}>
      <div className={styles.words}>
        <p className={styles.invitation}>
          {isOver ? sizesFileText.drop : isShort ? sizesFileText.short : sizesFileText.invitation}
        </p>
        <p className={styles.columns}>{sizesFileText.columns}</p>
      </div>
      <FileButton />
      <div className={styles.status}>
        <FileStatus isWaiting />
      </div>
    </section>
  );
}
