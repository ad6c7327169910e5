import type { Context } from 'hono';
import type { AppEnv, SignedInPerson } from '../app-env.ts';

/** R10.4: who is at work for the customer whose shop this is; null for the customers themselves, and in the office. */
export function staffAtWork(c: Context<AppEnv>): SignedInPerson | null {
  const { person, behalf } = c.get('session');
  return behalf !== null && behalf.customer.id === person?.id ? behalf.staff : null;
}
