import type { MouseEvent } from 'react';
import { wizardText } from '#text/configurator/wizard.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useCauseElsewhere } from '../parts/HeldUp.tsx';
import { TroubleNotice } from '../parts/TroubleNotice.tsx';
import { activeSpecification, blockingMessages } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './ValidationArea.module.css';

/** R2.25: what keeps one from ordering; a click anywhere on it puts it away. */
export function ValidationArea() {
  const { actions } = useConfigurator().store;
  const hide = ({ currentTarget }: MouseEvent) => {
    // Put away, it would take the focus along: back to the question that it is about.
    const question = currentTarget.closest('dialog')?.querySelector<HTMLElement>('h2[tabindex]');
    actions.hideValidationMessage();
    question?.focus({ preventScroll: true });
  };
  const stoppers = useConfiguratorState((state) => (state.areMessagesHidden ? [] : blockingMessages(state)));
  return (
    <div className={styles.area}>
      <div className={styles.trouble}>
        <TroubleNotice />
      </div>
      <div role="alert">
        {stoppers.length > 0 && (
          <button type="button" className={styles.message} onClick={hide}>
            <Icon name="warning" />
            <span className={styles.texts}>
              {stoppers.map(({ message }) => (
                <span key={message}>{message}</span>
              ))}
            </span>
            <Icon name="close" />
            <VisuallyHidden>{wizardText.hideMessage}</VisuallyHidden>
          </button>
        )}
      </div>
      <ErrorElsewhere />
    </div>
  );
}

// A refusal may be about a step that is not on screen; nobody should have to look for it.
function ErrorElsewhere() {
  const { store } = useConfigurator();
  const cause = useCauseElsewhere(useConfiguratorState((state) => activeSpecification(state)?.key ?? ''));
  if (cause === null) return null;
  const { key, label_mobile } = cause.specification;
  return (
    <button type="button" className={styles.way} onClick={() => store.goTo({ key, row: cause.row })}>
      {wizardText.toStep(label_mobile)}
      <Icon name="arrow" />
    </button>
  );
}
