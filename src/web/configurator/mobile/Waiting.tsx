import { popupText } from '#text/configurator-desktop.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { TroubleNotice } from '../TroubleNotice.tsx';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './Screens.module.css';

type Props = { readonly onRetry: () => void };

export function Waiting({ onRetry }: Props) {
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
      <Button kind="move" isWide onClick={onRetry}>
        {popupText.again}
      </Button>
    </div>
  );
}
