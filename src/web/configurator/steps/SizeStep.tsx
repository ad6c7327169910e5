import { useRef } from 'react';
import type { Millimetres } from '#domain/measure/millimetres.ts';
import { stepText } from '#text/configurator/steps.ts';
import { WaysOn } from '../parts/WaysOn.tsx';
import type { StepProps } from '../step-props.ts';
import { MeasureField } from './MeasureField.tsx';
import { sizeFields } from './measure-fields.ts';
import styles from './SizeStep.module.css';
import { StepFrame } from './StepFrame.tsx';
import { TotalSize } from './TotalSize.tsx';
import { useTypedSizes } from './use-typed-sizes.ts';

export function SizeStep({ specification, chosen, error, unit, onChoose, onErrorFocus }: StepProps) {
  const box = useRef<HTMLDivElement>(null);
  const fields = sizeFields(specification);
  const names = fields.map(({ field }) => field);
  const typed = useTypedSizes(chosen?.kind === 'measures' ? chosen.typed : {});
  const isWhole = typed.complete(names) !== null;

  const emit = (latest: Readonly<Record<string, Millimetres | null>>, moveOn: boolean) => {
    const sizes = typed.complete(names, latest);
    if (sizes !== null) onChoose({ kind: 'measures', typed: sizes, spaces: {} }, moveOn);
    // An emptied field must not leave the earlier size to be ordered, not even before it is left.
    else if (chosen !== null) onChoose(null, false);
  };
  const goOn = (field: HTMLInputElement, latest: Readonly<Record<string, Millimetres | null>>) => {
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])];
    const next = inputs[inputs.indexOf(field) + 1];
    if (next === undefined) emit(latest, true);
    else next.focus();
  };
  return (
    <StepFrame
      specification={specification}
      error={error}
      ways={
        <WaysOn
          onSize={(sizes) => {
            for (const [field, size] of Object.entries(sizes)) typed.enter(field, size);
            onChoose({ kind: 'measures', typed: sizes, spaces: {} }, false);
          }}
        />
      }
      action={{
        label: error === null ? stepText.next : stepText.correct,
        isDisabled: !isWhole,
        onPress: () => emit({}, true),
      }}
    >
      <div ref={box} className={styles.sizes}>
        {fields.map(({ field, label, placeholder }) => (
          <MeasureField
            key={field}
            label={label}
            value={typed.sizeOf(field)}
            unit={unit}
            range={placeholder}
            error={error?.fields[field]?.join(' ') || undefined}
            onType={(value) => {
              typed.enter(field, value);
              if (value === null) emit({ [field]: null }, false);
            }}
            onCommit={(value) => {
              typed.enter(field, value);
              emit({ [field]: value }, false);
            }}
            onEnter={(input, value) => goOn(input, { [field]: value })}
            onFocus={() => {
              if (error !== null) onErrorFocus();
            }}
          />
        ))}
      </div>
      {error === null && <TotalSize />}
    </StepFrame>
  );
}
