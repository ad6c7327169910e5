import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { firstQuotesKept } from '#domain/quote/kept.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { aQuote } from '#tests/support/quotes.ts';
import { aToldQuote } from '#tests/support/sent-quotes.ts';
import { findPersonByEmail } from '../accounts/people.ts';
import { companies } from '../database/schema/accounts.ts';
import { mails } from '../database/schema/operations.ts';
import { orders } from '../database/schema/orders.ts';
import { quoteEvents, quoteLogos, quoteLooks, quoteOrders, quotes } from '../database/schema/quotes.ts';
import { forgetExpired } from './forget-expired.ts';
import { forgetQuotes } from './forget-quotes.ts';

const { database } = await testDatabase();
const of = demoAccounts.centimetres;
const now = new Date('2026-11-16T03:43:00Z');
const at = (day: string) => ({ now: new Date(`${day}T10:00:00Z`) });

const isThere = async (id: number) => (await database.$count(quotes, eq(quotes.id, id))) === 1;

it('R13.4 a quote goes with all that is about it when its time is over; its order stays', async () => {
  const old = await aToldQuote(database, of, { ...at('2024-11-15'), state: 'accepted' });
  const young = await aToldQuote(database, of, at('2024-11-16'));
  const answered = await aToldQuote(database, of, { ...at('2024-10-01'), state: 'refused' });
  await database
    .update(quotes)
    .set({ answeredAt: new Date('2024-12-01T10:00:00Z') })
    .where(eq(quotes.id, answered.id));
  const open = await aToldQuote(database, of, at('2024-10-01'));
  await database.update(quotes).set({ validUntil: '2026-11-16' }).where(eq(quotes.id, open.id));
  const order = await anOrder(database, { status: 'paid' });
  await database.insert(quoteOrders).values({ quoteId: old.id, orderId: order.id, version: 1 });
  await database.insert(mails).values({
    ...{ dedupeKey: 'quote:1', recipient: 'dewit@voorbeeld.nl', subject: '', html: '', text: '' },
    quoteVersionId: old.versionId,
  });
  await forgetQuotes(database, firstQuotesKept, now);
  expect(await Promise.all([old, young, answered, open].map(({ id }) => isThere(id)))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(await database.$count(quoteEvents, eq(quoteEvents.quoteId, old.id))).toBe(0);
  expect(await database.$count(mails, eq(mails.dedupeKey, 'quote:1'))).toBe(0);
  expect(await database.$count(orders, eq(orders.id, order.id))).toBe(1);
  // The owner's own period, and twice.
  for (const _again of [1, 2]) await forgetQuotes(database, { keptMonths: 3 }, now);
  expect(await Promise.all([young, answered, open].map(({ id }) => isThere(id)))).toEqual([
    false,
    false,
    true,
  ]);
});

it('R13.4 a logo goes when neither the look nor anything that was sent shows it', async () => {
  const { companyId } = await aQuote(database, demoAccounts.totalMeasures);
  const logo = { companyId, width: 1, height: 1, content: Buffer.from('x'), createdAt: at('2026-01-01').now };
  const [shown, sent, unused] = await database
    .insert(quoteLogos)
    .values([logo, logo, logo])
    .returning({ id: quoteLogos.id });
  const plain = { colour: '#000000', validDays: 30, rule: { kind: 'advice', basisPoints: 0 } as never };
  const look = { ...plain, companyId, rounding: 'cent' as const };
  await database.insert(quoteLooks).values({ ...look, logoId: sent?.id ?? null });
  await aToldQuote(database, demoAccounts.totalMeasures);
  await database
    .update(quoteLooks)
    .set({ logoId: shown?.id ?? null })
    .where(eq(quoteLooks.companyId, companyId));
  await forgetQuotes(database, firstQuotesKept, now);
  const left = await database
    .select({ id: quoteLogos.id })
    .from(quoteLogos)
    .where(eq(quoteLogos.companyId, companyId));
  expect(left.map(({ id }) => id)).toEqual([shown?.id, sent?.id]);
  expect(left).not.toContainEqual(unused);
});

it('R13.4 what a former customer kept of its own customers goes with it', async () => {
  const { id, companyId } = await aQuote(database, demoAccounts.belgian);
  const other = await aQuote(database, demoAccounts.showMessage);
  await database
    .update(companies)
    .set({ blockedAt: new Date('2024-01-01T10:00:00Z') })
    .where(eq(companies.id, companyId));
  await forgetExpired(database, now);
  expect([await isThere(id), await isThere(other.id)]).toEqual([false, true]);
});

it('R13.4 a company that is deleted takes its quotes along', async () => {
  const { companyId } = (await findPersonByEmail(database, demoAccounts.onAccount)) ?? { companyId: 0 };
  const { id } = await aQuote(database, demoAccounts.onAccount);
  const rest = sql`delete from people where company_id = ${companyId}`;
  await database.execute(rest);
  await database.delete(companies).where(eq(companies.id, companyId));
  expect(await isThere(id)).toBe(false);
});
