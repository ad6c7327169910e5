import type { CreditTerms, TermDays } from '../account/credit-terms.ts';
import { type Cents, cents } from '../money/cents.ts';

/** R12.2: how a company stands that orders on account. */
export type CompanyAccount = {
  readonly terms: CreditTerms;
  /** Open invoices and what is ordered on account and not invoiced yet, incl. VAT. */
  readonly exposure: Cents;
  /** R12.3: an invoice of which the third reminder went out is still open. */
  readonly isBlocked: boolean;
};

/** Whether an order may go on account, and what is in its way. */
export type OnAccount =
  // The company pays everything in advance.
  | { readonly kind: 'not_offered' }
  | { readonly kind: 'free'; readonly termDays: TermDays }
  | { readonly kind: 'over_limit'; readonly missing: Cents }
  | { readonly kind: 'blocked' };

export function judgeOnAccount({ terms, exposure, isBlocked }: CompanyAccount, total: Cents): OnAccount {
  if (terms.termDays === null) return { kind: 'not_offered' };
  if (isBlocked) return { kind: 'blocked' };
  const missing = exposure + total - terms.creditLimit;
  return missing > 0
    ? { kind: 'over_limit', missing: cents(missing) }
    : { kind: 'free', termDays: terms.termDays };
}
