import { useId, useState } from 'react';
import { stepText } from '#text/configurator/steps.ts';
import visually from '../../ui/VisuallyHidden.module.css';
import type { StepProps } from '../step-props.ts';
import { type FrameSide, FrameSketch } from './FrameSketch.tsx';
import styles from './SidesStep.module.css';
import { StepFrame } from './StepFrame.tsx';
import { Surcharge } from './Surcharge.tsx';
import { sideSurcharges } from './side-surcharges.ts';

const sides = [
  { code: '3', side: 'top', name: stepText.sides[3] },
  { code: '1', side: 'left', name: stepText.sides[1] },
  { code: '2', side: 'right', name: stepText.sides[2] },
  { code: '4', side: 'bottom', name: stepText.sides[4] },
] as const satisfies readonly { readonly code: string; readonly side: FrameSide; readonly name: string }[];

export function SidesStep({ specification, chosen, error, onChoose, onErrorFocus }: StepProps) {
  const sub = Object.values(specification.specs)[0];
  const minimum = sub?.min_checked ?? 0;
  // Until something is chosen, what the shop proposes; it counts once it is confirmed.
  const proposed = sub?.default_answer?.split(',').filter((code) => code !== '') ?? [];
  const confirmed = chosen?.kind === 'sides' && (chosen.sides.length > 0 || proposed.length === 0);
  const [entered, setEntered] = useState<readonly string[] | null>(null);
  const checked = entered ?? (confirmed ? chosen.sides : proposed);
  const id = useId();
  const surchargeOf = sideSurcharges(specification, checked);

  const toggle = (code: string, isOn: boolean) => {
    const next = isOn ? [...checked, code].toSorted() : checked.filter((other) => other !== code);
    setEntered(next);
    // What was agreed before must not be ordered while the boxes say something else.
    if (minimum === 0 || confirmed)
      onChoose(next.length < minimum ? null : { kind: 'sides', sides: next }, false);
  };
  return (
    <StepFrame
      specification={specification}
      error={error}
      action={{
        label: stepText.proceed,
        isDisabled: checked.length < minimum,
        onPress: () => onChoose({ kind: 'sides', sides: checked }, true),
      }}
    >
      <fieldset
        className={styles.around}
        onFocus={() => {
          if (error !== null) onErrorFocus();
        }}
      >
        <legend className={visually.hidden}>{specification.label}</legend>
        {sides.map(({ code, side, name }) => (
          <label key={code} className={`${styles.side} ${styles[side]}`}>
            <input
              type="checkbox"
              className={styles.input}
              checked={checked.includes(code)}
              onChange={(event) => toggle(code, event.target.checked)}
              aria-labelledby={`${id}n${code}`}
              aria-describedby={surchargeOf(code) === null ? undefined : `${id}s${code}`}
            />
            <span className={styles.words}>
              <span id={`${id}n${code}`}>{name}</span>
              <Surcharge id={`${id}s${code}`} surcharge={surchargeOf(code)} />
            </span>
          </label>
        ))}
        <div className={styles.frame}>
          <FrameSketch marked={sides.filter(({ code }) => checked.includes(code)).map(({ side }) => side)} />
        </div>
      </fieldset>
      {Object.values(error?.fields ?? {}).map((texts) => (
        <p key={texts.join(' ')} className={styles.error} data-error>
          {texts.join(' ')}
        </p>
      ))}
    </StepFrame>
  );
}
