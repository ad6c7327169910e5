import { useEffect, useState } from 'react';
import type { PresetToUse } from '#contract/catalogue-page.ts';
import { presetDialogText } from '#text/configurator/preset-dialogs.ts';
import { presetText } from '#text/configurator/presets.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Message } from '../../ui/Message.tsx';
import type { PresetDialog as Opened } from '../store/preset-desk.ts';
import { productCode } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { KeepForm } from './KeepForm.tsx';
import styles from './PresetDialog.module.css';
import { PresetList } from './PresetList.tsx';
import { presetsOf } from './preset-calls.ts';
import { beginWithPreset, proposePreset } from './propose-preset.ts';

export function PresetDialog({ dialog }: { readonly dialog: Opened }) {
  const { desk } = useConfigurator();
  switch (dialog.kind) {
    case 'use':
      return <Use id={dialog.id} />;
    case 'replace':
      return <Replace preset={dialog.preset} />;
    case 'keep':
      return (
        <Dialog kind="question" title={presetText.keep} onClose={desk.close}>
          <KeepForm />
        </Dialog>
      );
    case 'list':
      return (
        <Dialog kind="sheet" title={presetText.title} onClose={desk.close}>
          <PresetList />
        </Dialog>
      );
  }
}

// Shows nothing of itself: what it begins is seen in the configurator, and only what goes wrong is told here.
function Use({ id }: { readonly id: number }) {
  const configurator = useConfigurator();
  const { desk } = configurator;
  const code = useConfiguratorState(productCode);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void presetsOf(desk, code).then((told) => {
      if (!isWanted) return;
      if (!told.isOk) return setMessage(told.message);
      const preset = told.answer.presets.find((one) => one.id === id);
      if (preset === undefined) return setMessage(presetText.gone);
      proposePreset(configurator, preset);
    });
    return () => {
      isWanted = false;
    };
  }, [configurator, desk, code, id]);
  if (message === null) return null;
  return (
    <Dialog kind="question" title={presetText.title} onClose={desk.close}>
      <div className={styles.body}>
        <Message kind="error">{message}</Message>
        <Button kind="move" onClick={desk.close}>
          {presetDialogText.onward}
        </Button>
      </div>
    </Dialog>
  );
}

function Replace({ preset }: { readonly preset: PresetToUse }) {
  const configurator = useConfigurator();
  const { desk } = configurator;
  return (
    <Dialog kind="question" title={presetDialogText.replaceTitle} onClose={desk.close}>
      <div className={styles.body}>
        <p>{presetDialogText.replaceBody(preset.name)}</p>
        <div className={styles.ways}>
          <Button kind="move" onClick={desk.close}>
            {presetDialogText.stay}
          </Button>
          <Button onClick={() => beginWithPreset(configurator, preset)}>{presetDialogText.replace}</Button>
        </div>
      </div>
    </Dialog>
  );
}
