import type { BasisPoints } from '../pricing/discount.ts';

/** '10', '-10', '+7,5 %': hundredths of a percent, more or less. Null for anything else. */
export function parseSignedPercent(typed: string): BasisPoints | null {
  const match = /^([-+−]?)\s*(\d{1,4})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim());
  const [, sign, whole, fraction = ''] = match ?? [];
  if (whole === undefined) return null;
  const points = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' || sign === '−' ? 0 - points : points;
}

/** '2', '2,5' or '1.000': hundredths. Null for anything else, also for '2.5': a point marks thousands here. */
export function parseQuantity(typed: string): number | null {
  const match = /^(\d{1,6}|[1-9]\d{0,2}\.\d{3})(?:,(\d{1,2}))?$/.exec(typed.trim());
  const [, whole, fraction = ''] = match ?? [];
  if (whole === undefined) return null;
  return Number(whole.replace('.', '')) * 100 + Number(fraction.padEnd(2, '0'));
}
