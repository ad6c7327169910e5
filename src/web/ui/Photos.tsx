import type { ReactNode } from 'react';
import type { PhotoData } from '#contract/order-page.ts';
import { photoTexts } from '#text/ordering/photos.ts';
import styles from './Photos.module.css';

type Props = {
  readonly photos: readonly PhotoData[];
  // What they are of, for who cannot see it.
  readonly of: string;
  // What can be done with one of them.
  readonly action?: (photo: PhotoData) => ReactNode;
};

/** Small ones in a row; each leads to the whole picture. */
export function Photos({ photos, of, action }: Props) {
  return (
    <ul className={styles.photos} aria-label={photoTexts.title}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <a href={photo.src} target="_blank" rel="noreferrer">
            <img
              src={photo.preview}
              alt={photoTexts.alt(photo.place, of)}
              width={photo.width}
              height={photo.height}
              loading="lazy"
              decoding="async"
            />
          </a>
          {action?.(photo)}
        </li>
      ))}
    </ul>
  );
}
