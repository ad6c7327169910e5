import type { SpecificationOption } from '#contract/configurator-answer.ts';
import { stepText } from '#text/configurator/steps.ts';
import { formatDay } from '#text/format/date.ts';
import card from '../../ui/choice-card.module.css';
import { classNames } from '../../ui/class-names.ts';
import visually from '../../ui/VisuallyHidden.module.css';
import styles from './ColourGroup.module.css';
import { byTerms } from './colour-groups.ts';
import { Surcharge } from './Surcharge.tsx';
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
  const groups = byTerms(options);
  return (
    <fieldset className={styles.group} onFocus={onFocus}>
      <legend className={isLegendShown ? styles.legend : visually.hidden}>{legend}</legend>
      {groups.map((group, index) => (
        <div key={group.options[0]?.key}>
          <p className={styles.terms}>
            {group.surcharge === null && groups.length > 1 && index === 0 && (
              <span>{stepText.standardColours}</span>
            )}
            <Surcharge id={`${name}s${index}`} surcharge={group.surcharge} />
            {group.delivery !== null && (
              <span id={`${name}d${index}`}>
                {group.day === null
                  ? stepText.delivery(group.delivery)
                  : stepText.deliveryOn(group.delivery, formatDay(group.day))}
              </span>
            )}
          </p>
          <div className={styles.colours}>
            {group.options.map((option) => {
              const behind = option === door ? doorDetail : null;
              const detail = behind ?? option.color_name ?? null;
              return (
                <label key={option.key} className={classNames(card.card, styles.colour)}>
                  <input
                    type="radio"
                    name={name}
                    value={option.key}
                    className={card.input}
                    aria-label={option.nicename}
                    aria-describedby={[
                      detail !== null && `${name}n${option.key}`,
                      behind === null && group.surcharge !== null && `${name}s${index}`,
                      behind === null && group.delivery !== null && `${name}d${index}`,
                    ]
                      .filter((part) => part !== false)
                      .join(' ')}
                    {...radio(option.key, option.key === checked)}
                  />
                  {option.hex ? (
                    <Swatch hex={option.hex} />
                  ) : (
                    <span className={styles.more} aria-hidden="true" />
                  )}
                  <span className={styles.text}>
                    {option.nicename}
                    {detail !== null && (
                      <span className={styles.name} id={`${name}n${option.key}`}>
                        {detail}
                      </span>
                    )}
                  </span>
                </label>
              );
            })}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
