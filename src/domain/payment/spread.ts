import { type Cents, cents } from '../money/cents.ts';

type Open = { readonly open: Cents };

export type SpreadPart<Item> = { readonly item: Item; readonly amount: Cents };

/** One transfer over what is open, the first first; what is left over after all of it is nobody's. */
export function spread<Item extends Open>(
  amount: Cents,
  items: readonly Item[],
): { readonly parts: readonly SpreadPart<Item>[]; readonly rest: Cents } {
  let left: number = amount;
  const parts: SpreadPart<Item>[] = [];
  for (const item of items) {
    const part = cents(Math.min(left, item.open));
    if (part > 0) parts.push({ item, amount: part });
    left -= part;
  }
  return { parts, rest: cents(left) };
}
