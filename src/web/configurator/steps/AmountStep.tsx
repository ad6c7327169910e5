import { maxListedAmount } from '#domain/configuration/limits.ts';
import { stepText } from '#text/configurator/steps.ts';
import { SelectField } from '../../ui/Field.tsx';
import type { StepProps } from '../step-props.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import { StepFrame } from './StepFrame.tsx';

// R5.3: a dropdown has to end somewhere; more is typed on a wide screen or in the cart.
const listed = Array.from({ length: maxListedAmount }, (_, index) => index + 1);

export function AmountStep({ specification, error, onChoose }: StepProps) {
  const amount = useConfiguratorState((state) => state.amount);
  const before = useConfiguratorState(({ edited }) => edited?.amount ?? amount);
  // More of them, set on a wide screen or in the cart, stay what they are, and can be had back.
  const amounts = [...new Set([...listed, amount, before])];
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
