import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { QuoteLook } from '#domain/quote/look.ts';
import type { QuoteDocument, QuoteSender } from '#domain/quote/quote-document.ts';
import { formatPhone } from '../../accounts/phone.ts';
import type { Database } from '../../database/database.ts';
import { companies, people } from '../../database/schema/accounts.ts';
import type { QuoteRow } from '../quote-row.ts';
import { findLook } from './find-look.ts';

type Contact = Pick<QuoteSender, 'phone' | 'replyTo'>;

/** Where questions go today. `personId` is who answers, where the look names nobody. */
export async function findContact(
  database: Database,
  companyId: number,
  look: Pick<QuoteLook, 'replyTo'>,
  personId: number | null,
): Promise<Contact> {
  const person = await findAnswerer(database, companyId, personId);
  return {
    phone: person?.phone ? formatPhone(person.country, person.phone) : '',
    replyTo: look.replyTo === '' ? (person?.email ?? '') : look.replyTo,
  };
}

type Made = Pick<QuoteRow, 'companyId' | 'madeBy'>;

/** Whoever made it answers for it, or who has it at hand where the maker has left. */
export async function findMakerOr(
  database: Database,
  { companyId, madeBy }: Made,
  personId: number | null,
): Promise<number | null> {
  if (madeBy === null) return personId;
  const [maker] = await database
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, madeBy), isInCompany(companyId)));
  return maker?.id ?? personId;
}

/**
 * What was sent, with who answers for it today: an acceptance or a question that went to who has left since, or to an address
 * that the company gave up, would be read by nobody.
 */
export async function withContact(
  database: Database,
  quote: Made,
  { document, sentBy }: { readonly document: QuoteDocument; readonly sentBy: number | null },
): Promise<QuoteDocument> {
  const look = await findLook(database, quote.companyId);
  const contact = await findContact(
    database,
    quote.companyId,
    look,
    await findMakerOr(database, quote, sentBy),
  );
  // Of a company without anybody there is nothing better than what was sent.
  if (contact.replyTo === '') return document;
  return { ...document, sender: { ...document.sender, ...contact } };
}

// Who has left the company answers nothing any more: its owner does, who came first.
async function findAnswerer(database: Database, companyId: number, personId: number | null) {
  const [person] = await database
    .select({ email: people.email, phone: people.phone, country: companies.country })
    .from(people)
    .innerJoin(companies, eq(companies.id, people.companyId))
    .where(isInCompany(companyId))
    .orderBy(
      desc(sql`${people.id} is not distinct from ${personId}::integer`),
      desc(sql`${people.role} = 'company_owner'`),
      asc(people.id),
    )
    .limit(1);
  return person;
}

function isInCompany(companyId: number) {
  return and(eq(people.companyId, companyId), isNull(people.removedAt), isNull(people.blockedAt));
}
