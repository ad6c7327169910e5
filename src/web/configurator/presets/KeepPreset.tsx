import { presetText } from '#text/configurator/presets.ts';
import { isAsPreset } from '../store/reduce-preset.ts';
import { hasAllChoices } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './KeepPreset.module.css';

/**
 * Offered once every choice is made, unless the choices are a preset as it is. The same button then says what they were
 * kept as: the focus comes back to it from the dialog, and reads what became of it.
 */
export function KeepPreset() {
  const { desk } = useConfigurator();
  const isWhole = useConfiguratorState(hasAllChoices);
  const preset = useConfiguratorState((state) => (isAsPreset(state) ? state.preset : null));
  if (!isWhole || preset?.isKept === false) return null;
  return (
    <p className={styles.keep}>
      <button type="button" onClick={() => desk.open({ kind: preset === null ? 'keep' : 'list' })}>
        {preset === null ? presetText.keep : presetText.kept(preset.name)}
      </button>
    </p>
  );
}
