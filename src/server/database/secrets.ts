import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { secrets } from './schema/operations.ts';

/** Made once and kept, so that a restart logs nobody out and several processes agree. */
export async function sharedSecret(database: Database, name: string): Promise<string> {
  await database
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await database.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (row === undefined) throw new Error(`the secret ${name} was not stored`);
  return row.value;
}
