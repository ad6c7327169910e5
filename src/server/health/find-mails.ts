import { and, desc, eq, gt, gte, or, sql } from 'drizzle-orm';
import { type Mails, notArrivedHours } from '#domain/status/facts.ts';
import type { Database } from '../database/database.ts';
import { mails } from '../database/schema/operations.ts';
import type { Settings } from '../settings/env.ts';

const notArrivedFor = notArrivedHours * 60 * 60_000;
// Mails go out in the order they were written, but for those that are tried again.
const lookedAt = 200;

export async function findMails(
  database: Database,
  { smtpUrl, hasStandIns }: Pick<Settings, 'smtpUrl' | 'hasStandIns'>,
  now: Date,
): Promise<Mails> {
  const [waiting] = await database
    .select({ count: sql<number>`count(*)::integer`, oldest: sql<string | null>`min(${mails.createdAt})` })
    .from(mails)
    .where(eq(mails.status, 'queued'));
  const isTried = and(eq(mails.status, 'queued'), gt(mails.attempts, 0));
  const [notArrived] = await database
    .select({ count: sql<number>`count(*)::integer` })
    .from(mails)
    .where(
      and(
        gte(mails.createdAt, new Date(now.getTime() - notArrivedFor)),
        or(eq(mails.status, 'failed'), isTried),
      ),
    );
  const latest = database
    .select({ sentAt: mails.sentAt })
    .from(mails)
    .orderBy(desc(mails.id))
    .limit(lookedAt)
    .as('latest');
  const [sent] = await database.select({ at: sql<string | null>`max(${latest.sentAt})` }).from(latest);
  return {
    waiting: waiting?.count ?? 0,
    oldestWaitingAt: momentOf(waiting?.oldest),
    notArrived: notArrived?.count ?? 0,
    lastSentAt: momentOf(sent?.at),
    goesTo: smtpUrl !== null ? 'server' : hasStandIns ? 'demo' : 'nobody',
  };
}

function momentOf(text: string | null | undefined): Date | null {
  return text == null ? null : new Date(text);
}
