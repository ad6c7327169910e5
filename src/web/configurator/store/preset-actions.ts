import type { PresetToUse } from '#contract/catalogue-page.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { decodeSpecs } from './answer.ts';
import type { ConfiguratorEvent } from './events.ts';
import { wouldReplace } from './reduce-preset.ts';
import type { ConfiguratorState, PresetInUse } from './state.ts';

export type PresetActions = {
  readonly wouldReplace: (preset: PresetToUse) => boolean;
  // Puts its choices in, has them judged in one call, and opens at the size.
  readonly begin: (preset: PresetToUse) => void;
  // The choices as they are now were kept as this.
  readonly kept: (preset: PresetToUse) => void;
};

type Context = {
  readonly unit: Unit;
  readonly getState: () => ConfiguratorState;
  readonly dispatch: (event: ConfiguratorEvent) => void;
  readonly judge: (code: string) => void;
};

export function createPresetActions({ unit, getState, dispatch, judge }: Context): PresetActions {
  const read = ({ name, specs, lost }: PresetToUse, isKept: boolean): PresetInUse => ({
    ...{ name, lost, isKept },
    answers: decodeSpecs(specs, unit),
  });
  return {
    wouldReplace: (preset) => wouldReplace(getState(), decodeSpecs(preset.specs, unit)),
    begin: (preset) => {
      const { product, pending } = getState();
      if (product === null || pending?.kind === 'add') return;
      dispatch({ type: 'presetBegun', preset: read(preset, false) });
      if (!getState().isJudged) judge(product.code);
    },
    kept: (preset) => dispatch({ type: 'presetKept', preset: read(preset, true) }),
  };
}
