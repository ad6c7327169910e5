import { stepText } from '#text/configurator-steps.ts';
import { SelectField } from '../../ui/Field.tsx';
import { useConfiguratorState } from '../use-configurator.ts';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './step-props.ts';

// R5.3: the dropdown goes from 1 to 10, or as far as an edited line already went.
const longest = 10;

export function AmountStep({ specification, error, onChoose }: StepProps) {
  const { amount } = useConfiguratorState();
  const amounts = Array.from({ length: Math.max(longest, amount) }, (_, index) => index + 1);
  return (
    <StepFrame
      specification={specification}
      error={error}
      action={{
        label: stepText.next,
        isDisabled: false,
        onPress: () => onChoose({ kind: 'amount', amount }, true),
      }}
    >
      <SelectField
        label={stepText.amount}
        value={amount}
        onChange={(event) => onChoose({ kind: 'amount', amount: Number(event.target.value) }, false)}
      >
        {amounts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
    </StepFrame>
  );
}
