import { z } from 'zod';
import { parseAddition, parseDutchPostcode, parseHouseNumber } from '#domain/business/address.ts';
import { parseKvkNumber } from '#domain/business/company-number.ts';
import { parseIban } from '#domain/business/iban.ts';
import { maxCity, maxName, maxStreet } from '#domain/business/limits.ts';
import type { Seller } from '#domain/business/seller.ts';
import { parseDutchVatId } from '#domain/business/vat-id.ts';
import { unsetSellerTexts } from '#text/settings/seller.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

const line = (most: number) => z.string().max(most, `must be at most ${most} characters`).optional();

/** The shop reckons its VAT as a Dutch seller does: the numbers and the address are Dutch. */
export const sellerVariables = {
  SELLER_NAME: line(maxName),
  SELLER_STREET: line(maxStreet),
  SELLER_HOUSE_NUMBER: read(
    (typed) => parseHouseNumber('NL', typed),
    'must be a number such as 12; what follows it goes in SELLER_HOUSE_NUMBER_ADDITION',
  ),
  SELLER_HOUSE_NUMBER_ADDITION: read(
    (typed) => parseAddition('NL', typed),
    'must be an addition such as A or 3 hoog',
  ),
  SELLER_POSTCODE: read(parseDutchPostcode, 'must be a Dutch postcode such as 1234 AB'),
  SELLER_CITY: line(maxCity),
  SELLER_COMPANY_NUMBER: read(parseKvkNumber, 'must be the eight digits of the KvK'),
  SELLER_VAT_ID: read(
    parseDutchVatId,
    'must be a Dutch btw-id such as NL004495445B01, check digits included',
  ),
  SELLER_IBAN: read(parseIban, 'must be an IBAN such as NL91 ABNA 0417 1643 00, check digits included'),
  SELLER_EMAIL: z.email('must be an e-mail address').optional(),
};

type Checked = z.output<z.ZodObject<typeof sellerVariables>>;

const required = [
  'SELLER_NAME',
  'SELLER_STREET',
  'SELLER_HOUSE_NUMBER',
  'SELLER_POSTCODE',
  'SELLER_CITY',
  'SELLER_COMPANY_NUMBER',
  'SELLER_VAT_ID',
  'SELLER_IBAN',
  'SELLER_EMAIL',
] as const;

// The numbers pass their checks and belong to nobody: there is no bank by that name.
const demoSeller: Seller = {
  name: 'Maathor B.V.',
  address: {
    country: 'NL',
    street: 'Werkhaven',
    houseNumber: '1',
    addition: '',
    postcode: '1033 AA',
    city: 'Amsterdam',
  },
  companyNumber: '60123459',
  vatId: 'NL854678918B01',
  iban: 'NL93DEMO0123456789',
  email: 'administratie@voorbeeld.nl',
};

// What somebody may have copied from a demo invoice, and what is paid to that account is lost.
const ofDemoAlone: Readonly<Partial<Record<(typeof required)[number], string>>> = {
  SELLER_COMPANY_NUMBER: demoSeller.companyNumber,
  SELLER_VAT_ID: demoSeller.vatId,
  SELLER_IBAN: demoSeller.iban,
  SELLER_EMAIL: demoSeller.email,
};

// Where real customers may come, outside production: nobody takes this for a company.
const unset = unsetSellerTexts.field;
const unsetSeller: Seller = {
  name: unsetSellerTexts.name,
  address: { country: 'NL', street: unset, houseNumber: '', addition: '', postcode: '', city: '' },
  companyNumber: unset,
  vatId: unset,
  iban: unset,
  email: unset,
};

/** What of a stored seller is the demo's alone, and must not stand on a real invoice. */
export function demoValuesOf(seller: Seller): readonly (keyof Seller)[] {
  const fields = ['companyNumber', 'vatId', 'iban', 'email'] as const;
  return fields.filter((field) => seller[field] === demoSeller[field]);
}

export function sellerFrom(checked: Checked, hasStandIns: boolean): Seller {
  if (checked.SELLER_NAME === undefined) return hasStandIns ? demoSeller : unsetSeller;
  return {
    name: checked.SELLER_NAME,
    address: {
      country: 'NL',
      street: checked.SELLER_STREET ?? '',
      houseNumber: checked.SELLER_HOUSE_NUMBER ?? '',
      addition: checked.SELLER_HOUSE_NUMBER_ADDITION ?? '',
      postcode: checked.SELLER_POSTCODE ?? '',
      city: checked.SELLER_CITY ?? '',
    },
    companyNumber: checked.SELLER_COMPANY_NUMBER ?? '',
    vatId: checked.SELLER_VAT_ID ?? '',
    iban: checked.SELLER_IBAN ?? '',
    email: checked.SELLER_EMAIL ?? '',
  };
}

/**
 * All of one company or none of it: an invoice with a name of ours and an account of the demo's is worse than neither.
 */
export function sellerProblems(given: Variables, checked: Checked | undefined): readonly string[] {
  const { NODE_ENV: environment } = given;
  const isProduction = environment === 'production';
  if (!isProduction && Object.keys(given).every((name) => !name.startsWith('SELLER_'))) return [];
  const occasion = isProduction ? 'with NODE_ENV=production' : 'beside the other SELLER_ settings';
  return required.flatMap((name) => {
    if (given[name] === undefined) return [`${name} is required ${occasion}`];
    const copied = ofDemoAlone[name];
    return copied !== undefined && checked?.[name] === copied
      ? [`${name} must be your own, not the demo's`]
      : [];
  });
}

function read(parse: (typed: string) => string | null, message: string) {
  return z
    .string()
    .transform((typed, context) => {
      const value = parse(typed);
      if (value === null) context.addIssue({ code: 'custom', message });
      return value ?? '';
    })
    .optional();
}
