import { useState } from 'react';
import { stepText } from '#text/configurator/steps.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { late } from '../late.tsx';
import type { StepProps } from '../step-props.ts';
import { isWaiting, productCode } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { bringIntoView } from './bring-into-view.ts';
import styles from './IntroStep.module.css';
import { StepFrame } from './StepFrame.tsx';

// Only for whoever wants to see it: a phone need not load what shows the film.
const Film = late(async () => (await import('../../ui/MeasuringVideo.tsx')).MeasuringVideo);

/**
 * Whoever measures wrongly gets a screen that does not fit: the film is offered before the first question (R2.26).
 * That somebody began is an answer like any other (R4.7).
 */
export function IntroStep({ specification, error, onChoose }: StepProps) {
  const { store, way, guides } = useConfigurator();
  const film = guides[useConfiguratorState(productCode)]?.film;
  const isBusy = useConfiguratorState(isWaiting);
  const [isShown, setIsShown] = useState(false);
  const toggle = () => {
    if (!isShown) store.note({ type: 'instructionClicked' });
    setIsShown(!isShown);
  };
  return (
    <StepFrame specification={specification} error={error}>
      {isShown && film && (
        <div ref={bringIntoView} className={styles.film}>
          <Film film={film} isPlaying />
        </div>
      )}
      <button type="button" className={styles.poster} aria-expanded={isShown} onClick={toggle}>
        {!isShown && film && (
          <img src={`/video/${film.file}.webp`} alt="" width={1280} height={720} loading="lazy" />
        )}
        <span className={styles.watch}>
          <Icon name={isShown ? 'chevron' : 'play'} />
          {stepText.watchInstructions}
        </span>
      </button>
      <Button
        kind="move"
        isWide
        aria-busy={isBusy || undefined}
        onClick={() => onChoose({ kind: 'start' }, true)}
      >
        {stepText.compose}
      </Button>
      <p>{stepText.introAdvice[way]}</p>
    </StepFrame>
  );
}
