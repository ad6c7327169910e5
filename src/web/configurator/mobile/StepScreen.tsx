import type { Display } from '#contract/display.ts';
import { wizardText } from '#text/configurator/wizard.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notes } from '../parts/Notes.tsx';
import { ScreenFigure } from '../parts/ScreenPicture.tsx';
import type { Drawing } from '../parts/use-drawing.ts';
import { WizardPresets } from '../presets/Presets.tsx';
import { Step } from '../steps/Step.tsx';
import { StepQuestion } from '../steps/StepQuestion.tsx';
import { wizardSteps } from '../steps/wizard-steps.ts';
import { activeSpecification, submitDisabled } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { ScreenHeading } from './ScreenHeading.tsx';
import styles from './StepScreen.module.css';

// The drawing stands with its figures where sizes are asked or told, and where a step would leave half a screen empty.
const drawnLarge: ReadonlySet<Display> = new Set([
  'SpecMaten',
  'SpecRondomMaten',
  'SpecAlleMatenRo',
  'SpecOptionRadio',
  'SpecTextfield',
  'SpecAmount',
  'SpecSummary',
]);

type Props = { readonly drawing: Drawing | null };

/**
 * One question at a time (R2.23). The drawing comes after the button that moves on: above it, a keyboard would leave
 * room for only one.
 */
export function StepScreen({ drawing }: Props) {
  const specification = useConfiguratorState(activeSpecification);
  const isClosed = useConfiguratorState(submitDisabled);
  if (specification === null) return null;
  const isLarge = drawnLarge.has(specification.display);
  return (
    <div className={styles.step}>
      <WizardPresets />
      <StepQuestion specification={specification}>
        <ScreenHeading>{specification.question}</ScreenHeading>
      </StepQuestion>
      <Step specification={specification} component={wizardSteps[specification.display]} />
      {isLarge && isClosed && <Notes />}
      {isLarge && <ScreenFigure sheet={drawing} />}
    </div>
  );
}

/** A product that was chosen by mistake can be left from its first step (R2.27). */
export function SwitchBar() {
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
