import { stepText } from '#text/configurator/steps.ts';
import { KeepPreset } from '../presets/KeepPreset.tsx';
import type { StepProps } from '../step-props.ts';
import { productName, screenCount, summary } from '../store/selectors.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import { StepFrame } from './StepFrame.tsx';
import styles from './SummaryStep.module.css';

export function SummaryStep({ specification, error }: StepProps) {
  const count = useConfiguratorState(screenCount);
  const name = useConfiguratorState(productName);
  const lines = useConfiguratorState(summary);
  return (
    <StepFrame specification={specification} error={error}>
      <h3>{stepText.summaryHeading(count, name)}</h3>
      <dl className={styles.summary}>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <KeepPreset />
    </StepFrame>
  );
}
