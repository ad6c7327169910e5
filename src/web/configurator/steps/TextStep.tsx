import { useRef, useState } from 'react';
import { maxBoxLabel } from '#domain/configuration/limits.ts';
import { stepText } from '#text/configurator/steps.ts';
import { TextField } from '../../ui/Field.tsx';
import type { StepProps } from '../step-props.ts';
import { StepFrame } from './StepFrame.tsx';

// Long enough not to ask the server for every letter, short enough to be there before the hand is at the button.
const pause = 300;

export function TextStep(props: StepProps) {
  const { specification, chosen, error, isRequired, onChoose, onErrorFocus } = props;
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const known = chosen?.kind === 'text' ? chosen.text : '';
  const shown = draft ?? known;
  const fieldErrors = Object.values(error?.fields ?? {})
    .flat()
    .join(' ');

  const commit = (text: string, moveOn: boolean) => {
    clearTimeout(timer.current);
    const trimmed = text.trim();
    if (moveOn || trimmed !== known) onChoose({ kind: 'text', text: trimmed }, moveOn);
  };
  const type = (text: string) => {
    setDraft(text);
    setIsMissing(false);
    clearTimeout(timer.current);
    // An emptied field must not leave the earlier text to be ordered.
    if (text.trim() === '') commit(text, false);
    else timer.current = setTimeout(() => commit(text, false), pause);
  };
  const goOn = () => {
    if (!isRequired || shown.trim() !== '') return commit(shown, true);
    setIsMissing(true);
    field.current?.focus();
  };
  const general = { general: error?.general ?? [], fields: {}, rows: [] };
  return (
    <StepFrame
      specification={specification}
      error={error && general}
      action={{ label: stepText.next, isDisabled: false, onPress: goOn }}
    >
      <TextField
        label={stepText.boxLabel}
        placeholder={stepText.boxLabelPlaceholder}
        ref={field}
        error={fieldErrors || (isMissing ? stepText.missingLabel : undefined)}
        maxLength={maxBoxLabel}
        autoComplete="off"
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          commit(shown, false);
          setDraft(null);
        }}
        onFocus={() => {
          if (error !== null) onErrorFocus();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          goOn();
        }}
      />
    </StepFrame>
  );
}
