import { eq } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { QuoteSender } from '#domain/quote/quote-document.ts';
import { isSettled } from '#domain/quote/quote-state.ts';
import { type MissingForSending, whatIsMissing } from '#domain/quote/sending.ts';
import { quoteMails } from '#text/quotes/mails.ts';
import type { Dependencies, SignedInPerson } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { quotes } from '../../database/schema/quotes.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import { beginNextVersion, lockQuote } from '../change-quote.ts';
import type { FoundQuote } from '../find-quote.ts';
import { screensToday } from '../lines/screen-today.ts';
import { findSenderOf } from '../look/find-sender-of.ts';
import { writeQuoteEvent } from '../write-quote-event.ts';
import { findVersion } from './find-version.ts';
import { keepVersion } from './keep-version.ts';
import { isMailed, mailEndCustomer, quoteLink, quoteMailKey, type ToldVersion } from './quote-mail.ts';

export type SendDependencies = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'shopSettings' | 'now'>;

type ToSend = {
  readonly number: string;
  /** What the button was made from: a concept, or what was sent and is to be mailed again. Null where nothing is known. */
  readonly seen: number | null;
  /** Drawn with the button: a double click sends the same one. */
  readonly key: string;
};

export type Sent =
  | { readonly kind: 'sent' }
  /** By a click before this one, or by a colleague: its end customer has it, once. */
  | { readonly kind: 'sent-before' }
  | { readonly kind: 'gone' }
  /** A colleague changed it since. Nothing is sent that its sender has not seen. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'settled' }
  | { readonly kind: 'incomplete'; readonly missing: readonly MissingForSending[] };

/**
 * R13.4: a version and a mail, both or neither; whoever is second finds it sent. What was sent and did not change is mailed
 * again with the same link; what was refused goes out as a version of its own.
 */
export async function sendQuote(
  deps: SendDependencies,
  priceLists: PriceLists,
  person: SignedInPerson,
  { number, seen, key }: ToSend,
): Promise<Sent> {
  // Before the quote is held: whoever holds one waits for nothing else.
  const prices = await priceLists.recent();
  return deps.database.transaction(async (transaction): Promise<Sent> => {
    const quote = await lockQuote(transaction, person.companyId, number, deps.now());
    const now = deps.now();
    if (quote === null) return { kind: 'gone' };
    const dedupeKey = quoteMailKey('sent', quote.id, key);
    if (await isMailed(transaction, dedupeKey)) return { kind: 'sent-before' };
    if (isSettled(quote.standing)) return { kind: 'settled' };
    const isOut = quote.state === 'sent' || quote.state === 'seen';
    if (isOut && seen !== quote.revision) return { kind: 'sent-before' };
    if (seen !== null && seen !== quote.revision) return { kind: 'stale' };
    const sender = await findSenderOf(transaction, quote, person.id);
    const today = screensToday(deps, prices, person, quote.lines);
    const impossible = [...today.values()].filter(({ kind }) => kind === 'impossible').length;
    const missing = whatIsMissing({ ...quote, impossible, replyTo: sender.replyTo }, dutchDate(now));
    if (missing.length > 0) return { kind: 'incomplete', missing };
    const version = isOut
      ? await versionOf(transaction, quote)
      : await makeVersion(deps, transaction, quote, { sender, sentBy: person.id, now });
    await transaction
      .update(quotes)
      .set({ revision: quote.revision + 1, updatedAt: now })
      .where(eq(quotes.id, quote.id));
    await writeQuoteEvent(
      transaction,
      {
        ...{ quoteId: quote.id, version: version.document.version },
        ...{ kind: 'sent', text: version.recipient, personId: person.id },
      },
      now,
    );
    await mailEndCustomer(deps, transaction, version, {
      dedupeKey,
      text: quoteMails.sent({ document: version.document, link: quoteLink(deps, version.token) }),
    });
    return { kind: 'sent' };
  });
}

type Making = { readonly sender: QuoteSender; readonly sentBy: number; readonly now: Date };

async function makeVersion(
  deps: SendDependencies,
  transaction: Database,
  quote: FoundQuote,
  making: Making,
): Promise<ToldVersion> {
  if (quote.state === 'concept') return keepVersion(deps, transaction, quote, making);
  // The link that was said no to stays closed.
  await beginNextVersion(transaction, quote, making.sentBy, making.now);
  return keepVersion(deps, transaction, { ...quote, version: quote.version + 1 }, making);
}

async function versionOf(transaction: Database, { id, version }: FoundQuote): Promise<ToldVersion> {
  const found = await findVersion(transaction, id, version);
  if (found === null) throw new Error(`nothing was sent of version ${version} of quote ${id}`);
  return found;
}
