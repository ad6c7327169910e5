import type { MeasuringStepData } from '#contract/catalogue-page.ts';
import styles from './MeasuringSteps.module.css';

type Props = { readonly steps: readonly MeasuringStepData[] };

export function MeasuringSteps({ steps }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, body }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.body}>{body}</p>
        </li>
      ))}
    </ol>
  );
}
