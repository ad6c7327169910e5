import { useState } from 'react';
import type { FilmData } from '#contract/catalogue-page.ts';
import { filmText } from '#text/measuring/film-player.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { late } from '../late.tsx';
import { useConfigurator } from '../use-configurator.ts';
import styles from './FilmThumbnail.module.css';

const Film = late(async () => (await import('../../ui/MeasuringVideo.tsx')).MeasuringVideo);

type Props = { readonly film: FilmData };

/** R2.13: small beside the choices, large when asked for. */
export function FilmThumbnail({ film }: Props) {
  const { store } = useConfigurator();
  const [isShown, setIsShown] = useState(false);
  const show = () => {
    store.note({ type: 'instructionClicked' });
    setIsShown(true);
  };
  return (
    <>
      <button type="button" className={styles.thumbnail} onClick={show}>
        <img src={`/video/${film.file}.webp`} alt="" width={1280} height={720} />
        <span className={styles.play}>
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M6 4l10 6-10 6z" />
          </svg>
          {filmText.play}
        </span>
      </button>
      {isShown && (
        <Dialog kind="sheet" title={filmText.title} onClose={() => setIsShown(false)}>
          <div className={styles.film}>
            <Film film={film} isPlaying />
          </div>
        </Dialog>
      )}
    </>
  );
}
