import type { Cents } from '../money/cents.ts';

/** What is paid for. */
export type PaymentSubject =
  | { readonly kind: 'order'; readonly id: number; readonly number: string }
  | { readonly kind: 'invoice'; readonly id: number; readonly number: string; readonly total: Cents }
  | { readonly kind: 'other'; readonly description: string };

/** Characters of what a free amount is for. */
export const maxDescription = 200;
