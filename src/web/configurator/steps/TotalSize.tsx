import { stepText } from '#text/configurator/steps.ts';
import { classNames } from '../../ui/class-names.ts';
import { totalSize } from '../store/selectors.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './TotalSize.module.css';

/** The size the shop will make stands beside every size typed, as soon as it is known. */
export function TotalSize() {
  const size = useConfiguratorState((state) => (state.refusal === null ? totalSize(state) : null));
  const unit = useConfiguratorState(({ customer }) => customer.unit);
  // Its place is kept: appearing, it would push the button away from under the finger that presses it.
  if (size === null) return <p className={classNames(styles.made, styles.unknown)} aria-hidden="true" />;
  const spell = (value: number) => (unit === 'mm' ? String(value) : value.toFixed(1).replace('.', ','));
  return (
    <p className={styles.made}>
      <strong>{stepText.weMake}</strong> {stepText.size(spell(size.width), spell(size.height), unit)}
    </p>
  );
}
