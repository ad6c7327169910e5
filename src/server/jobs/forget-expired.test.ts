import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { accountRequests, addresses, companies, companyNotes, people } from '../database/schema/accounts.ts';
import { orders } from '../database/schema/orders.ts';
import { presets } from '../database/schema/presets.ts';
import { forgetExpired } from './forget-expired.ts';

const { database } = await testDatabase();
const now = new Date('2026-11-15T03:43:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

it('deletes a request that became no account after a year, and nothing sooner', async () => {
  await database.delete(accountRequests);
  const [place] = await database.select().from(addresses);
  const { country, street, houseNumber, postcode, city } = place ?? expect.fail('no address');
  const company = { company: 'Jansen', companyNumber: '12345678', contact: 'Jan', phone: '+31201234567' };
  const request = { ...company, country, street, houseNumber, postcode, city };
  await database.insert(accountRequests).values([
    { ...request, email: 'oud@jansen.nl', createdAt: ago(370) },
    { ...request, email: 'nieuw@jansen.nl', createdAt: ago(360) },
    { ...request, email: 'klant@jansen.nl', status: 'approved', decidedAt: ago(369), createdAt: ago(370) },
  ]);
  await forgetExpired(database, now);
  await forgetExpired(database, now);
  const left = await database.select({ email: accountRequests.email }).from(accountRequests);
  expect(left.map(({ email }) => email).toSorted()).toEqual(['klant@jansen.nl', 'nieuw@jansen.nl']);
});

it('deletes what is known of a customer two years after the account was closed, and keeps the orders', async () => {
  const order = await anOrder(database);
  const close = (name: string, at: Date) =>
    database.update(companies).set({ blockedAt: at }).where(eq(companies.name, name));
  const { personId, companyId } = order;
  await database
    .insert(presets)
    .values({ personId, productCode: 'PE-100', name: 'Wit', answers: {}, choices: [] });
  await database.insert(companyNotes).values({ companyId, text: 'Betaalt laat', author: 'Vera' });
  await close('Van Dijk Zonwering B.V.', ago(735));
  await close('Raamwerk Antwerpen BV', ago(700));
  await forgetExpired(database, now);
  await forgetExpired(database, now);
  const [company] = await database.select().from(companies).where(eq(companies.id, companyId));
  expect(company).toMatchObject({ name: 'Verwijderd', companyNumber: '00000000', vatId: null });
  const former = await database.select().from(people).where(eq(people.companyId, companyId));
  expect(former).toHaveLength(3);
  for (const { email, ...known } of former) {
    expect(known).toMatchObject({ name: 'Verwijderd', phone: '', passwordHash: null });
    expect(email).toMatch(/^verwijderd-\d+@verwijderd\.invalid$/);
  }
  expect(await database.select().from(addresses).where(eq(addresses.companyId, companyId))).toEqual([]);
  expect(await database.select().from(presets).where(eq(presets.personId, personId))).toEqual([]);
  expect(await database.$count(companyNotes, eq(companyNotes.companyId, companyId))).toBe(0);
  expect(await database.select().from(orders).where(eq(orders.id, order.id))).toHaveLength(1);
  const [kept] = await database.select().from(people).where(eq(people.email, demoAccounts.belgian));
  expect(kept?.name).not.toBe('Verwijderd');
});

it('deletes what is known of somebody two years after they left their company, and of nobody else', async () => {
  const left = (email: string, removedAt: Date) =>
    database.update(people).set({ removedAt }).where(eq(people.email, email));
  await left(demoAccounts.centimetres, ago(735));
  await left(demoAccounts.totalMeasures, ago(700));
  await forgetExpired(database, now);
  await forgetExpired(database, now);
  const rows = await database.select().from(people).orderBy(people.id);
  const forgotten = rows.filter(({ removedAt, name }) => removedAt !== null && name === 'Verwijderd');
  expect(forgotten).toMatchObject([{ phone: '', passwordHash: null }]);
  expect(rows.find(({ email }) => email === demoAccounts.totalMeasures)?.name).not.toBe('Verwijderd');
});
