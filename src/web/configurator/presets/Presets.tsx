import type { ComponentType } from 'react';
import type { ConfiguratorData } from '#contract/catalogue-page.ts';
import { type Late, late } from '../late.tsx';
import { asksSize } from '../store/reduce-place.ts';
import { activeSpecification, isEdit, productCode } from '../store/selectors.ts';
import { type Configurator, useConfiguratorState } from '../use-configurator.ts';
import { useDesk } from './use-desk.ts';

/*
 * Places in the frames for 'Mijn uitvoeringen'. What stands there comes when there is something to show: most customers
 * have no preset, and the popup's script has a limit. What does not come leaves the configurator as it is.
 */
const loadPresets = async () => (await import('./late-presets.ts')).latePresets;
const loadDialogs = async () => (await import('./late-dialogs.ts')).lateDialogs;

function orNothing<Props extends object, Parts>(
  load: () => Promise<Parts>,
  choose: (parts: Parts) => ComponentType<Props>,
): Late<Props> {
  return late<Props>(() => load().then(choose, () => () => null));
}

const Offer = orNothing(loadPresets, ({ PresetOffer }) => PresetOffer);
const Lost = orNothing(loadPresets, ({ LostChoices }) => LostChoices);
const Keep = orNothing(loadPresets, ({ KeepButton }) => KeepButton);
const Opened = orNothing(loadDialogs, ({ PresetDialog }) => PresetDialog);

/** Where a configuration begins. */
export function PresetStart() {
  const code = useConfiguratorState(productCode);
  const isChange = useConfiguratorState(isEdit);
  const shelf = useDesk(({ shelves }) => shelves[code]);
  return shelf === undefined || isChange ? null : <Offer shelf={shelf} />;
}

/** Where messages stand. */
export function PresetNote() {
  const preset = useConfiguratorState((state) => state.preset);
  return preset === null || preset.lost.length === 0 ? null : <Lost preset={preset} />;
}

/** On a phone, one screen at a time: the first, and where somebody who began with one arrives. */
export function WizardPresets() {
  const isFirst = useConfiguratorState(({ activeIndex }) => activeIndex === 0);
  const isAtSize = useConfiguratorState((state) => {
    const active = activeSpecification(state);
    return active !== null && asksSize(active);
  });
  return (
    <>
      {isFirst && <PresetStart />}
      {(isFirst || isAtSize) && <PresetNote />}
    </>
  );
}

/** Where all choices are made. */
export function KeepPreset() {
  return <Keep />;
}

/** Over the frame. */
export function PresetDialogs() {
  const dialog = useDesk((desk) => desk.dialog);
  return dialog === null ? null : <Opened dialog={dialog} />;
}

/** What the page's address asks to begin with, once its product is open. */
export function beginByAddress(configurator: Configurator, begin: ConfiguratorData['begin']): void {
  if (begin === null || configurator.store.getState().product?.code !== begin.code) return;
  void loadDialogs().then(({ proposePreset }) => proposePreset(configurator, begin.preset));
}
