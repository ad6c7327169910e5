import { type Ref, type SyntheticEvent, useId } from 'react';
import card from '../../ui/choice-card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import visually from '../../ui/VisuallyHidden.module.css';
import styles from './OptionGroup.module.css';
import type { OptionChoice } from './option-fields.ts';
import { Surcharge } from './Surcharge.tsx';
import { useRadioChoice } from './use-radio-choice.ts';

export type OptionLook = 'list' | 'images' | 'large';

type Props = {
  readonly ref?: Ref<HTMLFieldSetElement>;
  readonly legend: string;
  // A lone group is already named by its section's header.
  readonly isLegendHidden: boolean;
  readonly look: OptionLook;
  readonly choices: readonly OptionChoice[];
  readonly chosen: string | null;
  readonly error?: string | undefined;
  readonly onChoose: (key: string, moveOn: boolean) => void;
  readonly onFocus: () => void;
};

export function OptionGroup({
  ref,
  legend,
  isLegendHidden,
  look,
  choices,
  chosen,
  error,
  onChoose,
  onFocus,
}: Props) {
  const name = useId();
  const errorId = `${name}e`;
  const radio = useRadioChoice(onChoose);
  return (
    <fieldset
      ref={ref}
      className={styles.group}
      aria-describedby={error === undefined ? undefined : errorId}
      onFocus={onFocus}
    >
      <legend className={isLegendHidden ? visually.hidden : styles.legend}>{legend}</legend>
      <div className={styles[look]} data-few={choices.length <= 4 || undefined}>
        {choices.map((choice) => (
          <label key={choice.key} className={classNames(card.card, styles.option)}>
            <input
              type="radio"
              name={name}
              value={choice.key}
              className={classNames(card.input, styles.input)}
              aria-labelledby={`${name}n${choice.key}`}
              aria-describedby={choice.surcharge === null ? undefined : `${name}s${choice.key}`}
              {...radio(choice.key, choice.key === chosen)}
            />
            {look !== 'list' && choice.image !== null && (
              <img className={styles.image} src={choice.image} alt="" onError={hideImage} />
            )}
            <span className={styles.words}>
              <span id={`${name}n${choice.key}`} className={styles.name}>
                {choice.name}
              </span>
              <Surcharge id={`${name}s${choice.key}`} surcharge={choice.surcharge} />
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error} data-error>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

// A picture that does not come leaves a text option behind, not a torn frame.
function hideImage(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.hidden = true;
}
