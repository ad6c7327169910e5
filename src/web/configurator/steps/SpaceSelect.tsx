import { stepText } from '#text/configurator/steps.ts';
import { SelectField } from '../../ui/Field.tsx';
import { unset } from '../store/answer.ts';
import type { NamedSubSpecification } from './measure-fields.ts';

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
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}

// R5.4: by number, in the order the specification asks for; what is no number ('A') comes last.
function sortedValues({ dropdown_values = [], sorting_order }: NamedSubSpecification) {
  const numbers = dropdown_values.filter(({ value }) => !Number.isNaN(Number(value)));
  const others = dropdown_values.filter(({ value }) => Number.isNaN(Number(value)));
  const sign = sorting_order === 'down' ? -1 : 1;
  return [
    ...numbers.toSorted((one, other) => sign * (Number(one.value) - Number(other.value))),
    ...others,
  ].filter(({ value }) => value !== unset);
}
