import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { idempotencyKeys } from '../database/schema/carts.ts';
import { type CallIdentity, type PutOutcome, putAnswer } from './put-lines.ts';

/** What a call with this key was told before; 'other-call' where the key belongs to another one, null for a new key. */
export async function findCall(
  database: Database,
  personId: number,
  { key, route, bodyHash }: CallIdentity,
): Promise<Extract<PutOutcome, { readonly kind: 'done' | 'other-call' }> | null> {
  const [known] = await database
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.personId, personId), eq(idempotencyKeys.key, key)));
  if (known === undefined) return null;
  const isSame = known.route === route && known.bodyHash === bodyHash;
  return isSame ? { kind: 'done', ...putAnswer.parse(known.answer) } : { kind: 'other-call' };
}
