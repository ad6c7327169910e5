import { quoteWords } from '#text/configurator/popup.ts';
import { wizardText } from '#text/configurator/wizard.ts';
import { ui } from '#text/pages/ui.ts';
import { Icon } from '../../ui/Icon.tsx';
import {
  canStepBack,
  canStepForward,
  isEdit,
  isSubmitting,
  isWaiting,
  progressPercent,
} from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { StepMenu } from './StepMenu.tsx';
import styles from './WizardHeader.module.css';

type Props = {
  readonly title: string;
  // On a step; before and after them the arrows lead nowhere.
  readonly isStep: boolean;
  readonly isDone: boolean;
  readonly onStepBack: (() => void) | undefined;
  readonly onClose: (() => void) | undefined;
};

/** The ways out of a step: out of the wizard, and to the steps beside it (R2.20). */
export function WizardHeader({ title, isStep, isDone, onStepBack, onClose }: Props) {
  const { actions } = useConfigurator().store;
  const isChange = useConfiguratorState(isEdit);
  const back = useConfiguratorState(({ quote }) =>
    quote === null ? wizardText.backToCart : quoteWords.back,
  );
  const isClosed = useConfiguratorState(isSubmitting);
  const isBusy = useConfiguratorState(isWaiting);
  const canGoOn = useConfiguratorState(canStepForward);
  const progress = useConfiguratorState(progressPercent);
  // R4.2: nobody moves while an answer is judged. Not closed outright, or the press that leaves a field would be lost.
  const waiting = isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {};
  // An edited line stays the product it is: before its first step there is nothing to go back to.
  const canGoBack = useConfiguratorState(
    (state) => canStepBack(state) && !(isEdit(state) && state.activeIndex === 0),
  );
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.button}
          aria-label={isChange ? back : ui.close}
          onClick={onClose}
        >
          <Icon name={isChange ? 'cart' : 'close'} />
        </button>
        {isStep ? <StepMenu title={title} /> : <p className={styles.title}>{title}</p>}
        {!isDone && (
          <div className={styles.arrows}>
            <button
              type="button"
              className={`${styles.button} ${styles.back}`}
              aria-label={wizardText.previous}
              disabled={!isStep || isClosed || !canGoBack}
              {...waiting}
              onClick={isBusy ? undefined : onStepBack}
            >
              <Icon name="chevron" />
            </button>
            <button
              type="button"
              className={`${styles.button} ${styles.forward}`}
              aria-label={wizardText.next}
              disabled={!isStep || isClosed || !canGoOn}
              {...waiting}
              onClick={actions.stepForward}
            >
              <Icon name="chevron" />
            </button>
          </div>
        )}
      </div>
      {!isDone && (
        <progress
          className={styles.progress}
          max={100}
          value={Math.round(progress)}
          aria-label={wizardText.progress}
        />
      )}
    </header>
  );
}
