import { useState } from 'react';
import { addedText } from '#text/configurator/post-add.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './AddedFacts.module.css';
import { addedFacts } from './added-facts.ts';

export function AddedFacts() {
  const { store } = useConfigurator();
  // As it was ordered: nothing of it changes any more.
  const [facts] = useState(() => addedFacts(store.getState()));
  const isForCart = useConfiguratorState(({ quote }) => quote === null);
  const cart = useConfiguratorState((state) => state.cart);
  return (
    <dl className={styles.facts} aria-label={addedText.summary}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {/* Its place is kept: what comes late must not move the buttons. */}
      {isForCart && (
        <div className={styles.cart}>
          <dt>{cart !== null && addedText.cartLines(cart.lines.length)}</dt>
          <dd>
            {cart !== null && (
              <>
                {addedText.cartTotal(cart.subtotal)} <small>{addedText.cartTotalWithVat(cart.total)}</small>
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
