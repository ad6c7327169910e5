import type { ReactNode } from 'react';
import { stepText } from '#text/configurator/steps.ts';
import { wizardText } from '#text/configurator/wizard.ts';
import { DrawnSvg } from '../parts/DrawnSvg.tsx';
import { productName } from '../store/selectors.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './LiveStrip.module.css';
import { stripWords } from './strip-words.ts';

type Props = {
  readonly svg: string | undefined;
  // In place of words, where there is nothing to tell yet.
  readonly children?: ReactNode;
};

/** The screen so far, in sight at every step; every choice colours and fits it (R20.1). */
export function LiveStrip({ svg, children }: Props) {
  const name = useConfiguratorState(productName);
  const { made, opening, condition, choices } = useConfiguratorState(stripWords);
  return (
    <section className={styles.strip} aria-label={wizardText.strip}>
      {/* What it shows, the words beside it say. */}
      <div aria-hidden="true">
        <DrawnSvg svg={svg} className={styles.drawing} />
      </div>
      <div className={styles.words}>
        {children ?? (
          <>
            <p className={styles.made}>{made === null ? name : `${stepText.weMake} ${made}`}</p>
            {opening !== null && <p className={styles.opening}>{opening}</p>}
            <p className={styles.choices}>
              {condition ?? choices.map((choice) => <span key={choice}>{choice}</span>)}
            </p>
          </>
        )}
      </div>
    </section>
  );
}
