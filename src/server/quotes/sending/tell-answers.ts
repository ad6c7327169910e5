import { type AskedQuestion, quoteMails, quoteNews } from '#text/quotes/mails.ts';
import type { Database } from '../../database/database.ts';
import {
  mailDealer,
  mailEndCustomer,
  type QuoteMailDependencies,
  quoteLink,
  quoteMailKey,
  type ToldVersion,
} from './quote-mail.ts';

/** R13.3: told to both, with what was said yes to. For use in the transaction that stores the answer. */
export async function tellAccepted(
  deps: QuoteMailDependencies,
  transaction: Database,
  version: ToldVersion,
  accepted: { readonly name: string; readonly at: Date },
): Promise<void> {
  const { id, document, token } = version;
  await mailEndCustomer(deps, transaction, version, {
    dedupeKey: quoteMailKey('confirmed', id),
    text: quoteMails.confirmed({ document, link: quoteLink(deps, token) }, accepted),
  });
  await mailDealer(deps, transaction, version, {
    dedupeKey: `quote-accepted:${id}`,
    text: quoteNews.accepted({ document, link: dealersLink(deps, version) }, accepted),
  });
}

/** For use in the transaction that stores the answer. */
export async function tellRefused(
  deps: QuoteMailDependencies,
  transaction: Database,
  version: ToldVersion,
  refused: { readonly reason: string; readonly at: Date },
): Promise<void> {
  const link = dealersLink(deps, version);
  await mailDealer(deps, transaction, version, {
    dedupeKey: `quote-refused:${version.id}`,
    text: quoteNews.refused({ document: version.document, link }, refused),
  });
}

/** For use in the transaction that keeps the question. The same key is the same question, however often it comes. */
export async function tellAsked(
  deps: QuoteMailDependencies,
  transaction: Database,
  version: ToldVersion,
  { key, ...asked }: AskedQuestion & { readonly key: string },
): Promise<void> {
  await mailDealer(deps, transaction, version, {
    dedupeKey: `quote-asked:${version.id}:${key}`,
    text: quoteNews.asked({ document: version.document }, asked),
    replyTo: asked.email,
  });
}

// Where the dealer works: their own login is of this address.
function dealersLink({ settings }: QuoteMailDependencies, { document }: ToldVersion): string {
  return `${settings.publicUrl}/offertes/${document.number}`;
}
