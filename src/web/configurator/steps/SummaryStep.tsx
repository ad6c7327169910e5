import { stepText } from '#text/configurator/steps.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { KeepPreset } from '../presets/Presets.tsx';
import type { StepProps } from '../step-props.ts';
import { productName, screenCount } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { StepFrame } from './StepFrame.tsx';
import styles from './SummaryStep.module.css';
import { type SummaryLine, summaryLines } from './summary-lines.ts';

export function SummaryStep({ specification, error }: StepProps) {
  const count = useConfiguratorState(screenCount);
  const name = useConfiguratorState(productName);
  const lines = useConfiguratorState(summaryLines);
  return (
    <StepFrame specification={specification} error={error}>
      <h3>{stepText.summaryHeading(count, name)}</h3>
      <dl className={styles.summary}>
        {lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>
              <Value line={line} />
            </dd>
          </div>
        ))}
      </dl>
      <KeepPreset />
    </StepFrame>
  );
}

// R20.11: one tap on a line leads to its question.
function Value({ line: { label, value, key } }: { readonly line: SummaryLine }) {
  const { store } = useConfigurator();
  if (key === null) return <span className={styles.made}>{value}</span>;
  return (
    <button type="button" className={styles.change} onClick={() => store.jumpTo(key)}>
      {value}
      <VisuallyHidden>{stepText.changeOf(label)}</VisuallyHidden>
      <Icon name="chevron" />
    </button>
  );
}
