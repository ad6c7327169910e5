import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testShopSettings } from '#tests/support/shop-settings.ts';
import { settingVersions } from '../database/schema/settings.ts';
import type { ShopSettingsDesk } from './shop-settings.ts';
import { watcherName, watchSettings } from './watch-settings.ts';

const { database, pool } = await testDatabase();
const untouched = await testDatabase();

let version = 0;

/** As another process does it: with a row, and a word to nobody. */
async function store(fee: number): Promise<void> {
  version += 1;
  const value = { fee, freeFrom: 250_00, longSideFee: 35_00, longSideOver: 2400 };
  await database.insert(settingVersions).values({ name: 'shipping', version, value, personName: 'Karin' });
}

function watched(pollEvery: number, listens = true): { readonly desk: ShopSettingsDesk } {
  const desk = testShopSettings(database);
  const onTrouble = () => undefined;
  const { close } = watchSettings(pool, desk, { onTrouble, listens, pollEvery, reconnectAfter: 50 });
  onTestFinished(close);
  return { desk };
}

const listeners = async () => {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
    [watcherName],
  );
  return rows.map(({ pid }) => pid);
};

const never = 1_000_000;

it('R11.7 what nobody has stored is as it comes with the shop', async () => {
  const desk = testShopSettings(untouched.database);
  expect((await desk.latest()).shipping).toBe(desk.first.shipping);
  expect(desk.recent().shipping.fee).toBe(cents(19_50));
});

it('R11.7 a change is in force in every process, told by the database', async () => {
  const [one, other] = [watched(never), watched(never)];
  await expect.poll(listeners).toHaveLength(2);
  await store(21_00);
  await expect.poll(() => [one, other].map(({ desk }) => desk.recent().shipping.fee)).toEqual([21_00, 21_00]);
});

it('R11.7 a connection that was cut is made again, and what was said meanwhile is heard', async () => {
  const { desk } = watched(never);
  await expect.poll(listeners).toHaveLength(1);
  const [pid] = await listeners();
  await pool.query('select pg_terminate_backend($1)', [pid]);
  await store(22_00);
  await expect.poll(() => desk.recent().shipping.fee).toBe(22_00);
});

it('R11.7 a process that hears nothing asks for itself', async () => {
  const { desk } = watched(200);
  await expect.poll(listeners).toHaveLength(1);
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`alter table setting_versions disable trigger setting_versions_told`);
    version += 1;
    const value = { fee: 23_00, freeFrom: 250_00, longSideFee: 35_00, longSideOver: 2400 };
    await transaction
      .insert(settingVersions)
      .values({ name: 'shipping', version, value, personName: 'Karin' });
    await transaction.execute(sql`alter table setting_versions enable trigger setting_versions_told`);
  });
  await expect.poll(() => desk.recent().shipping.fee).toBe(23_00);
});

it('R11.7 a process that hears nothing asks every second', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const latest = vi.fn(() => Promise.reject(new Error('away')));
  const { close } = watchSettings(pool, { latest }, { onTrouble: () => undefined, listens: false });
  onTestFinished(close);
  vi.advanceTimersByTime(999);
  expect(latest).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(latest).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(latest).toHaveBeenCalledTimes(2);
});

it('R15.1 behind a pooler nobody listens, and a change is in force all the same', async () => {
  const { desk } = watched(50, false);
  await store(23_50);
  await expect.poll(() => desk.recent().shipping.fee).toBe(23_50);
  expect(await listeners()).toEqual([]);
});

it('R11.7 what cannot be read is not guessed at, and what was good stays in force', async () => {
  const rollback = new Error('rollback');
  const trying = database.transaction(async (transaction) => {
    const desk = testShopSettings(transaction);
    const good = await desk.latest();
    const value = { periods: 'all year' };
    await transaction
      .insert(settingVersions)
      .values({ name: 'season', version: 1, value, personName: 'Karin' });
    await expect(desk.latest()).rejects.toThrow('the setting season cannot be read');
    expect(desk.recent()).toBe(good);
    throw rollback;
  });
  await expect(trying).rejects.toBe(rollback);
});

it('R11.7 that the database is away is told once', async () => {
  const troubles: unknown[] = [];
  const latest = vi.fn(() => Promise.reject(new Error('away')));
  const onTrouble = (error: unknown) => void troubles.push(error);
  const { close } = watchSettings(pool, { latest }, { onTrouble, pollEvery: 5 });
  onTestFinished(close);
  await expect.poll(() => latest.mock.calls.length).toBeGreaterThan(3);
  expect(troubles).toEqual([new Error('away')]);
});

it('R11.7 a version is final, whoever asks', async () => {
  await store(24_00);
  for (const statement of ['update setting_versions set version = 9', 'delete from setting_versions'])
    await expect(pool.query(statement)).rejects.toThrow('final');
  await expect(pool.query('truncate setting_versions')).rejects.toThrow('final');
});
