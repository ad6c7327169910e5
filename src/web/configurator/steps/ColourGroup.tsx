import type { SpecificationOption } from '#contract/configurator-answer.ts';
import { stepText } from '#text/configurator/steps.ts';
import styles from './ColourGroup.module.css';
import { Swatch } from './Swatch.tsx';
import { useRadioChoice } from './use-radio-choice.ts';

type Props = {
  readonly name: string;
  readonly legend: string;
  readonly isLegendShown?: boolean;
  readonly options: readonly SpecificationOption[];
  // The option that unfolds more colours, and what was chosen behind it.
  readonly door: SpecificationOption | null;
  readonly doorDetail: string | null;
  readonly checked: string | null;
  readonly onChoose: (option: SpecificationOption, moveOn: boolean) => void;
  readonly onFocus: () => void;
};

export function ColourGroup({
  name,
  legend,
  isLegendShown = false,
  options,
  door,
  doorDetail,
  checked,
  onChoose,
  onFocus,
}: Props) {
  const radio = useRadioChoice((key, moveOn) => {
    const option = options.find((one) => one.key === key);
    if (option !== undefined) onChoose(option, moveOn);
  });
  return (
    <fieldset className={styles.group} onFocus={onFocus}>
      <legend className={isLegendShown ? styles.legend : styles.hiddenLegend}>{legend}</legend>
      <div className={styles.colours}>
        {options.map((option) => (
          <label key={option.key} className={styles.colour}>
            <input
              type="radio"
              name={name}
              value={option.key}
              className={styles.input}
              aria-describedby={option.delivery_time || option === door ? `${name}${option.key}` : undefined}
              aria-label={option.nicename}
              {...radio(option.key, option.key === checked)}
            />
            {option.hex ? <Swatch hex={option.hex} /> : <span className={styles.more} aria-hidden="true" />}
            <span className={styles.text}>
              {option.nicename}
              <span className={styles.delivery} id={`${name}${option.key}`}>
                {option === door && doorDetail !== null
                  ? doorDetail
                  : option.delivery_time
                    ? stepText.delivery(option.delivery_time)
                    : null}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
