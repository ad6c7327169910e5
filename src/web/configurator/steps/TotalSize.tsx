import { stepText } from '#text/configurator/steps.ts';
import { classNames } from '../../ui/class-names.ts';
import { madeSize } from '../store/selectors.ts';
import { spellLength } from '../store/total-sizes.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './TotalSize.module.css';

/** R20.3: what the shop will make stands beside every opening typed, and on what it depends as long as it does. */
export function TotalSize() {
  const made = useConfiguratorState(madeSize);
  const unit = useConfiguratorState(({ customer }) => customer.unit);
  // Its place is kept: appearing, it would push the button away from under the finger that presses it.
  if (made === null) {
    return (
      <p className={classNames(styles.made, styles.unknown)}>
        <strong>{stepText.weMake}</strong> {stepText.notKnown}
      </p>
    );
  }
  const spell = (value: number) => spellLength(value, unit);
  return (
    <p className={styles.made}>
      <strong>{stepText.weMake}</strong> {stepText.size(spell(made.width), spell(made.height), unit)}
      {made.condition !== null && <span className={styles.condition}>{made.condition}</span>}
    </p>
  );
}
