import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { people } from '../schema/accounts.ts';
import { payments } from '../schema/payments.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoInvoice, demoOrder } from './demo-order.ts';

export const demoEmails = demoAccounts.map(({ person }) => person.email);
export const demoTokens: readonly string[] = [demoOrder.paymentToken, demoInvoice.paymentToken];

/** Whom the published password lets in; a demo from before there were more of them has fewer. */
export async function findDemoLogins(database: Database): Promise<readonly string[]> {
  const accounts = await database
    .select({ email: people.email })
    .from(people)
    .where(
      and(
        inArray(sql`lower(${people.email})`, demoEmails),
        isNull(people.blockedAt),
        isNull(people.removedAt),
      ),
    )
    .orderBy(people.id);
  return accounts.map(({ email }) => email);
}

/**
 * What anybody who has read the documentation can open: logins by their address, payment links by what they are for.
 */
export async function findDemoLeftovers(database: Database): Promise<readonly string[]> {
  const links = await database
    .select({ token: payments.token })
    .from(payments)
    .where(inArray(payments.token, [...demoTokens]));
  const subjects = [demoOrder, demoInvoice].filter(({ paymentToken }) =>
    links.some(({ token }) => token === paymentToken),
  );
  return [...(await findDemoLogins(database)), ...subjects.map(({ number }) => `link of ${number}`)];
}
