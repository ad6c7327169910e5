import { popupText } from '#text/configurator/popup.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { TroubleNotice } from '../parts/TroubleNotice.tsx';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './Screens.module.css';

export function Waiting() {
  const { store } = useConfigurator();
  const { pending, trouble } = useConfiguratorState();
  if (pending !== null) {
    return (
      <p role="status" className={styles.loading}>
        {popupText.loading}
      </p>
    );
  }
  return (
    <div className={styles.screen}>
      {trouble === null ? <Message kind="error">{popupText.loadFailed}</Message> : <TroubleNotice />}
      <Button kind="move" isWide onClick={store.retry}>
        {popupText.again}
      </Button>
    </div>
  );
}
