import { and, eq, gt, sql } from 'drizzle-orm';
import { formatDateTime } from '#text/format/date-time.ts';
import { securityMailTexts } from '#text/mails/security-mails.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { people } from '../database/schema/accounts.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { queueMail } from '../mail/outbox.ts';
import { attemptKey, countAttempts } from './attempts.ts';

type Commanded = Pick<Dependencies, 'database' | 'jobs' | 'settings'>;

/** From where somebody tries to log in. */
export type LoginOrigin = { readonly address: string; readonly requestId: string; readonly now: Date };

// Every tenth in a row is told; not more often than this a day, or whoever guesses fills a mailbox.
const toldEvery = 10;
const mailsPerDay = 5;
const day = 24 * 60 * 60;

/**
 * Counted in one statement, so that of many at once exactly one is the tenth. For an address without an account the same
 * is asked of the database: how long it takes tells nothing.
 */
export async function noteFailedLogin(
  deps: Commanded,
  personId: number | null,
  { address, requestId, now }: LoginOrigin,
): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const [person] = await transaction
      .update(people)
      .set({ failedLogins: sql`${people.failedLogins} + 1` })
      .where(eq(people.id, personId ?? 0))
      .returning({ id: people.id, name: people.name, email: people.email, failures: people.failedLogins });
    if (person === undefined || person.failures % toldEvery !== 0) return;
    const { id, name, email, failures } = person;
    const actor = {
      personId: null,
      name: 'Maathor',
      role: 'shop',
      behalfOf: null,
      address,
      requestId,
    } as const;
    const subject = { kind: 'person', id, name } as const;
    await writeLogbook(transaction, actor, { action: 'logins_failed', subject, after: { failures } }, now);
    const key = attemptKey('failures-mail', String(id));
    const told = await countAttempts(transaction, [{ key, seconds: day }], now);
    if ((told.get(key)?.count ?? 0) > mailsPerDay) return;
    await queueMail(transaction, deps.jobs, {
      dedupeKey: `logins-failed:${id}:${now.getTime()}`,
      recipient: email,
      text: securityMailTexts.failures(failures, {
        name,
        at: formatDateTime(now),
        link: `${deps.settings.publicUrl}/wachtwoord-vergeten`,
      }),
    });
  });
}

/** Whoever gets in begins at nought. */
export async function forgetFailedLogins(database: Database, personId: number): Promise<void> {
  await database
    .update(people)
    .set({ failedLogins: 0 })
    .where(and(eq(people.id, personId), gt(people.failedLogins, 0)));
}
