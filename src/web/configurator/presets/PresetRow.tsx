import { type SyntheticEvent, useState } from 'react';
import type { Preset, PresetAnswer, PresetsAnswer } from '#contract/preset-call.ts';
import { maxPresetName } from '#domain/configuration/limits.ts';
import { presetDialogText } from '#text/configurator/preset-dialogs.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { productCode } from '../store/selectors.ts';
import { useConfigurator, useConfiguratorState } from '../use-configurator.ts';
import styles from './PresetDialog.module.css';
import { presetsOf, removePreset, renamePreset, type Told } from './preset-calls.ts';
import { proposePreset } from './propose-preset.ts';

type Props = {
  readonly preset: Preset;
  // Each tells whether it went well.
  readonly onRenamed: (told: Told<PresetAnswer>) => boolean;
  readonly onRemoved: (told: Told<PresetsAnswer>) => boolean;
};

export function PresetRow({ preset, onRenamed, onRemoved }: Props) {
  const [doing, setDoing] = useState<'nothing' | 'rename' | 'remove'>('nothing');
  const rest = () => setDoing('nothing');
  return (
    <li className={styles.preset}>
      <div>
        <p>
          <strong>{preset.name}</strong>
        </p>
        <p className={styles.choices}>
          {preset.choices.map(({ label, value }) => presetDialogText.choice(label, value)).join(' · ')}
        </p>
        {preset.lost.map((sentence) => (
          <p key={sentence} className={styles.lost}>
            {sentence}
          </p>
        ))}
      </div>
      {doing === 'rename' && <Rename preset={preset} onRenamed={onRenamed} onDone={rest} />}
      {doing === 'remove' && <Remove preset={preset} onRemoved={onRemoved} onDone={rest} />}
      {doing === 'nothing' && <Actions preset={preset} onDo={setDoing} />}
    </li>
  );
}

type ActionsProps = {
  readonly preset: Preset;
  readonly onDo: (what: 'rename' | 'remove') => void;
};

function Actions({ preset, onDo }: ActionsProps) {
  const configurator = useConfigurator();
  return (
    <div className={styles.actions}>
      <Button
        aria-label={presetDialogText.useNamed(preset.name)}
        onClick={() => proposePreset(configurator, preset)}
      >
        {presetDialogText.use}
      </Button>
      <button
        type="button"
        className={styles.link}
        aria-label={presetDialogText.renameNamed(preset.name)}
        onClick={() => onDo('rename')}
      >
        {presetDialogText.rename}
      </button>
      <button
        type="button"
        className={styles.link}
        aria-label={presetDialogText.removeNamed(preset.name)}
        onClick={() => onDo('remove')}
      >
        {presetDialogText.remove}
      </button>
    </div>
  );
}

type RenameProps = Pick<Props, 'preset' | 'onRenamed'> & { readonly onDone: () => void };

function Rename({ preset, onRenamed, onDone }: RenameProps) {
  const { desk } = useConfigurator();
  const code = useConfiguratorState(productCode);
  const [name, setName] = useState(preset.name);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!onRenamed(await renamePreset(code, preset.id, name))) return;
    onDone();
    await presetsOf(desk, code);
  };
  return (
    <form noValidate className={styles.actions} onSubmit={(event) => void submit(event)}>
      <TextField
        label={presetDialogText.newName(preset.name)}
        value={name}
        maxLength={maxPresetName}
        autoComplete="off"
        ref={focusOnArrival}
        onChange={(event) => setName(event.target.value)}
      />
      <Button kind="move" type="submit">
        {presetDialogText.keep}
      </Button>
      <Button onClick={onDone}>{presetDialogText.cancel}</Button>
    </form>
  );
}

type RemoveProps = Pick<Props, 'preset' | 'onRemoved'> & { readonly onDone: () => void };

function Remove({ preset, onRemoved, onDone }: RemoveProps) {
  const { desk } = useConfigurator();
  const code = useConfiguratorState(productCode);
  const remove = async () => {
    if (!onRemoved(await removePreset(desk, code, preset.id))) onDone();
  };
  return (
    <fieldset className={styles.actions}>
      <legend>{presetDialogText.removeQuestion(preset.name)}</legend>
      <Button onClick={() => void remove()}>{presetDialogText.remove}</Button>
      <Button ref={focusOnArrival} onClick={onDone}>
        {presetDialogText.stayWith}
      </Button>
    </fieldset>
  );
}

function focusOnArrival(element: HTMLElement | null): void {
  element?.focus();
}
