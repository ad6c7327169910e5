import type { EndCustomer } from './quote-document.ts';
import type { QuoteLine } from './quote-line.ts';

/** What keeps a quote from being sent, in the order in which it is filled in. */
export const missingForSending = ['name', 'email', 'lines', 'impossible', 'validUntil', 'replyTo'] as const;
export type MissingForSending = (typeof missingForSending)[number];

type ToSend = {
  readonly customer: EndCustomer;
  readonly lines: readonly QuoteLine[];
  readonly validUntil: string;
  /** Screens that cannot be made as they stand. */
  readonly impossible: number;
  /** Where its end customer's answer goes. */
  readonly replyTo: string;
};

/** All of it at once; nothing where the quote can go. `today` in the Netherlands. */
export function whatIsMissing(quote: ToSend, today: string): readonly MissingForSending[] {
  const { customer, lines, validUntil, impossible, replyTo } = quote;
  const isMissing: Readonly<Record<MissingForSending, boolean>> = {
    name: customer.name.trim() === '',
    email: customer.email.trim() === '',
    lines: lines.length === 0,
    impossible: impossible > 0,
    validUntil: validUntil < today,
    replyTo: replyTo.trim() === '',
  };
  return missingForSending.filter((what) => isMissing[what]);
}

/** How many mails about quotes go out in a while: by a company, by it to one address, and by all to one address. */
export const quoteMailLimits = { hours: 24, ofCompany: 300, toAddress: 20, toAddressOfAll: 100 } as const;
export type QuoteMailLimit = Exclude<keyof typeof quoteMailLimits, 'hours'>;

export const reminderLimits = { inAll: 5 } as const;

/** One a day and five in all: who is reminded more often is pestered. `reminded` are days, in the Netherlands, as `today` is. */
export function mayRemind(reminded: readonly string[], today: string): 'now' | 'tomorrow' | 'never' {
  if (reminded.length >= reminderLimits.inAll) return 'never';
  return reminded.includes(today) ? 'tomorrow' : 'now';
}
