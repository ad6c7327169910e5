import { type ComponentType, useEffect, useState } from 'react';
import { presetText } from '#text/configurator/presets.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import type { PresetDialog as Opened } from '../store/preset-desk.ts';
import { useConfigurator } from '../use-configurator.ts';
import styles from './PresetDialog.module.css';
import { useDesk } from './use-desk.ts';

/** What stands over a frame while somebody keeps, chooses or changes presets. Its script comes when it is asked for. */
export function PresetDialogs() {
  const dialog = useDesk((desk) => desk.dialog);
  return dialog === null ? null : <Loaded dialog={dialog} />;
}

type Props = { readonly dialog: Opened };

function Loaded({ dialog }: Props) {
  const { desk } = useConfigurator();
  const [Shown, setShown] = useState<ComponentType<Props> | 'failed' | null>(null);
  useEffect(() => {
    import('./PresetDialog.tsx').then(
      ({ PresetDialog }) => setShown(() => PresetDialog),
      () => setShown('failed'),
    );
  }, []);
  if (Shown === null) return null;
  if (Shown !== 'failed') return <Shown dialog={dialog} />;
  return (
    <Dialog kind="question" title={presetText.title} onClose={desk.close}>
      <div className={styles.body}>
        <Message kind="error">{presetText.failed}</Message>
      </div>
    </Dialog>
  );
}
