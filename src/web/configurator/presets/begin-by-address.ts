import type { ConfiguratorData } from '#contract/catalogue-page.ts';
import type { Configurator } from '../use-configurator.ts';

/** What the page's address asks to begin with, once its product is open. */
export function beginByAddress(configurator: Configurator, begin: ConfiguratorData['begin']): void {
  if (begin === null || configurator.store.getState().product?.code !== begin.code) return;
  void import('./propose-preset.ts').then(({ proposePreset }) => proposePreset(configurator, begin.preset));
}
