import { presetText } from '#text/configurator/presets.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import styles from './KeepButton.module.css';
import { hasAllChoices } from './keepable.ts';
import { isAsPreset } from './preset-answers.ts';
import { useDialog } from './use-dialog.tsx';

/**
 * Offered once every choice is made, unless the choices are a preset as it is. The same button then says what they were
 * kept as: the focus comes back to it from the dialog, and reads what became of it.
 */
export function KeepButton() {
  const { open, failure } = useDialog();
  const isWhole = useConfiguratorState(hasAllChoices);
  const preset = useConfiguratorState((state) => (isAsPreset(state) ? state.preset : null));
  if (!isWhole || preset?.isKept === false) return null;
  return (
    <p className={styles.keep}>
      <button type="button" onClick={() => open({ kind: preset === null ? 'keep' : 'list' })}>
        {preset === null ? presetText.keep : presetText.kept(preset.name)}
      </button>{' '}
      {failure}
    </p>
  );
}
