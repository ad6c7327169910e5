import type { ConfiguratorData, PresetToUse } from '#contract/catalogue-page.ts';
import { presetText } from '#text/configurator/presets.ts';
import type { Configurator } from '../use-configurator.ts';

const gone: PresetToUse = { id: 0, name: '', specs: {}, lost: [presetText.gone] };

/** Begins with it, unless that would take the place of choices: then it asks first. Null is one that is gone. */
export function proposePreset({ store, desk }: Configurator, preset: PresetToUse | null): void {
  if (preset !== null && store.presets.wouldReplace(preset)) {
    desk.open({ kind: 'replace', preset });
    return;
  }
  desk.close();
  store.presets.begin(preset ?? gone);
  const { product } = store.getState();
  if (preset === null || product === null) return;
  // Which one is offered next time; nobody waits for it.
  void import('./preset-calls.ts').then(({ usedPreset }) => usedPreset(desk, product.code, preset.id));
}

/** Quick order's address names a product as well: an unfinished list of it comes back, and the choices are put to it. */
export function beginByAddress(
  configurator: Configurator,
  begin: ConfiguratorData['begin'],
  products: ConfiguratorData['products'],
): void {
  const product = products.find(({ code }) => code === begin?.code);
  if (begin === null || product === undefined) return;
  configurator.store.actions.initStateAdd(product);
  proposePreset(configurator, begin.preset);
}
