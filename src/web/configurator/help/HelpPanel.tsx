import type { HelpTopic } from '#domain/product/step.ts';
import { helpText } from '#text/help.ts';
import { FilmThumbnail } from './FilmThumbnail.tsx';
import styles from './HelpPanel.module.css';
import { HelpPicture } from './HelpPicture.tsx';

type Props = { readonly topic: HelpTopic; readonly code: string; readonly entersTotals: boolean };

export function HelpPanel({ topic, code, entersTotals }: Props) {
  const { title, paragraphs, points } = helpText(topic, code, entersTotals);
  return (
    <div className={styles.panel}>
      {topic === 'meetinstructie' && code !== '' ? (
        <FilmThumbnail code={code} />
      ) : (
        <HelpPicture topic={topic} />
      )}
      <h3 className={styles.title}>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <dl className={styles.points}>
          {points.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
