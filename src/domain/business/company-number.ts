import type { Country } from './address.ts';
import { compactNumber, remainderOf97 } from './identity-number.ts';

export function parseCompanyNumber(country: Country, typed: string): string | null {
  return country === 'NL' ? parseKvkNumber(typed) : parseKboNumber(typed);
}

/** Eight digits; the Chamber of Commerce publishes no check digit. */
export function parseKvkNumber(typed: string): string | null {
  const compact = compactNumber(typed);
  return /^\d{8}$/.test(compact) && compact !== '00000000' ? compact : null;
}

/** Ten digits. The 1-series has been issued since 2023; 2 to 8 are establishments, not companies. */
export function parseKboNumber(typed: string): string | null {
  const compact = compactNumber(typed);
  const number = /^[1-9]\d{8}$/.test(compact) ? `0${compact}` : compact;
  if (!/^[01]\d{9}$/.test(number) || number.startsWith('00000000')) return null;
  return 97 - remainderOf97(number.slice(0, 8)) === Number(number.slice(8)) ? number : null;
}

/** Of one that was parsed: whose register it stands in shows from how long it is. */
export function countryOfNumber(companyNumber: string): Country {
  return companyNumber.length === 8 ? 'NL' : 'BE';
}
