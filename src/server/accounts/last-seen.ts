import { type SQL, sql } from 'drizzle-orm';
import { people } from '../database/schema/accounts.ts';

/** Of a person in a query. A login that has ended leaves the device it was made with. */
export const lastSeen: SQL<Date | null> = sql<Date | null>`greatest(
  (select max(last_seen_at) from sessions where person_id = people.id),
  (select max(last_used_at) from known_devices where person_id = people.id)
)`.mapWith(people.createdAt);
