import type { HelpTopic } from '#domain/product/step.ts';
import { helpText } from '#text/help.ts';
import { FilmThumbnail } from './FilmThumbnail.tsx';
import styles from './HelpPanel.module.css';

type Props = { readonly topic: HelpTopic; readonly code: string; readonly entersTotals: boolean };

// The film stands for the measuring instruction, and each of the special cases has a picture of its own.
const drawnTopics: ReadonlySet<HelpTopic> = new Set(['obstakel', 'uitsteeksel', 'kozijn_hout']);

export function HelpPanel({ topic, code, entersTotals }: Props) {
  const { title, paragraphs, points } = helpText(topic, code, entersTotals);
  return (
    <div className={styles.panel}>
      {topic === 'meetinstructie' && code !== '' && <FilmThumbnail code={code} />}
      {drawnTopics.has(topic) && <Picture name={topic} />}
      <h3 className={styles.title}>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <dl className={styles.points}>
          {points.map(({ term, text, picture }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {picture !== undefined && <Picture name={picture} />}
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

// The words beside it say the same.
function Picture({ name }: { readonly name: string }) {
  return <img className={styles.picture} src={`/images/help/${name}.svg`} alt="" width={320} height={200} />;
}
