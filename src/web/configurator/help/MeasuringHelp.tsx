import { measuringHelp } from '#text/measuring/help-measuring.ts';
import { useConfigurator } from '../use-configurator.ts';
import { FilmThumbnail } from './FilmThumbnail.tsx';
import styles from './HelpPanel.module.css';

type Props = { readonly code: string };

export function MeasuringHelp({ code }: Props) {
  const { way } = useConfigurator();
  const { title, paragraphs } = measuringHelp(way);
  return (
    <div className={styles.panel}>
      {code !== '' && <FilmThumbnail code={code} />}
      <h3 className={styles.title}>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
