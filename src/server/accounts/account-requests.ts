import { mailTexts } from '#text/mails/mail.ts';
import type { Dependencies } from '../app-env.ts';
import { accountRequests } from '../database/schema/accounts.ts';
import { queueMail } from '../mail/outbox.ts';
import type { parseRequestForm } from './account-forms.ts';

type AccountRequest = Extract<ReturnType<typeof parseRequestForm>, { ok: true }>['value'];

/** Stored for staff whether or not the address is known to us: the answer gives nothing away. */
export async function requestAccount(
  { database, jobs, now }: Pick<Dependencies, 'database' | 'jobs' | 'now'>,
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
  });
}
