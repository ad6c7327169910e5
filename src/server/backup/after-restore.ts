import { basename } from 'node:path';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Actor } from '#domain/logbook/entry.ts';
import { restoreTexts as texts } from '#text/staff/backup.ts';
import { removeEveryEmailChange } from '../accounts/email-changes.ts';
import { endEveryHalfLogin } from '../accounts/half-logins.ts';
import { removeEveryReset } from '../accounts/password-resets.ts';
import { endEverySession } from '../accounts/sessions.ts';
import type { Database } from '../database/database.ts';
import { migrate, underStartLock } from '../database/migrate.ts';
import { backups } from '../database/schema/backups.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { raiseTask } from '../tasks/raise-task.ts';
import { type Contents, readContents } from './inspect.ts';

type Story = { readonly file: string; readonly madeAt: Date; readonly actor: Actor; readonly now: Date };

/**
 * What a shop must know that has gone back in time, before anybody comes in: everybody logs in anew, for who was shut out since
 * would be let in again; and a person has to look at what happened since, which is nowhere written any more.
 */
export async function afterRestore(pool: Pool, { file, madeAt, actor, now }: Story): Promise<Contents> {
  await underStartLock(pool, (client) => migrate(client));
  const contents = await readContents(pool);
  const database: Database = drizzle({ client: pool });
  await database.transaction(async (transaction) => {
    await endEverySession(transaction);
    await endEveryHalfLogin(transaction);
    // A link that was used or taken back since would open something once more.
    await removeEveryReset(transaction);
    await removeEveryEmailChange(transaction);
    // The one that this is: it was at work when it was copied.
    await transaction.delete(backups).where(eq(backups.state, 'running'));
    const details = texts.task({ madeAt, ...contents });
    await raiseTask(transaction, noMail, {
      kind: 'restored',
      dedupeKey: `restored:${now.toISOString()}`,
      details,
    });
    await writeLogbook(
      transaction,
      actor,
      { action: 'backup_restored', subject: null, after: { file: basename(file), orders: contents.orders } },
      now,
    );
  });
  return contents;
}

// Who restores knows of it, and a shop that was put together a moment ago writes to nobody of itself.
const noMail = {
  enqueue: () => Promise.reject(new Error('a restore sends no mail')),
};
