import { type Millimetres, millimetres, type Unit } from './millimetres.ts';

const longestWholePart = 7;

/**
 * Reads what a customer typed. Comma and point are both the decimal mark: a locale-aware parser reads the
 * Dutch thousands mark in '120.5' and cuts a screen ten times too wide. Further decimals round half up.
 */
export function parseMeasure(text: string, unit: Unit): Millimetres | null {
  const match = /^(\d*)(?:[.,](\d*))?$/.exec(text.trim());
  if (match === null) return null;
  const whole = match[1] ?? '';
  const decimals = match[2] ?? '';
  if (whole === '' && decimals === '') return null;
  const significant = whole.replace(/^0+/, '');
  if (significant.length > longestWholePart) return null;
  // Digits are counted, not multiplied: 1.005 × 10 is 10.049… in floating point.
  const kept = unit === 'cm' ? 1 : 0;
  const digits = Number(`${significant}${decimals.slice(0, kept).padEnd(kept, '0')}`);
  const next = decimals.charAt(kept);
  return millimetres(digits + (next >= '5' ? 1 : 0));
}
