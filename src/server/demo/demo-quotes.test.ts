import { expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { testShopSettings } from '#tests/support/shop-settings.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { quoteEvents, quotes, quoteVersions } from '../database/schema/quotes.ts';
import { removeDemo } from '../database/seed/remove-demo.ts';
import { readPhoto } from '../photos/read-photo.ts';
import { demoLogo } from './demo-logo.ts';
import { storeDemoOrders } from './store-demo-orders.ts';
import { storeDemoQuotes } from './store-demo-quotes.ts';

const { database } = await testDatabase();

it('the demo of a new year has a quote in every state', () => hasEveryState('2027-01-01T00:30:00Z'));

it('the demo of any day has one', { tags: ['thorough'] }, () => hasEveryState('2026-11-16T09:00:00Z'));

async function hasEveryState(day: string): Promise<void> {
  const now = new Date(day);
  const settings = await testShopSettings(database).latest();
  const rolledBack = new Error('rolled back');
  await database
    .transaction(async (transaction) => {
      await storeDemoOrders(transaction, now, settings);
      await storeDemoQuotes(transaction, now, settings);
      const shop = testApp(transaction, { now: () => now });
      const visitor = await new Visitor(shop).login(demoAccounts.millimetres);
      const answer = await visitor.get('/offertes', { accept: 'application/json' });
      const { quotes: told } = (await answer.json()) as { quotes: { state: string; number: string }[] };
      expect(told.map(({ state }) => state)).toEqual([
        ...['concept', 'sent', 'seen', 'accepted', 'ordered', 'refused', 'expired'],
      ]);
      expect((await visitor.get(`/offertes/${told[4]?.number}`)).status).toBe(200);
      for (const { createdAt } of await transaction.select().from(quoteEvents))
        expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
      const [version] = await transaction.select().from(quoteVersions);
      expect(version?.document.sender).toMatchObject({
        colour: '#1d5c3f',
        logo: { width: 240, height: 80 },
      });
      await removeDemo(transaction, now);
      expect(await transaction.$count(quotes)).toBe(0);
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
}

it('the logo of the demo is a picture', async () => {
  expect((await readPhoto(demoLogo.content)).ok).toBe(true);
});
