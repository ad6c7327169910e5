import { helpImage } from '#contract/catalogue-page.ts';
import type { HelpTopic } from '#domain/product/step.ts';
import { useConfigurator } from '../use-configurator.ts';
import styles from './HelpPanel.module.css';

type Props = { readonly topic: HelpTopic; readonly code: string };

export function HelpPanel({ topic, code }: Props) {
  const help = useConfigurator().guides[code]?.help[topic];
  if (help === undefined) return null;
  const { title, paragraphs, points, picture: drawn } = help;
  return (
    <div className={styles.panel}>
      {drawn !== null && <Picture code={code} name={drawn} />}
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
                {picture !== null && <Picture code={code} name={picture} />}
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
function Picture({ code, name }: { readonly code: string; readonly name: string }) {
  return <img className={styles.picture} src={helpImage(code, name)} alt="" width={320} height={200} />;
}
