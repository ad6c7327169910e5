import { isMobile } from '#domain/configuration/device.ts';
import type { Millimetres } from '#domain/measure/millimetres.ts';
import { stepText } from '#text/configurator/steps.ts';
import type { StepProps } from '../step-props.ts';
import { type Answer, type Fields, hasAllSpaces, raisedField, raisedValue, unset } from '../store/answer.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import { LastMargins } from './LastMargins.tsx';
import { MeasureField } from './MeasureField.tsx';
import { spaceFields, withUnset } from './measure-fields.ts';
import { SpacesOnFrame } from './SpacesOnFrame.tsx';
import { StepFrame } from './StepFrame.tsx';
import { TotalSize } from './TotalSize.tsx';
import { useTypedSizes } from './use-typed-sizes.ts';

type Measures = Extract<Answer, { kind: 'measures' }>;

export function MarginsStep({ specification, chosen, error, unit, onChoose, onErrorFocus }: StepProps) {
  const fields = spaceFields(specification);
  const known = chosen?.kind === 'measures' ? chosen : { typed: {}, spaces: {} };
  const typed = useTypedSizes(known.typed);
  const spaces = withUnset(fields, known.spaces);
  const raised = typed.sizeOf(raisedField);
  // There the strip above every step tells it, in sight of every side.
  const isOnPhone = useConfiguratorState(({ device }) => isMobile(device));

  const answerWith = (next: Fields, height: Millimetres | null = raised): Measures => ({
    kind: 'measures',
    spaces: next,
    typed: next['space_bottom'] === raisedValue && height !== null ? { [raisedField]: height } : {},
  });
  // R5.4: with every side unset there is no answer at all.
  const choose = (next: Measures, moveOn: boolean) => {
    const isEmpty = Object.values(next.spaces).every((value) => value === unset);
    onChoose(isEmpty ? null : next, moveOn);
  };
  const forgive = () => {
    if (error !== null) onErrorFocus();
  };
  return (
    <StepFrame
      specification={specification}
      error={error}
      action={{
        label: error === null ? stepText.next : stepText.correct,
        isDisabled: !hasAllSpaces(answerWith(spaces)),
        onPress: () => choose(answerWith(spaces), true),
      }}
    >
      {chosen === null && (
        <LastMargins
          fields={fields}
          onTakeOver={(taken) => choose(answerWith({ ...spaces, ...taken }), false)}
        />
      )}
      <SpacesOnFrame
        fields={fields}
        spaces={spaces}
        error={error}
        onChange={(changed) => choose(answerWith({ ...spaces, ...changed }), false)}
        onFocus={forgive}
      />
      {spaces['space_bottom'] === raisedValue && (
        <MeasureField
          label={stepText.raised}
          hint={stepText.raisedHint}
          value={raised}
          unit={unit}
          range={specification.specs[raisedField]?.placeholder}
          error={error?.fields[raisedField]?.join(' ') || undefined}
          onType={(value) => {
            typed.enter(raisedField, value);
            if (value === null && raisedField in known.typed) choose(answerWith(spaces, null), false);
          }}
          onCommit={(value) => {
            typed.enter(raisedField, value);
            choose(answerWith(spaces, value), false);
          }}
          onEnter={(_, value) => choose(answerWith(spaces, value), value !== null)}
          onFocus={forgive}
        />
      )}
      {!isOnPhone && <TotalSize />}
    </StepFrame>
  );
}
