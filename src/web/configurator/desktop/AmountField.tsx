import { useId, useState } from 'react';
import { stepText } from '#text/configurator/steps.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './AmountField.module.css';

/** R5.3: a number of at least one; what is typed is free until it is left. */
export function AmountField() {
  const id = useId();
  const { actions } = useConfigurator().store;
  const amount = useConfiguratorState((state) => state.amount);
  const isWrong = useConfiguratorState(({ refusal }) => refusal?.errors['aantal'] !== undefined);
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    setDraft(text);
    if (text !== '') actions.updateAmount(Number(text));
  };
  return (
    <div className={styles.amount}>
      <label htmlFor={id} className={styles.label}>
        {stepText.amount}
      </label>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={stepText.less}
          disabled={amount <= 1}
          onClick={() => actions.updateAmount(amount - 1)}
        >
          {stepText.minus}
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          aria-invalid={isWrong || undefined}
          value={draft ?? amount}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(null)}
        />
        <button type="button" aria-label={stepText.more} onClick={() => actions.updateAmount(amount + 1)}>
          {stepText.plus}
        </button>
      </div>
    </div>
  );
}
