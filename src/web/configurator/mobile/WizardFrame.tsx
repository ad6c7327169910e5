import type { ReactNode, Ref } from 'react';
import { activeSpecification, isSubmitting } from '../store/selectors.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import { LiveStrip } from './LiveStrip.tsx';
import { SwitchBar } from './StepScreen.tsx';
import { WizardFooter } from './WizardFooter.tsx';
import styles from './WizardFrame.module.css';
import { WizardHeader } from './WizardHeader.tsx';
import type { WizardScreen } from './wizard-screen.ts';

type Props = {
  readonly title: string;
  readonly screen: WizardScreen;
  readonly drawing: string | undefined;
  // Whether there is another product to choose.
  readonly hasOthers: boolean;
  readonly onStepBack?: () => void;
  readonly onClose?: () => void;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
};

/** What stands around every screen: ways out above, the screen so far, the price below. */
export function WizardFrame(props: Props) {
  const { title, screen, drawing, hasOthers, onStepBack, onClose, ref, children } = props;
  const stepKey = useConfiguratorState((state) => activeSpecification(state)?.key);
  const isBusy = useConfiguratorState(isSubmitting);
  const isFirst = useConfiguratorState(({ activeIndex, edited }) => activeIndex === 0 && edited === null);
  return (
    <div ref={ref} className={styles.frame}>
      <WizardHeader
        title={title}
        isStep={screen === 'step'}
        isDone={screen === 'added'}
        onStepBack={onStepBack}
        onClose={onClose}
      />
      {screen === 'step' && (
        <LiveStrip svg={drawing}>{isFirst && hasOthers ? <SwitchBar /> : undefined}</LiveStrip>
      )}
      {/* A key of its own for each screen: it begins at the top, with nothing left of the one before. */}
      <div key={screen === 'step' ? stepKey : screen} className={styles.body} inert={isBusy}>
        {children}
      </div>
      {hasFooter(screen) && <WizardFooter isStep={screen === 'step'} />}
    </div>
  );
}

function hasFooter(screen: WizardScreen): boolean {
  return screen !== 'added' && screen !== 'waiting';
}
