import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { ConfiguratorData } from '#contract/catalogue-page.ts';
import type { DrawingAnswer } from '#contract/drawing-answer.ts';
import type { PaletteAnswer } from '#contract/palette-answer.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { Row } from './rows/state/rows.ts';
import type { Fields } from './store/answer.ts';
import type { KeptDraft } from './store/memory.ts';
import type { StateBody } from './store/payload.ts';
import type { ConfiguratorState } from './store/state.ts';
import type { ConfiguratorStore } from './store/store.ts';

// One configurator on a page: its store, and what the browser gives its steps.
export type Configurator = {
  readonly store: ConfiguratorStore;
  readonly way: WayOfMeasuring;
  readonly guides: ConfiguratorData['guides'];
  readonly rememberedMargins: (code: string) => Fields;
  // Unfinished configurations of this customer, by product code.
  readonly drafts: {
    readonly find: (code: string) => KeptDraft | null;
    readonly drop: (code: string) => void;
  };
  // Null when it could not be had; asking again tries again.
  readonly loadPalette: () => Promise<PaletteAnswer | null>;
  // Null when it could not be had: the last one stays.
  readonly loadDrawing: (code: string, body: StateBody) => Promise<DrawingAnswer | null>;
};

export const ConfiguratorContext = createContext<Configurator | null>(null);

export function useConfigurator(): Configurator {
  const configurator = useContext(ConfiguratorContext);
  if (configurator === null) throw new Error('A step was rendered outside a configurator');
  return configurator;
}

// The whole state: selectors make new lists, which a store subscription would take for endless change. What is typed
// in rows is told to `useRows` alone, or each keystroke would draw the whole page anew: `blocks` may be behind here.
export function useConfiguratorState(): ConfiguratorState {
  const { store } = useConfigurator();
  const read = () => calmState(store);
  return useSyncExternalStore(store.subscribe, read, read);
}

export function useRows(): readonly Row[] {
  return useStore(useConfigurator().store, ({ blocks }) => blocks);
}

const calmStates = new WeakMap<ConfiguratorStore, ConfiguratorState>();

function calmState(store: ConfiguratorStore): ConfiguratorState {
  const now = store.getState();
  const known = calmStates.get(store);
  if (known !== undefined && isSameButRows(known, now)) return known;
  calmStates.set(store, now);
  return now;
}

function isSameButRows(one: ConfiguratorState, other: ConfiguratorState): boolean {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([key, value]) => key === 'blocks' || value === others.get(key));
}
