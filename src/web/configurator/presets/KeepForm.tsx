import { type SyntheticEvent, useRef, useState } from 'react';
import { maxPresetName } from '#domain/configuration/limits.ts';
import { presetDialogText } from '#text/configurator/preset-dialogs.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { TextField } from '../../ui/Field.tsx';
import { stateBody } from '../store/payload.ts';
import { productCode } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import { hasMeasuredSpaces, suggestName } from './keepable.ts';
import styles from './PresetDialog.module.css';
import { presetInUse } from './preset-answers.ts';
import { keepPreset } from './preset-calls.ts';

/** A name for the choices as they are. One that is taken is replaced only by a press that says so. */
export function KeepForm() {
  const { store, desk } = useConfigurator();
  const code = useConfiguratorState(productCode);
  const asksSpaces = useConfiguratorState(hasMeasuredSpaces);
  const [name, setName] = useState(() => suggestName(store.getState(), maxPresetName));
  const [spaces, setSpaces] = useState(false);
  const [told, setTold] = useState<{ readonly message: string; readonly isTaken: boolean } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const keep = async (replace: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    const outcome = await keepPreset(desk, code, { ...stateBody(store.getState()), name, spaces, replace });
    setIsBusy(false);
    if (outcome.isOk) {
      store.keptAs(presetInUse(outcome.answer.preset, store.getState(), true));
      return desk.close();
    }
    setTold({ message: outcome.message, isTaken: outcome.status === 409 });
    field.current?.querySelector('input')?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void keep(false);
  };
  return (
    <form className={styles.body} noValidate onSubmit={submit}>
      <p>{presetDialogText.keepBody}</p>
      <div ref={field}>
        <TextField
          label={presetDialogText.name}
          value={name}
          maxLength={maxPresetName}
          autoComplete="off"
          error={told?.message}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setName(event.target.value);
            setTold(null);
          }}
        />
      </div>
      {asksSpaces && (
        <Choice
          label={presetDialogText.spaces}
          hint={presetDialogText.spacesHint}
          checked={spaces}
          onChange={(event) => setSpaces(event.target.checked)}
        />
      )}
      <div className={styles.ways}>
        <Button kind="move" type="submit" aria-busy={isBusy || undefined}>
          {presetDialogText.keep}
        </Button>
        {told?.isTaken && (
          <Button onClick={() => void keep(true)}>{presetDialogText.replaceNamed(name.trim())}</Button>
        )}
        <Button onClick={desk.close}>{presetDialogText.cancel}</Button>
      </div>
    </form>
  );
}
