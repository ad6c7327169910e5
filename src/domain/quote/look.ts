import { firstPriceRule, type Rounding, type SharedPriceRule } from './selling-price.ts';

/** How a company's quotes look and begin; what a new quote starts with, never what an old one has become. */
export type QuoteLook = {
  /** Empty: the company's own name. */
  readonly senderName: string;
  /** Empty: the address of who made the quote. */
  readonly replyTo: string;
  readonly colour: string;
  readonly logoId: number | null;
  readonly terms: string;
  readonly opening: string;
  readonly closing: string;
  readonly validDays: number;
  readonly rule: SharedPriceRule;
  readonly rounding: Rounding;
};

export const validDaysLimits = { least: 1, most: 365 } as const;

export const firstLook: QuoteLook = {
  senderName: '',
  replyTo: '',
  colour: '#1f4e5f',
  logoId: null,
  terms: '',
  opening: '',
  closing: '',
  validDays: 30,
  rule: firstPriceRule,
  rounding: 'cent',
};
