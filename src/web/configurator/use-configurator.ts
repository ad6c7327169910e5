import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { ConfiguratorData } from '#contract/catalogue-page.ts';
import type { PaletteAnswer } from '#contract/palette-answer.ts';
import type { WayToOrder } from '#domain/account/way-to-order.ts';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import type { Fields, Specs } from './store/answer.ts';
import type { ConfiguratorApi } from './store/api.ts';
import type { ConfiguratorStore } from './store/configurator-store.ts';
import { isSame } from './store/is-same.ts';
import type { KeptDraft } from './store/memory.ts';
import type { PresetDesk } from './store/preset-desk.ts';
import type { ConfiguratorState } from './store/state.ts';

/** One configurator on a page: its store, and what the browser gives its steps. */
export type Configurator = {
  readonly store: ConfiguratorStore;
  readonly way: WayOfMeasuring;
  readonly wayToOrder: WayToOrder;
  // Whether the cart can be made a quote.
  readonly mayQuote: boolean;
  // 'Mijn uitvoeringen' as this page knows them.
  readonly desk: PresetDesk;
  readonly guides: ConfiguratorData['guides'];
  readonly rememberedMargins: (code: string) => Fields;
  // Unfinished configurations of this customer, by product code.
  readonly drafts: {
    readonly find: (code: string) => KeptDraft | null;
    readonly drop: (code: string) => void;
    // For another product, which then begins with them, at the first question that is open there.
    readonly begin: (code: string, specs: Specs, amount: number) => void;
  };
  // Null when it could not be had; asking again tries again.
  readonly loadPalette: () => Promise<PaletteAnswer | null>;
  readonly loadDrawing: ConfiguratorApi['drawing'];
};

export const ConfiguratorContext = createContext<Configurator | null>(null);

export function useConfigurator(): Configurator {
  const configurator = useContext(ConfiguratorContext);
  if (configurator === null) throw new Error('A step was rendered outside a configurator');
  return configurator;
}

/**
 * What a component uses of the state, and nothing else: it is drawn again only when that changes. Lists and records
 * count as changed when one of their items has; what is nested deeper must come from a memoised selector.
 */
export function useConfiguratorState<Value>(select: (state: ConfiguratorState) => Value): Value {
  const { store } = useConfigurator();
  const kept = useRef<{ readonly value: Value } | null>(null);
  const read = () => {
    const value = select(store.getState());
    if (kept.current === null || !isSame(kept.current.value, value)) kept.current = { value };
    return kept.current.value;
  };
  return useSyncExternalStore(store.subscribe, read, read);
}
