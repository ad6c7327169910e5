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
  // Nothing is told twice: neither the size nor the drawing, where the step has its own.
  readonly isBesideSize: boolean;
  readonly isBesideDrawing: boolean;
  // In place of words, where there is nothing to tell yet.
  readonly children?: ReactNode;
};

/** The screen so far, in sight at every step; every choice colours and fits it (R20.1). */
export function LiveStrip({ svg, isBesideSize, isBesideDrawing, children }: Props) {
  const name = useConfiguratorState(productName);
  const { made, opening, choices } = useConfiguratorState(stripWords);
  return (
    <section className={styles.strip} aria-label={wizardText.strip}>
      <div aria-hidden={isBesideDrawing || undefined}>
        <DrawnSvg svg={svg} className={styles.drawing} />
      </div>
      <div className={styles.words}>
        {children ?? (
          <>
            <p className={styles.made}>
              {made === null || isBesideSize ? name : `${stepText.weMake} ${made}`}
            </p>
            <p className={styles.opening}>{opening ?? wizardText.noSize}</p>
            {choices !== '' && <p className={styles.choices}>{choices}</p>}
          </>
        )}
      </div>
    </section>
  );
}
