import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import { companies } from '../database/schema/accounts.ts';
import { orders } from '../database/schema/orders.ts';
import { findCompanyAccount } from './company-account.ts';

const { database } = await testDatabase();
const companyId = (await findPersonByEmail(database, demoAccounts.millimetres))?.companyId ?? 0;

beforeEach(async () => {
  await database.update(orders).set({ termDays: null }).where(eq(orders.companyId, companyId));
  await database
    .update(companies)
    .set({ termDays: null, creditLimit: null })
    .where(eq(companies.id, companyId));
});

async function onAccount(
  ...statuses: readonly ('placed' | 'paid' | 'in_production' | 'shipped' | 'cancelled')[]
) {
  const made = await Promise.all(statuses.map((status) => anOrder(database, { status })));
  const ids = made.map(({ id }) => id);
  await database.update(orders).set({ termDays: 14 }).where(inArray(orders.id, ids));
}

describe('R12.2 how a company stands', () => {
  it('without terms it owes what it owes, and nothing goes on account', async () => {
    const { terms } = await findCompanyAccount(database, companyId);
    expect(terms).toEqual({ termDays: null, creditLimit: null });
  });

  it('what is ordered on account counts until it is invoiced, sent or called off', async () => {
    await database
      .update(companies)
      .set({ termDays: 30, creditLimit: cents(1_000_00) })
      .where(eq(companies.id, companyId));
    const { exposure } = await findCompanyAccount(database, companyId);
    await onAccount('paid', 'in_production', 'shipped', 'cancelled');
    expect(await findCompanyAccount(database, companyId)).toEqual({
      terms: { termDays: 30, creditLimit: 1_000_00 },
      exposure: exposure + 2 * 194_46,
      isBlocked: false,
    });
  });

  it('what is paid in advance is nobody’s debt', async () => {
    const { exposure } = await findCompanyAccount(database, companyId);
    await anOrder(database, { status: 'placed' });
    expect((await findCompanyAccount(database, companyId)).exposure).toBe(exposure);
  });
});
