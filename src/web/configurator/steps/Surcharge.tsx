import type { Surcharge as Amounts } from '#contract/configurator-answer.ts';
import { stepText } from '#text/configurator/steps.ts';
import { formatSurcharge } from '#text/format/money.ts';
import { screenCount } from '../store/selectors.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './Surcharge.module.css';

type Props = { readonly id: string; readonly surcharge: Amounts | null };

/** Belongs to the description of a choice, never to its name (contract §6). */
export function Surcharge({ id, surcharge }: Props) {
  const isForSeveral = useConfiguratorState((state) => screenCount(state) > 1);
  if (surcharge === null) return null;
  const of = surcharge.varies ? stepText.ofFirstRow : isForSeveral && stepText.perScreen;
  return (
    <span id={id} className={styles.surcharge}>
      <span className={styles.amount}>{formatSurcharge(surcharge.price)}</span>
      {of && ` ${of}`}
    </span>
  );
}
