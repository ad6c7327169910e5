import { stepText } from '#text/configurator/steps.ts';
import { formatSurcharge } from '#text/format/money.ts';
import { SelectField } from '../../ui/Field.tsx';
import { raisedValue, unset } from '../store/answer.ts';
import type { NamedSubSpecification } from './measure-fields.ts';
import { sortedValues } from './space-values.ts';

type Props = {
  readonly sub: NamedSubSpecification;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
};

export function SpaceSelect({ sub, value, error, onChange, onFocus }: Props) {
  return (
    <SelectField
      label={sub.label}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onFocus={onFocus}
    >
      <option value={unset}>{stepText.select}</option>
      {sortedValues(sub).map((choice) => (
        <option key={choice.value} value={choice.value}>
          {labelOf(choice)}
        </option>
      ))}
    </SelectField>
  );
}

function labelOf({ value, label, surcharge }: ReturnType<typeof sortedValues>[number]): string {
  const name = value === raisedValue ? stepText.raisedChoice : label;
  return surcharge === undefined ? name : stepText.withSurcharge(name, formatSurcharge(surcharge.price));
}
