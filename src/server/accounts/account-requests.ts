import { and, eq, type SQL, sql } from 'drizzle-orm';
import { mailTexts } from '#text/mails/mail.ts';
import { accountRequestTask } from '#text/staff/staff-tasks.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { accountRequests } from '../database/schema/accounts.ts';
import { queueMail } from '../mail/outbox.ts';
import { raiseTask } from '../tasks/raise-task.ts';
import type { parseRequestForm } from './account-forms.ts';

type AccountRequest = Extract<ReturnType<typeof parseRequestForm>, { ok: true }>['value'];

/**
 * Stored for staff, with a task and a mail, whether or not the address is known to us: the answer gives nothing away. The same
 * once more, while it waits, is the same request.
 */
export async function requestAccount(
  { database, jobs, settings, now }: Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>,
  request: AccountRequest,
): Promise<void> {
  await database.transaction(async (transaction) => {
    // Of two presses one waits here, and finds what the other stored.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`account-request:${request.email}`}))`,
    );
    if (await isWaiting(transaction, request)) return;
    const [row] = await transaction
      .insert(accountRequests)
      .values({ ...request, createdAt: now() })
      .returning({ id: accountRequests.id });
    if (row === undefined) throw new Error('An account request was not stored');
    await queueMail(transaction, jobs, {
      dedupeKey: `account-requested:${row.id}`,
      recipient: request.email,
      text: mailTexts.accountRequested(),
    });
    await raiseTask(transaction, jobs, {
      kind: 'account_request',
      dedupeKey: `account-request:${row.id}`,
      accountRequestId: row.id,
      details: request.company,
      link: { label: accountRequestTask.open, href: `${settings.publicUrl}/beheer/aanvragen` },
    });
  });
}

// To the letter: who asks again with something else in it has something to add.
async function isWaiting(transaction: Database, request: AccountRequest): Promise<boolean> {
  const same = Object.entries(request).map(
    ([name, value]): SQL => eq(accountRequests[name as keyof AccountRequest], value),
  );
  const waiting = and(eq(accountRequests.status, 'requested'), ...same);
  return (await transaction.$count(accountRequests, waiting)) > 0;
}
