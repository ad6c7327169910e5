import { stepText } from '#text/configurator/steps.ts';
import { SelectField } from '../../ui/Field.tsx';
import { type Fields, unset } from '../store/answer.ts';
import styles from './AllRound.module.css';
import type { NamedSubSpecification } from './measure-fields.ts';
import { sortedValues } from './space-values.ts';

type Props = {
  readonly fields: readonly NamedSubSpecification[];
  readonly spaces: Fields;
  readonly onChange: (spaces: Fields) => void;
};

/** R20.9: most frames leave the same space at every side, and nobody should say it four times. */
export function AllRound({ fields, spaces, onChange }: Props) {
  const [first] = fields;
  const shared =
    first === undefined ? [] : sortedValues(first).filter(({ value }) => offeredBy(value).length > 1);
  const chosen = shared.find(({ value }) => offeredBy(value).every(({ field }) => spaces[field] === value));
  const apart = chosen === undefined ? [] : fields.filter((sub) => !offers(sub, chosen.value));
  const isMixed = fields.every(({ field }) => (spaces[field] ?? unset) !== unset);

  function offeredBy(value: string) {
    return fields.filter((sub) => offers(sub, value));
  }
  if (shared.length === 0) return null;
  return (
    <div className={styles.allRound}>
      <SelectField
        label={stepText.allRound}
        hint={
          apart.length === 0 ? undefined : stepText.notAllRound(apart.map(({ label }) => label).join(', '))
        }
        value={chosen?.value ?? unset}
        onChange={({ target: { value } }) =>
          onChange(
            Object.fromEntries(
              (value === unset ? fields : offeredBy(value)).map(({ field }) => [field, value]),
            ),
          )
        }
      >
        <option value={unset}>{chosen === undefined && isMixed ? stepText.differs : stepText.select}</option>
        {shared.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function offers({ dropdown_values = [] }: NamedSubSpecification, value: string): boolean {
  return dropdown_values.some((choice) => choice.value === value);
}
