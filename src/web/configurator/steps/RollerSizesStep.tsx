import type { Millimetres } from '#domain/measure/millimetres.ts';
import { stepText } from '#text/configurator/steps.ts';
import { WaysOn } from '../parts/WaysOn.tsx';
import type { StepProps } from '../step-props.ts';
import { type Answer, type Fields, hasAllSpaces, unset } from '../store/answer.ts';
import { LastMargins } from './LastMargins.tsx';
import { MeasureField } from './MeasureField.tsx';
import { sizeFields, spaceFields, withUnset } from './measure-fields.ts';
import styles from './SizeStep.module.css';
import { SpaceSelect } from './SpaceSelect.tsx';
import { SpacesOnFrame } from './SpacesOnFrame.tsx';
import { StepFrame } from './StepFrame.tsx';
import { TotalSize } from './TotalSize.tsx';
import { useTypedSizes } from './use-typed-sizes.ts';

type Measures = Extract<Answer, { kind: 'measures' }>;
type Latest = Readonly<Record<string, Millimetres | null>>;

/**
 * A roller screen's sizes and spaces bound each other: no field alone is wrong, so only the general error shows (R5.8).
 */
export function RollerSizesStep({ specification, chosen, error, unit, onChoose, onErrorFocus }: StepProps) {
  const known = chosen?.kind === 'measures' ? chosen : { typed: {}, spaces: {} };
  const sizes = sizeFields(specification);
  const names = sizes.map(({ field }) => field);
  const selects = spaceFields(specification);
  const depth = selects.filter(({ field }) => field === 'depth');
  const sides = selects.filter(({ field }) => field !== 'depth');
  const typed = useTypedSizes(known.typed);
  const spaces = withUnset(selects, known.spaces);

  const answerWith = (next: Fields, latest: Latest = {}): Measures => ({
    kind: 'measures',
    typed: typed.complete(names, latest) ?? {},
    spaces: next,
  });
  const choose = (next: Measures, moveOn: boolean) => {
    const isEmpty =
      Object.keys(next.typed).length === 0 && Object.values(next.spaces).every((one) => one === unset);
    onChoose(isEmpty ? null : next, moveOn);
  };
  const forgive = () => {
    if (error !== null) onErrorFocus();
  };
  const chooseSpaces = (changed: Fields) => choose(answerWith({ ...spaces, ...changed }), false);
  const isWhole = typed.complete(names) !== null && hasAllSpaces(answerWith(spaces));
  return (
    <StepFrame
      specification={specification}
      error={error}
      ways={
        <WaysOn
          onSize={(size) => {
            for (const [field, length] of Object.entries(size)) typed.enter(field, length);
            choose(answerWith(spaces, size), false);
          }}
        />
      }
      action={{
        label: error === null ? stepText.next : stepText.correct,
        isDisabled: !isWhole,
        onPress: () => choose(answerWith(spaces), true),
      }}
    >
      <div className={styles.sizes}>
        {sizes.map(({ field, label, placeholder }) => (
          <MeasureField
            key={field}
            label={label}
            value={typed.sizeOf(field)}
            unit={unit}
            range={placeholder}
            onType={(value) => {
              typed.enter(field, value);
              if (value === null && field in known.typed)
                choose(answerWith(spaces, { [field]: null }), false);
            }}
            onCommit={(value) => {
              typed.enter(field, value);
              choose(answerWith(spaces, { [field]: value }), false);
            }}
            onFocus={forgive}
          />
        ))}
        {depth.map((sub) => (
          <SpaceSelect
            key={sub.field}
            sub={sub}
            value={spaces[sub.field] ?? unset}
            onChange={(value) => chooseSpaces({ [sub.field]: value })}
            onFocus={forgive}
          />
        ))}
      </div>
      {sides.length > 0 && (
        <>
          {sides.every(({ field }) => spaces[field] === unset) && (
            <LastMargins fields={sides} onTakeOver={chooseSpaces} />
          )}
          <SpacesOnFrame
            fields={sides}
            spaces={spaces}
            error={null}
            onChange={chooseSpaces}
            onFocus={forgive}
          />
        </>
      )}
      {error === null && <TotalSize />}
    </StepFrame>
  );
}
