import { type Millimetres, millimetres, type Unit } from './millimetres.ts';

const longestWholePart = 7;
const keptDecimals = { mm: 0, cm: 1 } as const satisfies Record<Unit, number>;

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
  const kept = keptDecimals[unit];
  const digits = Number(`${significant}${decimals.slice(0, kept).padEnd(kept, '0')}`);
  const next = decimals.charAt(kept);
  return millimetres(digits + (next >= '5' ? 1 : 0));
}

/** Whether the number was written finer than the unit is read: what was typed is not what stands there then. */
export function isRounded(text: string, unit: Unit): boolean {
  const [, decimals = ''] = /[.,](\d*)\s*$/.exec(text) ?? [];
  return parseMeasure(text, unit) !== null && /[1-9]/.test(decimals.slice(keptDecimals[unit]));
}
