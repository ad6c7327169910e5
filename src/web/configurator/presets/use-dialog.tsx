import { type ReactNode, useState } from 'react';
import { presetText } from '#text/configurator/presets.ts';
import type { PresetDialog } from '../store/preset-desk.ts';
import { useConfigurator } from '../use-configurator.ts';

/** Opens a dialog once its script is there, so that a line that is gone is told in place of nothing. */
export function useDialog(): {
  readonly open: (dialog: PresetDialog) => void;
  readonly failure: ReactNode;
} {
  const { desk } = useConfigurator();
  const [hasFailed, setHasFailed] = useState(false);
  return {
    open: (dialog) => {
      setHasFailed(false);
      import('./late-dialogs.ts').then(
        () => desk.open(dialog),
        () => setHasFailed(true),
      );
    },
    failure: hasFailed && <span role="alert">{presetText.failed}</span>,
  };
}
