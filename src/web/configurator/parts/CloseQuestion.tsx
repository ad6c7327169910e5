import { closeQuoteText, closeText } from '#text/configurator/closing.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { isEdit } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './CloseQuestion.module.css';

type Props = { readonly onStay: () => void; readonly onLeave: () => void };

export function CloseQuestion({ onStay, onLeave }: Props) {
  const { store } = useConfigurator();
  const isChange = useConfiguratorState(isEdit);
  const { title, bodyEdit } = useConfiguratorState(({ quote }) =>
    quote === null ? closeText : closeQuoteText,
  );
  const discard = () => {
    store.discard();
    onLeave();
  };
  return (
    <Dialog kind="question" title={isChange ? closeText.titleEdit : title} onClose={onStay}>
      <div className={styles.question}>
        <p>{isChange ? bodyEdit : closeText.body}</p>
        <div className={styles.ways}>
          <Button kind="move" onClick={onStay}>
            {closeText.stay}
          </Button>
          {!isChange && <Button onClick={onLeave}>{closeText.keep}</Button>}
          <Button onClick={discard}>{isChange ? closeText.discardEdit : closeText.discard}</Button>
        </div>
      </div>
    </Dialog>
  );
}
