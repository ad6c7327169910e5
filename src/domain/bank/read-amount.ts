import { type Cents, cents } from '../money/cents.ts';
import { textAt, type XmlElement } from './element.ts';

/**
 * '1234.5' in whole cents, read as text: no rounding on the way. Null for what is less exact than a cent, for a comma and
 * for a sign, which a statement tells beside the amount.
 */
export function readAmount(written: string): Cents | null {
  const [, whole, fraction = ''] = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(written) ?? [];
  if (whole === undefined || !/^\d{0,2}0*$/.test(fraction)) return null;
  return cents(Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')));
}

/** Towards us or away from us: no amount has a sign. */
export function directionOf(element: XmlElement): 'credit' | 'debit' | null {
  const word = textAt(element, 'CdtDbtInd');
  return word === 'CRDT' ? 'credit' : word === 'DBIT' ? 'debit' : null;
}
