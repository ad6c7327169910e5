import { helpImage } from '#contract/catalogue-page.ts';
import { type HelpPicture, helpText, type SpecialTopic } from '#text/measuring/help.ts';
import { useConfigurator } from '../use-configurator.ts';
import styles from './HelpPanel.module.css';

type Props = { readonly topic: SpecialTopic; readonly code: string };

export function HelpPanel({ topic, code }: Props) {
  const { way } = useConfigurator();
  const { title, paragraphs, points, picture: drawn } = helpText(topic, code, way);
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
function Picture({ code, name }: { readonly code: string; readonly name: HelpPicture }) {
  return <img className={styles.picture} src={helpImage(code, name)} alt="" width={320} height={200} />;
}
