import { lazy, Suspense, useState } from 'react';
import { filmThumbnailText } from '#text/configurator/help.ts';
import { filmFile } from '#text/measuring/film-file.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useConfigurator } from '../use-configurator.ts';
import styles from './FilmThumbnail.module.css';

const Film = lazy(async () => ({ default: (await import('../../ui/MeasuringVideo.tsx')).MeasuringVideo }));

type Props = { readonly code: string };

// R2.13: small beside the choices, large when asked for.
export function FilmThumbnail({ code }: Props) {
  const { store, way } = useConfigurator();
  const [isShown, setIsShown] = useState(false);
  const show = () => {
    store.note({ type: 'instructionClicked' });
    setIsShown(true);
  };
  return (
    <>
      <button type="button" className={styles.thumbnail} onClick={show}>
        <img src={`/video/${filmFile(way, code)}.webp`} alt="" width={1280} height={720} />
        <span className={styles.play}>
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M6 4l10 6-10 6z" />
          </svg>
          {filmThumbnailText.play}
        </span>
      </button>
      {isShown && (
        <Dialog kind="sheet" title={filmThumbnailText.title} onClose={() => setIsShown(false)}>
          <div className={styles.film}>
            <Suspense fallback={null}>
              <Film way={way} code={code} isPlaying />
            </Suspense>
          </div>
        </Dialog>
      )}
    </>
  );
}
