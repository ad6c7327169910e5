import type { Display } from '#contract/display.ts';
import { wizardText } from '#text/configurator/wizard.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notes } from '../parts/Notes.tsx';
import { ScreenPicture } from '../parts/ScreenPicture.tsx';
import { Step } from '../steps/Step.tsx';
import { StepQuestion } from '../steps/StepQuestion.tsx';
import { activeSpecification, submitDisabled } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { ScreenHeading } from './ScreenHeading.tsx';
import styles from './StepScreen.module.css';

// Where a drawing tells more than words.
const drawn: ReadonlySet<Display> = new Set([
  'SpecMaten',
  'SpecRondomMaten',
  'SpecAlleMatenRo',
  'SpecSummary',
]);

type Props = { readonly canSwitch: boolean };

/**
 * One question at a time (R2.23). The drawing comes after the button that moves on: above it, a keyboard would leave
 * room for only one.
 */
export function StepScreen({ canSwitch }: Props) {
  const specification = useConfiguratorState(activeSpecification);
  const isFirst = useConfiguratorState(({ activeIndex, edited }) => activeIndex === 0 && edited === null);
  const isClosed = useConfiguratorState(submitDisabled);
  if (specification === null) return null;
  const isDrawn = drawn.has(specification.display);
  return (
    <div className={styles.step}>
      {isFirst && canSwitch && <SwitchBar />}
      <StepQuestion specification={specification}>
        <ScreenHeading>{specification.question}</ScreenHeading>
      </StepQuestion>
      <Step specification={specification} />
      {isDrawn && isClosed && <Notes />}
      {isDrawn && <ScreenPicture />}
    </div>
  );
}

// A product that was chosen by mistake can be left from its first step (R2.27).
function SwitchBar() {
  const { actions } = useConfigurator().store;
  const product = useConfiguratorState((state) => state.product);
  return (
    <section className={styles.bar} aria-label={wizardText.chosenProduct}>
      <Badge>{product?.code}</Badge>
      <p className={styles.product}>{product?.name}</p>
      <Button onClick={() => actions.switchProduct(null)}>{wizardText.otherProduct}</Button>
    </section>
  );
}
