import { type Cents, cents } from './cents.ts';

/** More than any order may cost, and far below where whole cents are no longer exact. */
export const maxEuro = cents(999_999_999_99);

/**
 * '62', '62,50', '1.234,50' or '€ 62': an amount as it is written in Dutch. Null for anything else, also for '62.50':
 * a point marks thousands here, and guessing would be wrong by a factor of a hundred.
 */
export function parseEuro(typed: string): Cents | null {
  const match = /^(?:€\s*)?(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(typed.trim());
  const [, whole, fraction = ''] = match ?? [];
  if (whole === undefined) return null;
  const amount = Number(whole.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return amount <= maxEuro ? cents(amount) : null;
}
