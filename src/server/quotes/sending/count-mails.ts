import { quoteMailLimits as most, type QuoteMailLimit } from '#domain/quote/sending.ts';
import { attemptKey, countAttempts, giveBackAttempts } from '../../accounts/attempts.ts';
import type { Dependencies } from '../../app-env.ts';
import type { FoundQuote } from '../find-quote.ts';

const seconds = most.hours * 60 * 60;

export type CountedMail =
  /** For who finds that nothing goes out after all. */
  | { readonly kind: 'free'; readonly giveBack: () => Promise<void> }
  | { readonly kind: 'full'; readonly limit: QuoteMailLimit; readonly endsAt: Date };

/** Each is a mail to somebody who has no account here. Counted before it is sent; what is refused counts for nothing. */
export async function countQuoteMail(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { companyId, customer }: Pick<FoundQuote, 'companyId' | 'customer'>,
): Promise<CountedMail> {
  const [company, address] = [String(companyId), customer.email.trim().toLowerCase()];
  const limits: readonly { readonly limit: QuoteMailLimit; readonly key: string }[] = [
    { limit: 'ofCompany', key: attemptKey('quote-mail', company) },
    ...(address === ''
      ? []
      : ([
          { limit: 'toAddress', key: attemptKey('quote-mail-from-to', company, address) },
          { limit: 'toAddressOfAll', key: attemptKey('quote-mail-to', address) },
        ] as const)),
  ];
  const keys = limits.map(({ key }) => key);
  const counted = await countAttempts(
    database,
    keys.map((key) => ({ key, seconds })),
    now(),
  );
  const giveBack = () => giveBackAttempts(database, keys);
  for (const { limit, key } of limits) {
    const attempts = counted.get(key);
    if (attempts === undefined || attempts.count <= most[limit]) continue;
    await giveBack();
    return { kind: 'full', limit, endsAt: attempts.windowEndsAt };
  }
  return { kind: 'free', giveBack };
}
