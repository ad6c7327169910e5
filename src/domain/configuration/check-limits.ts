import { type Millimetres, millimetres } from '../measure/millimetres.ts';
import type { Axis } from '../product/field.ts';
import type { Finding } from '../product/finding.ts';
import type { Range } from '../product/product.ts';
import { type Span, soFar } from './reach.ts';

/**
 * Whether the total size stays within its limits. While it is not known yet it is refused only when no answer still to
 * come can save it; the sentence then names the nearest it can come.
 */
export function checkLimits(axis: Axis, span: Span, limits: Range): Finding | null {
  const [least, most] = [millimetres(span.least), millimetres(span.most)];
  if (most < limits.min) return { ...tooSmall(axis, most, millimetres(limits.min)), ...soFar(span) };
  if (least > limits.max) return { ...tooLarge(axis, least, millimetres(limits.max)), ...soFar(span) };
  return null;
}

function tooSmall(axis: Axis, total: Millimetres, min: Millimetres) {
  return axis === 'width'
    ? ({ code: 'maat_te_smal', width: total, min } as const)
    : ({ code: 'maat_te_laag', height: total, min } as const);
}

function tooLarge(axis: Axis, total: Millimetres, max: Millimetres) {
  return axis === 'width'
    ? ({ code: 'maat_te_breed', width: total, max } as const)
    : ({ code: 'maat_te_hoog', height: total, max } as const);
}
