import { type BasisPoints, wholePrice } from './discount.ts';

/** '38', '38,5', '38.25' or '38 %': hundredths of a percent, from 0 to 100 %. Null for anything else. */
export function parsePercent(typed: string): BasisPoints | null {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const points = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return points <= wholePrice ? points : null;
}
