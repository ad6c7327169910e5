import type { Specification, Surcharge } from '#contract/configurator-answer.ts';

/**
 * What a side adds to the others that are ticked. The shop tells it for the sides it knows of; while boxes are ticked
 * before they are agreed to, that is not those. But sides are alike, and only the first few may be free: an amount that
 * was told beside so many others holds beside as many, and more.
 */
export function sideSurcharges(
  { specs, options }: Pick<Specification, 'specs' | 'options'>,
  ticked: readonly string[],
): (side: string) => Surcharge | null {
  const [sub] = Object.values(specs);
  const judged = (sub?.chosen_value ?? sub?.default_answer ?? '').split(',');
  let from = Number.POSITIVE_INFINITY;
  let amount: Surcharge | null = null;
  for (const { key, surcharge } of options) {
    const others = options.filter((other) => other.key !== key && judged.includes(other.key)).length;
    if (surcharge === null || others >= from) continue;
    from = others;
    amount = surcharge;
  }
  return (side) => (ticked.filter((other) => other !== side).length >= from ? amount : null);
}
