import type { Country } from '../business/address.ts';
import { type Cents, cents, divideHalfUp, zero } from '../money/cents.ts';

/** An invoice or a credit note, as the books count it. */
export type Booked = {
  readonly kind: 'invoice' | 'credit_note';
  readonly issuedOn: string;
  // Of the address that is invoiced.
  readonly country: Country;
  readonly vatBasis: 'domestic' | 'intra_community';
  readonly vatPercent: number;
  readonly vatId: string | null;
  readonly net: Cents;
  readonly vat: Cents;
  readonly total: Cents;
};

export type Sums = {
  readonly invoices: number;
  readonly creditNotes: number;
  readonly net: Cents;
  readonly vat: Cents;
  readonly total: Cents;
};

const nothing: Sums = { invoices: 0, creditNotes: 0, net: zero, vat: zero, total: zero };

/** A credit note takes off what its invoice put on. */
export function signOf({ kind }: Pick<Booked, 'kind'>): 1 | -1 {
  return kind === 'invoice' ? 1 : -1;
}

/** Sums by what the documents share, added up one at a time: any number of them needs the memory of its groups. */
export class Tally<Key extends object> {
  readonly #keyOf: (booked: Booked) => Key;
  readonly #groups = new Map<string, Key & Sums>();

  constructor(keyOf: (booked: Booked) => Key) {
    this.#keyOf = keyOf;
  }

  add(booked: Booked): void {
    const key = this.#keyOf(booked);
    const name = JSON.stringify(Object.values(key));
    const known: Sums = this.#groups.get(name) ?? nothing;
    const sign = signOf(booked);
    this.#groups.set(name, {
      ...key,
      invoices: known.invoices + (sign === 1 ? 1 : 0),
      creditNotes: known.creditNotes + (sign === 1 ? 0 : 1),
      net: cents(known.net + sign * booked.net),
      vat: cents(known.vat + sign * booked.vat),
      total: cents(known.total + sign * booked.total),
    });
  }

  /** In the order of their keys. */
  rows(): readonly (Key & Sums)[] {
    return [...this.#groups]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([_name, group]) => group);
  }
}

/** For the VAT return: by rate, why that rate, and the country of who is invoiced. */
export const vatKey = ({ vatPercent, vatBasis, country }: Booked) => ({
  // Two digits, so that 9 comes before 21.
  rate: String(vatPercent).padStart(2, '0'),
  vatBasis,
  country,
});

export const dayKey = ({ issuedOn, ...booked }: Booked) => ({
  issuedOn,
  ...vatKey({ issuedOn, ...booked }),
});

/** Of the intra-community list: a customer in another country, by its VAT number. */
export const listedKey = ({ vatId }: Booked) => ({
  country: (vatId ?? '').slice(0, 2),
  number: (vatId ?? '').slice(2),
});

/** What the intra-community list tells of. */
export function isListed({ vatBasis }: Pick<Booked, 'vatBasis'>): boolean {
  return vatBasis === 'intra_community';
}

/** The list asks for whole euros; half a euro goes up, also below zero. */
export function wholeEuros(amount: Cents): number {
  return Math.sign(amount) * divideHalfUp(Math.abs(amount), 100);
}

/** '2026-1' to '2026-4'; null for what is no quarter. */
export function parseQuarter(text: string): { readonly from: string; readonly until: string } | null {
  const [, year = '', quarter = ''] = /^(20\d{2})-([1-4])$/.exec(text) ?? [];
  if (year === '') return null;
  const last = Number(quarter) * 3;
  const lastDay = new Date(Date.UTC(Number(year), last, 0)).toISOString().slice(0, 10);
  return { from: `${year}-${String(last - 2).padStart(2, '0')}-01`, until: lastDay };
}

/** The quarter that a day is in. */
export function quarterOf(day: string): string {
  return `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

/** The quarter before: the one that is reported. */
export function quarterBefore(quarter: string): string {
  const [year = 0, number = 1] = quarter.split('-').map(Number);
  return number === 1 ? `${year - 1}-4` : `${year}-${number - 1}`;
}
