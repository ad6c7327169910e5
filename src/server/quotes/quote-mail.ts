import { eq } from 'drizzle-orm';
import type { QuoteSender } from '#domain/quote/quote-document.ts';
import { readableColours } from '#domain/quote/readable-colour.ts';
import type { MailText } from '#text/mails/mail.ts';
import { quoteNews, senderColophon } from '#text/quotes/mails.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { quoteVersions } from '../database/schema/quotes.ts';
import type { MailLook } from '../mail/compose-mail.ts';
import { logoContentId } from '../mail/find-attachment.ts';
import { queueMail } from '../mail/outbox.ts';
import { quotesUrl } from '../settings/quotes-address.ts';

export type QuoteMailDependencies = Pick<Dependencies, 'jobs' | 'settings'>;

/** What was sent of a quote, as far as mails tell of it. */
export type ToldVersion = Pick<typeof quoteVersions.$inferSelect, 'id' | 'token' | 'document' | 'recipient'>;

/** Where an end customer reads it: whoever has the address may. */
export function quoteLink({ settings }: Pick<Dependencies, 'settings'>, token: string): string {
  return `${quotesUrl(settings)}/offerte/${token}`;
}

type Written = { readonly dedupeKey: string; readonly text: MailText };

/** In the dealer's name, with that version as a PDF. For use in a transaction. */
export async function mailEndCustomer(
  { jobs }: QuoteMailDependencies,
  transaction: Database,
  version: ToldVersion,
  mail: Written,
): Promise<void> {
  const { sender } = version.document;
  await holdVersion(transaction, version.id);
  await queueMail(transaction, jobs, {
    ...mail,
    recipient: version.recipient,
    document: { quoteVersionId: version.id },
    inName: {
      ...{ name: sender.name, replyTo: sender.replyTo },
      ...{ look: lookOf(sender), colophon: senderColophon(sender) },
    },
  });
}

/** An answer to it goes to the end customer. For use in a transaction. */
export async function mailDealer(
  { jobs }: QuoteMailDependencies,
  transaction: Database,
  version: ToldVersion,
  mail: Written,
): Promise<void> {
  const { sender, number } = version.document;
  await holdVersion(transaction, version.id);
  await queueMail(transaction, jobs, {
    ...mail,
    recipient: sender.replyTo,
    document: { quoteVersionId: version.id },
    inName: {
      ...{ name: quoteNews.from(number), replyTo: version.recipient },
      ...{ look: lookOf(sender), colophon: [sender.name] },
    },
  });
}

// Whoever makes its PDF holds it too, so that neither misses the other.
async function holdVersion(transaction: Database, id: number): Promise<void> {
  await transaction
    .select({ id: quoteVersions.id })
    .from(quoteVersions)
    .where(eq(quoteVersions.id, id))
    .for('update');
}

const logoBox = { width: 200, height: 80 } as const;

function lookOf({ logo, name, colour }: QuoteSender): MailLook {
  const { fill, onFill } = readableColours(colour);
  const width =
    logo && Math.round(logo.width * Math.min(logoBox.width / logo.width, logoBox.height / logo.height));
  return {
    button: { background: fill, ink: onFill },
    logo: width === null ? null : { contentId: logoContentId, width, description: name },
  };
}
