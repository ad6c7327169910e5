import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PresetShelf, PresetToUse } from '#contract/catalogue-page.ts';

export type PresetDialog =
  | { readonly kind: 'list' }
  | { readonly kind: 'keep' }
  // By its number alone: its choices are asked for once somebody wants them.
  | { readonly kind: 'use'; readonly id: number }
  // It would take the place of choices that were made.
  | { readonly kind: 'replace'; readonly preset: PresetToUse };

type Desk = {
  // By product code, as the page told them and as they were changed since.
  readonly shelves: Readonly<Record<string, PresetShelf>>;
  readonly dialog: PresetDialog | null;
};

/** What a page knows of 'Mijn uitvoeringen', whichever configurator is open on it. */
export type PresetDesk = Pick<StoreApi<Desk>, 'getState' | 'subscribe'> & {
  readonly open: (dialog: PresetDialog) => void;
  readonly close: () => void;
  // In the order of the shop's answer: the one used last comes first.
  readonly stock: (code: string, presets: readonly PresetShelf['last'][]) => void;
};

export function createPresetDesk(shelves: Desk['shelves']): PresetDesk {
  const { getState, setState, subscribe } = createStore<Desk>()(() => ({ shelves, dialog: null }));
  return {
    getState,
    subscribe,
    open: (dialog) => setState({ dialog }),
    close: () => setState({ dialog: null }),
    stock: (code, [last, ...others]) => {
      const { [code]: _before, ...rest } = getState().shelves;
      const shelf = last && { count: others.length + 1, last: { id: last.id, name: last.name } };
      setState({ shelves: shelf === undefined ? rest : { ...rest, [code]: shelf } });
    },
  };
}
