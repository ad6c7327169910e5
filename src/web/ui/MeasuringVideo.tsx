import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { filmText, measuringFilm } from '#text/measuring/films.ts';
import { ui } from '#text/pages/ui.ts';
import { productNames } from '#text/products/product-names.ts';
import styles from './MeasuringVideo.module.css';

type Props = {
  readonly way: WayOfMeasuring;
  // Without a product: what holds for every screen.
  readonly code?: string | undefined;
  readonly isPlaying?: boolean;
};

/** Silent: its captions are in the picture, and as a track and a text of their own for whoever cannot see it. */
export function MeasuringVideo({ way, code, isPlaying = false }: Props) {
  const { file, scenes } = measuringFilm(way, code);
  const name = Object.entries(productNames).find(([each]) => each === code)?.[1] ?? null;
  return (
    <figure className={styles.figure}>
      <video
        className={styles.video}
        controls
        playsInline
        autoPlay={isPlaying}
        preload="none"
        width={1280}
        height={720}
        poster={`/video/${file}.webp`}
        aria-label={filmText.label(name, way)}
      >
        <source src={`/video/${file}.webm`} type="video/webm" />
        <source src={`/video/${file}.mp4`} type="video/mp4" />
        <track kind="captions" srcLang={ui.language} label={filmText.captions} src={`/video/${file}.vtt`} />
      </video>
      <figcaption className={styles.caption}>
        {filmText.note(scenes.reduce((sum, { seconds }) => sum + seconds, 0))}
      </figcaption>
      <details className={styles.transcript}>
        <summary>{filmText.transcript}</summary>
        <ol>
          {scenes.map(({ part, caption }) => (
            <li key={part}>{caption}</li>
          ))}
        </ol>
      </details>
    </figure>
  );
}
