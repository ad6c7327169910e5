import { type ReactNode, useId } from 'react';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import { useGroupError } from '../ui/group-error.ts';
import styles from './MethodChoice.module.css';
import { MethodLogos } from './MethodLogos.tsx';

type Props = {
  readonly id?: string | undefined;
  // Null for what has no logo.
  readonly method: PaymentMethod | null;
  readonly label: string;
  readonly value: string;
  // Why it cannot be chosen, or what choosing it means.
  readonly hint?: ReactNode;
  readonly isDisabled: boolean;
  readonly isChosen: boolean;
  // Absent where no script runs.
  readonly onChoose?: () => void;
};

/** Uncontrolled: what was chosen before the script came stays chosen. */
export function MethodChoice({
  id: givenId,
  method,
  label,
  value,
  hint,
  isDisabled,
  isChosen,
  onChoose,
}: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const state = useGroupError(hint === undefined ? undefined : `${id}h`);
  return (
    <div className={styles.choice}>
      <input
        {...state}
        type="radio"
        id={id}
        name="payment_method"
        value={value}
        defaultChecked={isChosen}
        disabled={isDisabled}
        className={styles.input}
        onChange={onChoose}
      />
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {method !== null && <MethodLogos method={method} />}
      </label>
      {hint !== undefined && (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
