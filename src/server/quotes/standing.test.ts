import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#domain/business/dutch-date.ts';
import { type OrderStatus, orderStatuses } from '#domain/order/order-status.ts';
import { quoteStateOf, type StoredQuoteState } from '#domain/quote/quote-state.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { anOrder } from '#tests/support/orders.ts';
import { aQuote } from '#tests/support/quotes.ts';
import { quoteOrders, quotes } from '../database/schema/quotes.ts';
import { standingOf } from './standing.ts';

const { database } = await testDatabase();
const stored: readonly StoredQuoteState[] = ['concept', 'sent', 'seen', 'accepted', 'refused'];
const statuses = orderStatuses.filter((status) => status !== 'draft');

it('R13.4 the database says of every quote what the domain says', async () => {
  const { id } = await aQuote(database, demoAccounts.millimetres);
  const made = new Map<OrderStatus, number>();
  for (const status of statuses) made.set(status, (await anOrder(database, { status })).id);
  const today = '2026-11-16';
  const facts = fc.record({
    state: fc.constantFrom(...stored),
    validUntil: fc.integer({ min: -2, max: 2 }).map((days) => addDays(today, days)),
    ordered: fc.subarray(statuses, { maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(facts, async ({ state, validUntil, ordered }) => {
      await database.update(quotes).set({ state, validUntil }).where(eq(quotes.id, id));
      await database.delete(quoteOrders).where(eq(quoteOrders.quoteId, id));
      for (const status of ordered)
        await database
          .insert(quoteOrders)
          .values({ quoteId: id, orderId: made.get(status) ?? 0, version: 1 });
      const [told] = await database
        .select({ standing: standingOf(today) })
        .from(quotes)
        .where(eq(quotes.id, id));
      const isOrdered = ordered.some((status) => status !== 'cancelled');
      expect(told?.standing).toBe(quoteStateOf({ state, validUntil, isOrdered }, today));
    }),
    { numRuns: 60 },
  );
});
