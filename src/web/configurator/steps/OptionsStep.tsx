import { stepText } from '#text/configurator/steps.ts';
import type { StepProps } from '../step-props.ts';
import { bringIntoView } from './bring-into-view.ts';
import { OptionGroup, type OptionLook } from './OptionGroup.tsx';
import { optionFields, withKey } from './option-fields.ts';
import { StepFrame } from './StepFrame.tsx';

export function RadioStep(props: StepProps) {
  return <OptionsStep {...props} look="list" />;
}

export function ImagesStep(props: StepProps) {
  return <OptionsStep {...props} look="images" />;
}

/** R9.6: the hinge pictures stand 380 px high; what follows from them need not. */
export function HingeSideStep(props: StepProps) {
  return <OptionsStep {...props} look="images" firstLook="large" />;
}

type Props = StepProps & { readonly look: OptionLook; readonly firstLook?: OptionLook };

function OptionsStep({
  specification,
  chosen,
  error,
  onChoose,
  onErrorFocus,
  look,
  firstLook = look,
}: Props) {
  const keys = chosen?.kind === 'options' ? chosen.keys : {};
  const fields = optionFields(specification);
  // The question to answer next; -1 when there is none.
  const open = fields.findIndex(({ field }) => keys[field] === undefined);
  return (
    <StepFrame
      specification={specification}
      error={error}
      {...(open < 0 && {
        action: {
          label: stepText.next,
          isDisabled: false,
          onPress: () => onChoose({ kind: 'options', keys }, true),
        },
      })}
    >
      {fields.map(({ field, label, choices }, index) => (
        <OptionGroup
          key={field}
          ref={index > 0 && index === open ? bringIntoView : null}
          legend={fields.length === 1 ? specification.label : label}
          isLegendHidden={fields.length === 1}
          look={choices.every(({ image }) => image === null) ? 'list' : index === 0 ? firstLook : look}
          choices={choices}
          chosen={keys[field] ?? null}
          error={error?.fields[field]?.join(' ') || undefined}
          onChoose={(key, moveOn) =>
            onChoose({ kind: 'options', keys: withKey(specification, keys, field, key) }, moveOn)
          }
          onFocus={() => {
            if (error !== null) onErrorFocus();
          }}
        />
      ))}
    </StepFrame>
  );
}
