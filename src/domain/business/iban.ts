import { compactNumber, passesMod97 } from './identity-number.ts';

// How long an account number is, in each country of the single euro payments area.
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

export function parseIban(typed: string): string | null {
  const iban = compactNumber(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) || lengths[iban.slice(0, 2)] !== iban.length) return null;
  if (iban.startsWith('NL') && !/^NL\d\d[A-Z]{4}\d{10}$/.test(iban)) return null;
  return passesMod97(iban.slice(4) + iban.slice(0, 4)) ? iban : null;
}

/** In groups of four, as it is printed and typed over. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
