import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { authenticators } from '../database/schema/second-factor.ts';
import { seal, unseal } from '../secrets/seal.ts';
import { contextOf } from './authenticators.ts';

/**
 * R15.5: a secret can be replaced without anybody setting up an app anew. What opens with the former secret is sealed with
 * the present one, row by row, so that several processes that start at once may all try. Tells how many that were.
 */
export function sealAnew(database: Database, former: string, present: string): Promise<number> {
  return database.transaction(async (transaction) => {
    const { personId, sealedSecret } = authenticators;
    const rows = await transaction.select({ personId, sealedSecret }).from(authenticators).for('update');
    const old = rows.flatMap((row) => {
      const secret = unseal(former, contextOf(row.personId), row.sealedSecret);
      return secret === null ? [] : [{ owner: row.personId, secret }];
    });
    for (const { owner, secret } of old)
      await transaction
        .update(authenticators)
        .set({ sealedSecret: seal(present, contextOf(owner), secret) })
        .where(eq(personId, owner));
    return old.length;
  });
}
