import { measuringPageText } from '#text/measuring-texts.ts';
import { ui } from '#text/ui.ts';
import styles from './MeasuringVideo.module.css';

// Silent: its captions are in the picture, and the steps beside it say the same.
export function MeasuringVideo() {
  return (
    <figure className={styles.figure}>
      <video
        className={styles.video}
        controls
        playsInline
        preload="none"
        width={1280}
        height={720}
        poster="/video/meten.webp"
        aria-label={measuringPageText.video}
      >
        <source src="/video/meten.mp4" type="video/mp4" />
        <track
          kind="captions"
          srcLang={ui.language}
          label={measuringPageText.captions}
          src="/video/meten.vtt"
        />
      </video>
      <figcaption className={styles.caption}>{measuringPageText.videoNote}</figcaption>
    </figure>
  );
}
