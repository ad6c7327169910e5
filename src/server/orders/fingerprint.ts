import { createHash } from 'node:crypto';
import type { LineSnapshot } from '../cart/cart-line.ts';

/** What the customer had before them when agreeing: the same lines give the same text. */
export function fingerprint(lines: readonly LineSnapshot[]): string {
  const seen = lines.map((line) => [
    line.productCode,
    line.answers,
    line.amount,
    line.totalWidth,
    line.totalHeight,
    line.unitPrice,
    line.boxLabel,
  ]);
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22);
}
