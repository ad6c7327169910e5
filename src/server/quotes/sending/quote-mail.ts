import { eq } from 'drizzle-orm';
import type { QuoteSender } from '#domain/quote/quote-document.ts';
import { readableColours } from '#domain/quote/readable-colour.ts';
import type { MailText } from '#text/mails/mail.ts';
import { quoteNews, senderColophon } from '#text/quotes/mails.ts';
import type { Dependencies } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { mails } from '../../database/schema/operations.ts';
import { quoteVersions } from '../../database/schema/quotes.ts';
import type { MailLook } from '../../mail/compose-mail.ts';
import { logoContentId } from '../../mail/find-attachment.ts';
import { queueMail } from '../../mail/outbox.ts';
import { quotesUrl } from '../../settings/quotes-address.ts';

export type QuoteMailDependencies = Pick<Dependencies, 'jobs' | 'settings'>;

/** What was sent of a quote, as far as mails tell of it. */
export type ToldVersion = Pick<typeof quoteVersions.$inferSelect, 'id' | 'token' | 'document' | 'recipient'>;

/** Where an end customer reads it: whoever has the address may. */
export function quoteLink({ settings }: Pick<Dependencies, 'settings'>, token: string): string {
  return `${quotesUrl(settings)}/offerte/${token}`;
}

// What a mail is about, by how its key begins: the end customer's first.
const keys = {
  sent: 'quote-sent',
  reminded: 'quote-reminder',
  confirmed: 'quote-confirmed',
} as const;

type ToEndCustomer = keyof typeof keys;

/** What the end customer was mailed; null for a mail to the dealer. */
export function quoteMailKind(dedupeKey: string): ToEndCustomer | null {
  const [beginning] = dedupeKey.split(':');
  for (const kind of ['sent', 'reminded', 'confirmed'] as const) if (keys[kind] === beginning) return kind;
  return null;
}

/** Of one mail to the end customer: the same parts never make a second one. */
export function quoteMailKey(kind: ToEndCustomer, ...parts: readonly (string | number)[]): string {
  return [keys[kind], ...parts].join(':');
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
  { replyTo = version.recipient, ...mail }: Written & { readonly replyTo?: string },
): Promise<void> {
  const { sender, number } = version.document;
  await holdVersion(transaction, version.id);
  await queueMail(transaction, jobs, {
    ...mail,
    recipient: sender.replyTo,
    document: { quoteVersionId: version.id },
    inName: {
      ...{ name: quoteNews.from(number), replyTo },
      ...{ look: lookOf(sender), colophon: [sender.name] },
    },
  });
}

/** For who holds the quote: whether this very click was one of those before. */
export async function isMailed(transaction: Database, dedupeKey: string): Promise<boolean> {
  return (await transaction.$count(mails, eq(mails.dedupeKey, dedupeKey))) > 0;
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
