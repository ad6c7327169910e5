import { switchText } from '#text/configurator/quick-order.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './Question.module.css';

/** Rows belong to one product: with another they are lost, and nobody loses them unasked (R2.41). */
export function SwitchQuestion() {
  const { actions } = useConfigurator().store;
  const product = useConfiguratorState((state) => state.product);
  const switchProduct = useConfiguratorState((state) => state.switchProduct);
  const next = switchProduct.product;
  if (!switchProduct.show || next === null || product === null) return null;
  return (
    <Dialog kind="question" title={switchText.title} onClose={actions.cancelSwitchProduct}>
      <div className={styles.question}>
        <p>{switchText.body}</p>
        <div className={styles.ways}>
          <Button kind="move" onClick={actions.cancelSwitchProduct}>
            {switchText.stay(product.name)}
          </Button>
          <Button onClick={actions.confirmSwitchProduct}>{switchText.go(next.name)}</Button>
        </div>
      </div>
    </Dialog>
  );
}
