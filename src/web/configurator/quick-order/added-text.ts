import { quickText } from '#text/configurator/quick-order.ts';
import type { ConfiguratorState } from '../store/state.ts';

/** What the page after ordering says (R2.52): several screens, so not the name of one alone. */
export function addedText({ product, rows }: ConfiguratorState) {
  return {
    title: quickText.addedTitle,
    message: quickText.added(product?.name ?? '', rows.asked.length),
  };
}
