import { type Millimetres, millimetres } from '../measure/millimetres.ts';
import type { Axis } from '../product/field.ts';
import type { Finding } from '../product/finding.ts';
import type { Range } from '../product/product.ts';
import type { Span } from './reach.ts';

/**
 * Whether the total size stays within its limits. While it is not known yet it is refused only when no answer still to
 * come can save it; the sentence then names the nearest it can come.
 */
export function checkLimits(axis: Axis, { least, most }: Span, limits: Range): Finding | null {
  if (most < limits.min) return tooSmall(axis, millimetres(most), millimetres(limits.min));
  if (least > limits.max) return tooLarge(axis, millimetres(least), millimetres(limits.max));
  return null;
}

function tooSmall(axis: Axis, total: Millimetres, min: Millimetres): Finding {
  return axis === 'width'
    ? { code: 'maat_te_smal', width: total, min }
    : { code: 'maat_te_laag', height: total, min };
}

function tooLarge(axis: Axis, total: Millimetres, max: Millimetres): Finding {
  return axis === 'width'
    ? { code: 'maat_te_breed', width: total, max }
    : { code: 'maat_te_hoog', height: total, max };
}
