import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { may } from '#domain/account/rights.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Database } from '../database/database.ts';
import { readCompanyDiscounts } from '../database/discounts.ts';
import { accountRequests, addresses, sessions } from '../database/schema/accounts.ts';
import { cartLines, offers } from '../database/schema/carts.ts';
import { mails } from '../database/schema/operations.ts';
import { photos, specialRequests } from '../database/schema/photos.ts';
import { presets } from '../database/schema/presets.ts';
import { quoteEvents, quoteLines, quotes, quoteVersions } from '../database/schema/quotes.ts';
import { authenticators, knownDevices, passkeys } from '../database/schema/second-factor.ts';
import { holdsSecret } from '../mail/outbox.ts';
import { exportBooks } from './export-books.ts';
import { findPerson, type Person } from './people.ts';

/**
 * All the shop keeps of one customer, for that customer: what the privacy page promises to show. Without what opens a
 * door: the print of a password, the hashes of sessions, the link of a reset.
 */
export async function exportCustomer(database: Database, personId: number, now: Date) {
  const person = await findPerson(database, personId);
  if (person === null) return null;
  const { passwordHash: _print, ...kept } = person;
  const { termDays: _term, creditLimit: _limit, ...company } = person.company;
  // R12.4: what a company may owe is told to who reads what it owes.
  const account = may(person.role, 'see_company_invoices') ? kept : { ...kept, company };
  return {
    exportedAt: now.toISOString(),
    account,
    request: await exportRequests(database, person),
    addresses: await database.select().from(addresses).where(eq(addresses.companyId, person.companyId)),
    // What has begun: what somebody plans to give is no fact yet.
    ownDiscounts: (await readCompanyDiscounts(database, person.companyId)).filter(
      ({ validFrom }) => validFrom <= dutchDate(now),
    ),
    logins: await database
      .select({
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        device: sessions.userAgent,
        address: sessions.ip,
      })
      .from(sessions)
      .where(eq(sessions.personId, personId)),
    passkeys: await database
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.personId, personId)),
    authenticator: await database
      .select({ createdAt: authenticators.createdAt, lastUsedAt: authenticators.lastUsedAt })
      .from(authenticators)
      .where(eq(authenticators.personId, personId)),
    knownDevices: await database
      .select({ createdAt: knownDevices.createdAt, lastUsedAt: knownDevices.lastUsedAt })
      .from(knownDevices)
      .where(eq(knownDevices.personId, personId)),
    cart: await database.select().from(cartLines).where(eq(cartLines.personId, personId)),
    offeredCarts: await database
      .select()
      .from(offers)
      .where(or(eq(offers.fromPerson, personId), eq(offers.toPerson, personId)))
      .orderBy(asc(offers.id)),
    photos: await exportPhotos(database, personId),
    specialRequests: await database
      .select()
      .from(specialRequests)
      .where(eq(specialRequests.personId, personId)),
    presets: await database.select().from(presets).where(eq(presets.personId, personId)),
    quotes: await exportQuotes(database, person),
    ...(await exportBooks(database, person)),
    mails: await exportMails(database, account.email),
  };
}

// Why one was refused belongs to who was told so; otherwise it is a word among colleagues.
async function exportRequests(database: Database, { id, email }: Person) {
  const asked = await database
    .select()
    .from(accountRequests)
    .where(or(eq(accountRequests.personId, id), eq(accountRequests.email, email)));
  return asked.map(({ decidedBy: _staff, isReasonTold, refusalReason, ...request }) => ({
    ...request,
    ...(isReasonTold && { refusalReason }),
  }));
}

// Each is to be had at its address: written out here they would make a file that few programs open.
async function exportPhotos(database: Database, personId: number) {
  const { id, cartLineId, orderLineId, specialRequestId, quoteLineId, width, height, createdAt } = photos;
  const kept = await database
    .select({ id, cartLineId, orderLineId, specialRequestId, quoteLineId, width, height, createdAt })
    .from(photos)
    .where(eq(photos.personId, personId))
    .orderBy(asc(id));
  return kept.map((photo) => ({ ...photo, address: `/fotos/${photo.id}` }));
}

// All of them for the company's owner, one's own for a colleague: what is in them belongs to the company. Without the links
// that open them for whoever holds one.
async function exportQuotes(database: Database, { id, companyId, role }: Person) {
  const made = await database
    .select()
    .from(quotes)
    .where(and(eq(quotes.companyId, companyId), role === 'company_owner' ? undefined : eq(quotes.madeBy, id)))
    .orderBy(asc(quotes.id));
  const quoteIds = made.map((quote) => quote.id);
  const lines = await database
    .select()
    .from(quoteLines)
    .where(inArray(quoteLines.quoteId, quoteIds))
    .orderBy(asc(quoteLines.place));
  const sent = await database
    .select()
    .from(quoteVersions)
    .where(inArray(quoteVersions.quoteId, quoteIds))
    .orderBy(asc(quoteVersions.version));
  const events = await database
    .select()
    .from(quoteEvents)
    .where(inArray(quoteEvents.quoteId, quoteIds))
    .orderBy(asc(quoteEvents.id));
  return made.map(({ key: _key, words: _words, ...quote }) => ({
    ...quote,
    lines: lines.filter(({ quoteId }) => quoteId === quote.id),
    versions: sent
      .filter(({ quoteId }) => quoteId === quote.id)
      .map(({ token: _link, pdf: _file, ...version }) => version),
    events: events.filter(({ quoteId }) => quoteId === quote.id),
  }));
}

async function exportMails(database: Database, recipient: string) {
  const written = await database
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(asc(mails.id));
  return written.map(({ dedupeKey, subject, text, status, createdAt, sentAt }) => ({
    ...{ subject, status, createdAt, sentAt },
    text: holdsSecret(dedupeKey) ? '' : text,
  }));
}
