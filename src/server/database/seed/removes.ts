import { DatabaseError } from 'pg';
import type { Database } from '../database.ts';

/** False, and nothing done, where something that must stay refers to it: the tables know what. */
export async function removes(
  database: Database,
  remove: (own: Database) => Promise<unknown>,
): Promise<boolean> {
  try {
    await database.transaction(remove);
    return true;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (cause instanceof DatabaseError && cause.code === '23503') return false;
    throw error;
  }
}
