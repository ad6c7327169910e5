import { type Millimetres, millimetres } from '../measure/millimetres.ts';
import type { Axis } from '../product/field.ts';
import type { Finding } from '../product/finding.ts';
import type { Range } from '../product/product.ts';
import type { Added } from './allowance.ts';

/**
 * Whether the total size stays within its limits. An opening whose total is not known yet is refused only when no
 * answer still to come can save it; the sentence then names the total of the standard case.
 */
export function checkLimits(axis: Axis, typed: Millimetres, added: Added, limits: Range): Finding | null {
  const total = millimetres(typed + added.expected);
  if (typed + added.most < limits.min) return tooSmall(axis, total, millimetres(limits.min));
  if (typed + added.least > limits.max) return tooLarge(axis, total, millimetres(limits.max));
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
