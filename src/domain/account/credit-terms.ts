import type { Cents } from '../money/cents.ts';

/** In how many days a company that orders on account pays. */
export const termsInDays = [8, 14, 30] as const;
export type TermDays = (typeof termsInDays)[number];

/** Both or neither: who may order on account does so within a limit. */
export type CreditTerms =
  | { readonly termDays: TermDays; readonly creditLimit: Cents }
  | { readonly termDays: null; readonly creditLimit: null };

export const noCredit: CreditTerms = { termDays: null, creditLimit: null };
