import type { FilmData } from '#contract/catalogue-page.ts';
import { filmText } from '#text/measuring/film-player.ts';
import { ui } from '#text/pages/ui.ts';
import styles from './MeasuringVideo.module.css';

type Props = { readonly film: FilmData; readonly isPlaying?: boolean };

/** Silent: its captions are in the picture, and as a track and a text of their own for whoever cannot see it. */
export function MeasuringVideo({ film: { file, label, scenes }, isPlaying = false }: Props) {
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
        aria-label={label}
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
          {scenes.map(({ caption }) => (
            <li key={caption}>{caption}</li>
          ))}
        </ol>
      </details>
    </figure>
  );
}
