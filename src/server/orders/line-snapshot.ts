import type { LineSnapshot } from '../cart/cart-line.ts';
import type { OrderLine } from './find-order.ts';

/** An order keeps what is made; on what it was typed in is not part of that. */
export function snapshotOf(line: OrderLine, unit: LineSnapshot['unit']): LineSnapshot {
  return { ...line, device: 'desktop', unit };
}
