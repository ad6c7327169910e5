import { isEmptyRow } from '../rows/state/row.ts';
import type { KeptDraft } from '../store/memory.ts';
import type { Product } from '../store/state.ts';
import type { Configurator } from '../use-configurator.ts';

export type Unfinished = { readonly product: Product; readonly draft: KeptDraft };

/** The configuration somebody left here last, of whichever product. */
export function findUnfinished({ drafts }: Configurator, products: readonly Product[]): Unfinished | null {
  const found = products.flatMap((product) => {
    const draft = drafts.find(product.code);
    return draft !== null && !draft.rows.every(isEmptyRow) ? [{ product, draft }] : [];
  });
  return found.toSorted((one, other) => other.draft.keptAt - one.draft.keptAt)[0] ?? null;
}

export function forgetUnfinished({ drafts }: Configurator, products: readonly Product[]): void {
  for (const { code } of products) drafts.drop(code);
}
