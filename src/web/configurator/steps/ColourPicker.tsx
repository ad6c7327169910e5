import { type Ref, useId } from 'react';
import { paletteText } from '#text/configurator/palette.ts';
import styles from './ColourPicker.module.css';
import type { PaletteColour } from './find-colours.ts';
import { Swatch } from './Swatch.tsx';
import { useRadioChoice } from './use-radio-choice.ts';

type Props = {
  readonly ref?: Ref<HTMLFieldSetElement>;
  readonly colours: readonly PaletteColour[];
  readonly chosen: string | null;
  // What Enter picks from the field above.
  readonly next: PaletteColour | null;
  readonly onChoose: (colour: PaletteColour, moveOn: boolean) => void;
};

/** What cannot be ordered is shown and can be chosen: the server then says so in words. */
export function ColourPicker({ ref, colours, chosen, next, onChoose }: Props) {
  const name = useId();
  const radio = useRadioChoice((label, moveOn) => {
    const colour = colours.find((one) => one.label === label);
    if (colour !== undefined) onChoose(colour, moveOn);
  });
  return (
    <fieldset ref={ref}>
      <legend className={styles.legend}>{paletteText.ralColours}</legend>
      <div className={styles.colours}>
        {colours.map((colour) => (
          <label key={colour.id} className={styles.colour} data-next={colour === next || undefined}>
            <input
              type="radio"
              name={name}
              value={colour.label}
              className={styles.input}
              {...radio(colour.label, colour.label === chosen)}
            />
            <Swatch hex={colour.hex} label={colour.label} />
            <span className={styles.name}>
              <span className={styles.label}>{colour.label}</span> {colour.colorName}
              {!colour.orderable && <em className={styles.not}>{` ${paletteText.notOrderable}`}</em>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
