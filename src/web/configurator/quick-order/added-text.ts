import { quickText } from '#text/configurator/quick-order.ts';
import { rowsIn } from '../store/reduce-refusal.ts';
import type { ConfiguratorState } from '../store/state.ts';

// R2.52.
export function addedText({ product, chosen }: ConfiguratorState) {
  return {
    title: quickText.addedTitle,
    message: quickText.added(product?.name ?? '', rowsIn(chosen).length),
  };
}
