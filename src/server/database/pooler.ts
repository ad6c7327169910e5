import type { Pool, PoolClient } from 'pg';

/**
 * Behind a pooler in transaction mode the next statement may go to another connection of the server, which knows nothing of
 * this one: a statement goes without its name, and so is planned each time.
 */
export function forgetNames(client: Pick<PoolClient, 'query'>): void {
  const { query } = client;
  const nameless = (asked: unknown, ...rest: unknown[]): unknown =>
    Reflect.apply(query, client, [withoutName(asked), ...rest]);
  Object.defineProperty(client, 'query', { value: nameless });
}

function withoutName(asked: unknown): unknown {
  const isPlain = typeof asked === 'object' && asked !== null && !('submit' in asked) && 'name' in asked;
  return isPlain ? { ...asked, name: undefined } : asked;
}

/** What a pooler lets us not ask for: it is the pooler's own setting, or the role's. */
export async function hasStatementTimeout(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ hasOne: boolean }>(
    `select setting <> '0' as "hasOne" from pg_settings where name = 'statement_timeout'`,
  );
  return rows[0]?.hasOne === true;
}
