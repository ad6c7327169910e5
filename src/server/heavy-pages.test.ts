import { Client } from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';

const { database, url } = await testDatabase();
const shop = testApp(database);

// Not of the shop's pool, which pages that wait may have taken whole.
const [holder, watcher] = [new Client(url), new Client(url)];
await Promise.all([holder.connect(), watcher.connect()]);
afterAll(() => Promise.all([holder.end(), watcher.end()]));

async function untilWaiting(pages: number): Promise<void> {
  const question = `select count(*)::int as pages from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await watcher.query(question)).rows).toEqual([{ pages }]), {
    timeout: 20_000,
    interval: 5,
  });
}

it.each(['/winkelwagen', '/checkout', '/offertes/O2026-00001', '/bestelling/B2026-00001'])(
  'R15.4 of %s one person has two at once, and another does not wait for them',
  async (path) => {
    const one = await new Visitor(shop).login(demoAccounts.millimetres);
    const other = await new Visitor(shop).login(demoAccounts.belgian);
    await holder.query('begin; lock table cart_lines, quotes, orders in access exclusive mode');
    const pages = [one, one, one, one].map((visitor) => visitor.get(path));
    try {
      await untilWaiting(2);
      pages.push(other.get(path));
      await untilWaiting(3);
    } finally {
      await holder.query('rollback');
      await Promise.all(pages);
    }
  },
);
