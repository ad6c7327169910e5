import { useId, useState } from 'react';
import type { SpecificationOption } from '#contract/configurator-answer.ts';
import { stepText } from '#text/configurator/steps.ts';
import { late } from '../late.tsx';
import type { StepProps } from '../step-props.ts';
import type { Answer } from '../store/answer.ts';
import { bringIntoView } from './bring-into-view.ts';
import { ColourGroup } from './ColourGroup.tsx';
import styles from './ColourStep.module.css';
import { StepFrame } from './StepFrame.tsx';

// Few want a colour of their own; the palette comes when they do.
const ColourTints = late(async () => (await import('./ColourTints.tsx')).ColourTints);

/**
 * Standard colours first. 'Andere RAL-kleur' unfolds the listed other colours, or the whole palette, and is never
 * sent itself.
 */
export function ColourStep({ specification, chosen, error, onChoose, onErrorFocus }: StepProps) {
  const name = useId();
  const options = byKey(specification.options.filter(({ show_in_frontend }) => show_in_frontend !== false));
  const door = options.find(({ type }) => type === 'other' || type === 'custom') ?? null;
  const colour = chosen?.kind === 'colour' ? chosen : null;
  const listed = options.filter(({ type }) => !type);
  const first = listed.filter(({ standard }) => standard !== false || door?.type !== 'other');
  const others = listed.filter((option) => !first.includes(option));
  const isBehindDoor =
    colour !== null &&
    (colour.custom !== null || others.some((option) => colourOf(option) === colour.colour));
  const [isUnfolded, setIsUnfolded] = useState<boolean | null>(null);
  const isOpen = isUnfolded ?? isBehindDoor;

  const choose = (option: SpecificationOption, moveOn: boolean) => {
    if (option === door) {
      setIsUnfolded(true);
      // Its colours are a question of their own: until one is picked, the colour chosen before must not be ordered.
      if (!isOpen) onChoose(null, false);
      return;
    }
    if (first.includes(option)) setIsUnfolded(false);
    onChoose(listedColour(option), moveOn);
  };
  const chosenListed = colour?.custom === null ? colour.colour : null;
  const doorDetail = isBehindDoor ? (colour?.colour ?? null) : null;
  return (
    <StepFrame
      specification={specification}
      error={error && { ...error, general: [...Object.values(error.fields).flat(), ...error.general] }}
      {...(colour !== null && {
        action: { label: stepText.next, isDisabled: false, onPress: () => onChoose(colour, true) },
      })}
    >
      <ColourGroup
        name={name}
        legend={specification.label}
        options={door === null ? first : [...first, door]}
        door={door}
        doorDetail={doorDetail}
        checked={
          isOpen ? (door?.key ?? null) : (first.find((one) => colourOf(one) === chosenListed)?.key ?? null)
        }
        onChoose={choose}
        onFocus={() => {
          if (error !== null) onErrorFocus();
        }}
      />
      {isOpen && door?.type === 'other' && (
        <div ref={isUnfolded ? bringIntoView : null}>
          <ColourGroup
            name={`${name}o`}
            legend={stepText.otherColours}
            isLegendShown
            options={others}
            door={null}
            doorDetail={null}
            checked={others.find((one) => colourOf(one) === chosenListed)?.key ?? null}
            onChoose={choose}
            onFocus={() => undefined}
          />
        </div>
      )}
      {isOpen && door?.type === 'custom' && (
        <div className={styles.palette} ref={isUnfolded ? bringIntoView : null}>
          <ColourTints
            chosen={colour?.custom?.ral ?? null}
            onChoose={({ label, hex }, moveOn) =>
              onChoose({ kind: 'colour', colour: label, custom: { ral: label, hex } }, moveOn)
            }
          />
        </div>
      )}
    </StepFrame>
  );
}

function listedColour(option: SpecificationOption): Answer {
  return { kind: 'colour', colour: colourOf(option), custom: null };
}

function colourOf({ ral, nicename }: SpecificationOption): string {
  return ral || nicename;
}

// The shop's own order of colours is their key, a number (R9.5).
function byKey(options: readonly SpecificationOption[]): readonly SpecificationOption[] {
  return options.toSorted((one, other) => Number(one.key) - Number(other.key));
}
