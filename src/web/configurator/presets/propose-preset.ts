import type { PresetToUse } from '#contract/catalogue-page.ts';
import { presetText } from '#text/configurator/presets.ts';
import type { Configurator } from '../use-configurator.ts';
import { presetInUse, withPreset, wouldReplace } from './preset-answers.ts';
import { usedPreset } from './preset-calls.ts';

const gone: PresetToUse = { id: 0, name: '', specs: {}, lost: [presetText.gone] };

/** Begins with it, unless that would take the place of choices: then it asks first. Null is one that is gone. */
export function proposePreset(configurator: Configurator, preset: PresetToUse | null): void {
  const { store, desk } = configurator;
  const state = store.getState();
  if (preset !== null && wouldReplace(state, presetInUse(preset, state, false)))
    desk.open({ kind: 'replace', preset });
  else beginWithPreset(configurator, preset ?? gone);
}

export function beginWithPreset({ store, desk }: Configurator, preset: PresetToUse): void {
  const state = store.getState();
  const inUse = presetInUse(preset, state, false);
  desk.close();
  store.fill(inUse, withPreset(state, inUse));
  // Which one is offered next time; nobody waits for it.
  if (preset !== gone && state.product !== null) void usedPreset(desk, state.product.code, preset.id);
}
