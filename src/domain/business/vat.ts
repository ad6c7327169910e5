import type { Country } from './address.ts';
import { parseBelgianVatId } from './vat-id.ts';

/** On everything that is not sold tax-free across a border, and in every advice price. */
export const dutchVatPercent = 21;

export type VatPercent = 0 | typeof dutchVatPercent;

/** One question to the EU's register of VAT numbers. */
export type VatCheck = {
  readonly vatId: string;
  /** 'unavailable' says nothing about the number. */
  readonly answer: 'valid' | 'invalid' | 'unavailable';
  readonly askedAt: Date;
  /** The register's own number for the question. */
  readonly consultation: string | null;
};

export type VatReason =
  | 'domestic'
  | 'intra_community'
  /** Goes to Belgium, to a buyer without a Belgian number. */
  | 'no_belgian_number'
  /** The register does not know the number. */
  | 'refused'
  /** The register has not answered, now or in the last month. */
  | 'unchecked';

export type Vat = {
  readonly percent: VatPercent;
  readonly reason: VatReason;
  /** What the decision rests on. */
  readonly check: VatCheck | null;
};

type Supply = {
  readonly deliveryCountry: Country;
  readonly vatId: string | null;
  /** What is known of the number, newest first. */
  readonly checks: readonly VatCheck[];
  readonly now: Date;
};

const day = 24 * 60 * 60 * 1000;
const askAfter = day;
const keepFor = 30 * day;

/** The VAT on goods from the Netherlands. Nothing but the register's own word makes it 0 %. */
export function vatFor({ deliveryCountry, vatId, checks, now }: Supply): Vat {
  if (deliveryCountry === 'NL') return { percent: dutchVatPercent, reason: 'domestic', check: null };
  const number = belgianVatId(vatId);
  if (number === null) return { percent: dutchVatPercent, reason: 'no_belgian_number', check: null };
  const own = checks.filter((check) => check.vatId === number);
  const check = own.find(isAnswer) ?? null;
  if (check?.answer === 'invalid') return { percent: dutchVatPercent, reason: 'refused', check };
  if (check !== null && ageOf(check, now) <= keepFor) return { percent: 0, reason: 'intra_community', check };
  return { percent: dutchVatPercent, reason: 'unchecked', check: own[0] ?? null };
}

/** Whether the register has to be asked before an order: a good answer serves for a day, a bad one never. */
export function isVatCheckDue(checks: readonly VatCheck[], now: Date): boolean {
  const known = checks.find(isAnswer);
  return known?.answer !== 'valid' || ageOf(known, now) > askAfter;
}

/** The buyer's number, where it can be a Belgian one at all. */
export function belgianVatId(vatId: string | null): string | null {
  return vatId?.startsWith('BE') === true ? parseBelgianVatId(vatId) : null;
}

function isAnswer({ answer }: VatCheck): boolean {
  return answer !== 'unavailable';
}

function ageOf({ askedAt }: VatCheck, now: Date): number {
  return now.getTime() - askedAt.getTime();
}
