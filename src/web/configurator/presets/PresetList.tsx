import { useEffect, useState } from 'react';
import type { Preset } from '#contract/preset-call.ts';
import { presetDialogText } from '#text/configurator/preset-dialogs.ts';
import { classNames } from '../../ui/class-names.ts';
import { Message } from '../../ui/Message.tsx';
import { productCode } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './PresetDialog.module.css';
import { PresetRow } from './PresetRow.tsx';
import { presetsOf, type Told } from './preset-calls.ts';

/** All presets of a product: to begin with, to rename, to remove. */
export function PresetList() {
  const { desk } = useConfigurator();
  const code = useConfiguratorState(productCode);
  const [presets, setPresets] = useState<readonly Preset[] | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    void presetsOf(desk, code).then((told) =>
      told.isOk ? setPresets(told.answer.presets) : setMessage(told.message),
    );
  }, [desk, code]);
  const hear = <Answer,>(told: Told<Answer>, next: (answer: Answer) => readonly Preset[]): boolean => {
    setMessage(told.isOk ? null : told.message);
    if (told.isOk) setPresets(next(told.answer));
    return told.isOk;
  };
  return (
    <div className={classNames(styles.body, styles.wide)} aria-busy={presets === null && message === null}>
      {message !== null && <Message kind="error">{message}</Message>}
      {presets?.length === 0 && <p className={styles.empty}>{presetDialogText.empty}</p>}
      {presets !== null && presets.length > 0 && (
        <ul className={styles.list}>
          {presets.map((preset) => (
            <PresetRow
              key={preset.id}
              preset={preset}
              onRenamed={(told) =>
                hear(told, ({ preset: renamed }) =>
                  presets.map((one) => (one.id === renamed.id ? renamed : one)),
                )
              }
              onRemoved={(told) => hear(told, (answer) => answer.presets)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
