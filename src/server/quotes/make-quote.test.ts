import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { aQuote } from '#tests/support/quotes.ts';
import { quotes } from '../database/schema/quotes.ts';
import { changeQuote } from './change-quote.ts';
import { composeDocument } from './compose-document.ts';
import { findQuote } from './find-quote.ts';
import { findLook } from './look/find-look.ts';
import { findSender } from './look/find-sender.ts';

const { database } = await testDatabase();
const now = new Date('2026-11-16T12:00:00Z');

it('a company counts its own quotes, and nobody else finds them by number', async () => {
  const first = await aQuote(database, demoAccounts.centimetres, { now });
  const second = await aQuote(database, demoAccounts.centimetres, { now });
  const other = await aQuote(database, demoAccounts.totalMeasures, { now });
  expect(Number(second.number.slice(-5)) - Number(first.number.slice(-5))).toBe(1);
  expect(first.number).toMatch(/^O2026-\d{5}$/);
  const found = await findQuote(database, other.companyId, other.number, '2026-11-16');
  expect(found?.id).toBe(other.id);
  expect(await findQuote(database, other.companyId, second.number, '2026-11-16')).toBeNull();
});

it('a change of what was sent is a concept in the next version', async () => {
  const quote = await aQuote(database, demoAccounts.centimetres, { now });
  await database.update(quotes).set({ state: 'sent', sentAt: now }).where(eq(quotes.id, quote.id));
  const { companyId, number } = quote;
  const which = { companyId, number, personId: quote.madeBy ?? 0, seen: null };
  await changeQuote(database, which, now, async (transaction) => {
    await transaction.update(quotes).set({ subject: 'Horren' }).where(eq(quotes.id, quote.id));
    return true;
  });
  const found = await findQuote(database, companyId, number, '2026-11-16');
  expect(found).toMatchObject({ version: 2, state: 'concept', subject: 'Horren', sentAt: null });
  const stale = await changeQuote(database, { ...which, seen: 1 }, now, async () => true);
  expect(stale.kind).toBe('stale');
});

it('what was accepted is not changed, whoever asks', async () => {
  const quote = await aQuote(database, demoAccounts.centimetres, { now });
  await database.update(quotes).set({ state: 'accepted', answeredAt: now }).where(eq(quotes.id, quote.id));
  const { companyId, number } = quote;
  const which = { companyId, number, personId: quote.madeBy ?? 0, seen: null };
  const changed = await changeQuote(database, which, now, () => expect.fail('it was changed'));
  expect(changed.kind).toBe('settled');
  const found = await findQuote(database, companyId, number, '2026-11-16');
  expect(found).toMatchObject({ version: 1, standing: 'accepted' });
});

it('what its end customer reads holds no net price', async () => {
  const quote = await aQuote(database, demoAccounts.centimetres, { now });
  const found = await findQuote(database, quote.companyId, quote.number, '2026-11-16');
  if (found === null) return expect.fail('not found');
  const look = await findLook(database, quote.companyId);
  const sender = await findSender(database, quote.companyId, look, quote.madeBy);
  const document = composeDocument(found, sender, null);
  expect(document.totals).toEqual({
    lines: 655_25,
    discount: 0,
    total: 655_25,
    withoutVat: 541_53,
    vat: [{ percent: 21, withVat: 655_25, vat: 113_72 }],
  });
  const text = JSON.stringify(document);
  for (const net of ['8608', '25824', 'unitPrice', 'advicePrice', 'Maathor']) expect(text).not.toContain(net);
});
