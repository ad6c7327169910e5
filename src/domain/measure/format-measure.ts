import type { Millimetres, Unit } from './millimetres.ts';

/** The bare number in the customer's unit: '928' or '92,8'. The inverse of `parseMeasure`. */
export function formatMeasure(value: Millimetres, unit: Unit): string {
  if (unit === 'mm') return String(value);
  const sign = value < 0 ? '-' : '';
  const size = Math.abs(value);
  return `${sign}${Math.trunc(size / 10)},${size % 10}`;
}

/** The same as a JSON number: 928 or 92.8. */
export function measureInUnit(value: Millimetres, unit: Unit): number {
  return unit === 'mm' ? value : value / 10;
}
