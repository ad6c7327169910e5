import { asksSize } from '../store/reduce-place.ts';
import { activeSpecification } from '../store/selectors.ts';
import { useConfiguratorState } from '../use-configurator.ts';
import { PresetNote } from './PresetNote.tsx';
import { PresetStart } from './PresetStart.tsx';

/** One screen at a time: offered on the first, and what is lost told where somebody who began with one arrives. */
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
