import { measuringHelp } from '#text/measuring/help-measuring.ts';
import { useConfigurator } from '../use-configurator.ts';
import { FilmThumbnail } from './FilmThumbnail.tsx';
import styles from './HelpPanel.module.css';

type Props = { readonly code: string };

export function MeasuringHelp({ code }: Props) {
  const { way, guides } = useConfigurator();
  const film = guides[code]?.film;
  const { title, paragraphs } = measuringHelp(way);
  return (
    <div className={styles.panel}>
      {film && <FilmThumbnail film={film} />}
      <h3 className={styles.title}>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
