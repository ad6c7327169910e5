import { type ComponentType, lazy, Suspense } from 'react';
import { asksSize } from '../store/reduce-place.ts';
import { activeSpecification, isEdit, productCode } from '../store/selectors.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import { useDesk } from './use-desk.ts';

/**
 * Places in the frames for 'Mijn uitvoeringen'. What stands there comes when there is something to show: most customers
 * have no preset, and the popup's script has a limit. What does not come leaves the configurator as it is.
 */
function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

const Offer = late(async () => (await import('./PresetOffer.tsx')).PresetOffer);
const Lost = late(async () => (await import('./LostChoices.tsx')).LostChoices);
const Keep = late(async () => (await import('./KeepButton.tsx')).KeepButton);
const Opened = late(async () => (await import('./PresetDialog.tsx')).PresetDialog);

/** Where a configuration begins. */
export function PresetStart() {
  const code = useConfiguratorState(productCode);
  const isChange = useConfiguratorState(isEdit);
  const shelf = useDesk(({ shelves }) => shelves[code]);
  return shelf === undefined || isChange ? null : (
    <Suspense fallback={null}>
      <Offer shelf={shelf} />
    </Suspense>
  );
}

/** Where messages stand. */
export function PresetNote() {
  const preset = useConfiguratorState((state) => state.preset);
  return preset === null || preset.lost.length === 0 ? null : (
    <Suspense fallback={null}>
      <Lost preset={preset} />
    </Suspense>
  );
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
  return (
    <Suspense fallback={null}>
      <Keep />
    </Suspense>
  );
}

/** Over the frame. */
export function PresetDialogs() {
  const dialog = useDesk((desk) => desk.dialog);
  return dialog === null ? null : (
    <Suspense fallback={null}>
      <Opened dialog={dialog} />
    </Suspense>
  );
}

function Nothing() {
  return null;
}
