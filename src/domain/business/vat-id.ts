import type { Country } from './address.ts';
import { parseKboNumber } from './company-number.ts';
import { compactNumber, passesMod97 } from './identity-number.ts';

export function parseVatId(country: Country, typed: string): string | null {
  return country === 'NL' ? parseDutchVatId(typed) : parseBelgianVatId(typed);
}

export function parseDutchVatId(typed: string): string | null {
  const compact = compactNumber(typed);
  const vatId = compact.startsWith('NL') ? compact : `NL${compact}`;
  if (!/^NL\d{9}B\d{2}$/.test(vatId)) return null;
  // Legal entities keep the eleven-proof; since 2020 sole traders carry a number that only passes mod 97.
  return passesElevenProof(vatId.slice(2, 11)) || passesMod97(vatId) ? vatId : null;
}

export function parseBelgianVatId(typed: string): string | null {
  const compact = compactNumber(typed);
  const number = parseKboNumber(compact.startsWith('BE') ? compact.slice(2) : compact);
  return number === null ? null : `BE${number}`;
}

function passesElevenProof(nineDigits: string): boolean {
  let sum = 0;
  for (let index = 0; index < 8; index += 1) sum += (9 - index) * Number(nineDigits[index]);
  return Number(nineDigits) > 0 && (sum - Number(nineDigits[8])) % 11 === 0;
}
