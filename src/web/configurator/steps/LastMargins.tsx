import { stepText } from '#text/configurator/steps.ts';
import { Button } from '../../ui/Button.tsx';
import type { Fields } from '../store/answer.ts';
import { productCode } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './LastMargins.module.css';
import type { NamedSubSpecification } from './measure-fields.ts';

type Props = {
  readonly fields: readonly NamedSubSpecification[];
  readonly onTakeOver: (spaces: Fields) => void;
};

/**
 * R3.11: what was answered last time is offered in sight, never filled in behind somebody's back: a margin that
 * is wrong by one sill makes a screen that does not fit.
 */
export function LastMargins({ fields, onTakeOver }: Props) {
  const { rememberedMargins } = useConfigurator();
  const remembered = rememberedMargins(useConfiguratorState(productCode));
  const usable = fields.flatMap(({ field, label, dropdown_values }) => {
    const choice = dropdown_values?.find(({ value }) => value === remembered[field]);
    return choice === undefined ? [] : [{ field, label, choice }];
  });
  if (usable.length === 0) return null;
  return (
    <div className={styles.offer}>
      <p>
        <strong>{stepText.lastTime}</strong>{' '}
        {usable.map(({ label, choice }) => `${label.toLowerCase()} ${choice.label}`).join(', ')}
      </p>
      <Button
        onClick={() =>
          onTakeOver(Object.fromEntries(usable.map(({ field, choice }) => [field, choice.value])))
        }
      >
        {stepText.takeOver}
      </Button>
    </div>
  );
}
