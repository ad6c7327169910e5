import { eq } from 'drizzle-orm';
import { mailTaskDetails, quoteMailTaskDetails } from '#text/staff/staff-tasks.ts';
import type { Database } from '../database/database.ts';
import { companies } from '../database/schema/accounts.ts';
import { quotes, quoteVersions } from '../database/schema/quotes.ts';
import type { StoredMail } from '../mail/outbox.ts';

/** Which mail it was that did not arrive. Of a mail about a quote staff read whose it is, and nothing of its end customer. */
export async function describeMailTask(
  database: Database,
  mail: StoredMail,
  outcome: Parameters<typeof mailTaskDetails>[1],
): Promise<string> {
  if (mail.quoteVersionId === null) return mailTaskDetails(mail, outcome);
  const [about] = await database
    .select({ number: quotes.number, company: companies.name })
    .from(quoteVersions)
    .innerJoin(quotes, eq(quotes.id, quoteVersions.quoteId))
    .innerJoin(companies, eq(companies.id, quotes.companyId))
    .where(eq(quoteVersions.id, mail.quoteVersionId));
  return about === undefined ? '' : quoteMailTaskDetails(about, outcome);
}
