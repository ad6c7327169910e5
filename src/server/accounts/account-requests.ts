import { mailTexts } from '#text/mails/mail.ts';
import { accountRequestTask } from '#text/staff/staff-tasks.ts';
import type { Dependencies } from '../app-env.ts';
import { accountRequests } from '../database/schema/accounts.ts';
import { queueMail } from '../mail/outbox.ts';
import { raiseTask } from '../tasks/raise-task.ts';
import type { parseRequestForm } from './account-forms.ts';

type AccountRequest = Extract<ReturnType<typeof parseRequestForm>, { ok: true }>['value'];

/** Stored for staff, with a task and a mail, whether or not the address is known to us: the answer gives nothing away. */
export async function requestAccount(
  { database, jobs, settings, now }: Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'now'>,
  request: AccountRequest,
): Promise<void> {
  await database.transaction(async (transaction) => {
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
