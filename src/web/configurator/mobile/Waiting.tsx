import { popupText } from '#text/configurator/popup.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { TroubleNotice } from '../parts/TroubleNotice.tsx';
import { isWaiting } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './Screens.module.css';

export function Waiting() {
  const { store } = useConfigurator();
  const isLoading = useConfiguratorState(isWaiting);
  const hasTrouble = useConfiguratorState(({ trouble }) => trouble !== null);
  if (isLoading) {
    return (
      <p role="status" className={styles.loading}>
        {popupText.loading}
      </p>
    );
  }
  return (
    <div className={styles.screen}>
      {hasTrouble ? <TroubleNotice /> : <Message kind="error">{popupText.loadFailed}</Message>}
      <Button kind="move" isWide onClick={store.retry}>
        {popupText.again}
      </Button>
    </div>
  );
}
