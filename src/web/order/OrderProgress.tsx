import type { OrderStatus } from '#domain/order/order-status.ts';
import { collectedName } from '#text/ordering/carriers.ts';
import { orderProgressNames, orderTexts } from '#text/ordering/order.ts';
import styles from './OrderProgress.module.css';

const way: readonly OrderStatus[] = ['placed', 'paid', 'in_production', 'shipped', 'completed'];

// R12.2: nobody waits for money.
const wayOnAccount = way.filter((step) => step !== 'paid');

type Props = { readonly status: OrderStatus; readonly isOnAccount: boolean; readonly isCollected: boolean };

/** How far the order has come; nothing for one that goes nowhere. */
export function OrderProgress({ status, isOnAccount, isCollected }: Props) {
  const steps = isOnAccount ? wayOnAccount : way;
  const at = steps.indexOf(isOnAccount && status === 'paid' ? 'placed' : status);
  if (at === -1) return null;
  return (
    <ol className={styles.way} aria-label={orderTexts.status}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index <= at ? styles.reached : styles.ahead}
          aria-current={index === at ? 'step' : undefined}
        >
          {isCollected && step === 'shipped' ? collectedName : orderProgressNames[step]}
        </li>
      ))}
    </ol>
  );
}
