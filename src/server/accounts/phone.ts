import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Country } from '#domain/business/address.ts';

/** E.164, the one form in which a number is the same number everywhere. */
export function parsePhone(country: Country, typed: string): string | null {
  const phone = parsePhoneNumberFromString(typed.slice(0, 40), country);
  return phone?.isValid() ? phone.number : null;
}

/** As people at home write it; a foreign number keeps its country code. */
export function formatPhone(country: Country, e164: string): string {
  const phone = parsePhoneNumberFromString(e164);
  if (phone === undefined) return e164;
  return phone.country === country ? phone.formatNational() : phone.formatInternational();
}
