export const countries = ['NL', 'BE'] as const;

export type Country = (typeof countries)[number];

export type Address = {
  readonly country: Country;
  readonly street: string;
  readonly houseNumber: string;
  // In the Netherlands a letter or other addition, in Belgium the number of the box ('bus').
  readonly addition: string;
  readonly postcode: string;
  readonly city: string;
};

export function parsePostcode(country: Country, typed: string): string | null {
  return country === 'NL' ? parseDutchPostcode(typed) : parseBelgianPostcode(typed);
}

export function parseDutchPostcode(typed: string): string | null {
  const match = /^([1-9]\d{3})\s*([A-Z]{2})$/.exec(typed.trim().toUpperCase());
  const [, digits, letters] = match ?? [];
  if (digits === undefined || letters === undefined) return null;
  // Never issued, for what the letters stood for.
  return ['SA', 'SD', 'SS'].includes(letters) ? null : `${digits} ${letters}`;
}

export function parseBelgianPostcode(typed: string): string | null {
  const postcode = typed.trim().replace(/^B(?:E)?\s*-\s*/i, '');
  return /^[1-9]\d{3}$/.test(postcode) ? postcode : null;
}

export function parseHouseNumber(country: Country, typed: string): string | null {
  const number = typed.replace(/\s/g, '').toUpperCase();
  // A Belgian letter belongs to the number; the box comes after it.
  const shape = country === 'NL' ? /^[1-9]\d{0,4}$/ : /^[1-9]\d{0,4}[A-Z]?$/;
  return shape.test(number) ? number : null;
}

/** Characters of what follows a house number. */
export const maxAddition = 10;

export function parseAddition(country: Country, typed: string): string | null {
  const trimmed = typed.trim().replace(/\s+/g, ' ');
  const bare =
    country === 'BE' ? trimmed.replace(/^(?:bus|bte|box|b\.)\s*/i, '') : trimmed.replace(/^[-/]\s*/, '');
  // A lone letter is written as the postal services print it; '3 hoog' is left alone.
  const addition = bare.length === 1 ? bare.toUpperCase() : bare;
  const isSound = /^[\p{L}\d](?:[\p{L}\d .\-/]*[\p{L}\d])?$|^$/u.test(addition);
  return isSound && addition.length <= maxAddition ? addition : null;
}
