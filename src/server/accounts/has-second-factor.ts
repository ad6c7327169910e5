import { type SQL, sql } from 'drizzle-orm';

/**
 * Of a person in a query: whether their password alone lets nobody in. Written out, for drizzle leaves the table's name
 * off a column where a query has one table, and `id` would be the passkey's own.
 */
export const hasSecondFactor: SQL<boolean> = sql<boolean>`(
  exists (select from passkeys where passkeys.person_id = people.id)
  or exists (select from authenticators where authenticators.person_id = people.id)
)`;
