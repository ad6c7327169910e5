import { eq } from 'drizzle-orm';
import type { EndedLogin } from '#contract/account-page.ts';
import type { Database } from '../database/database.ts';
import { companies, people, sessions } from '../database/schema/accounts.ts';
import { hashToken } from '../secrets/tokens.ts';
import { mayHaveRow } from './sessions.ts';

/**
 * Why whoever held this id is logged in no more; null for who never was. Only the browser of that login has the id, so nobody
 * else is told. A login that was ended, and not left to expire, has no row any more to say by what.
 */
export async function findEndedLogin(database: Database, sessionId: string): Promise<EndedLogin | null> {
  if (!mayHaveRow(sessionId)) return null;
  const [row] = await database
    .select({ person: people.blockedAt, removed: people.removedAt, company: companies.blockedAt })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .innerJoin(companies, eq(companies.id, people.companyId))
    .where(eq(sessions.tokenHash, hashToken(sessionId)));
  if (row === undefined) return 'ended';
  return row.person === null && row.company === null && row.removed === null ? 'expired' : 'blocked';
}
