import { sql } from 'drizzle-orm';
import { workshopOf } from '#domain/delivery/workshop.ts';
import {
  type SettingName,
  type SettingValues,
  type ShopSettings,
  settingNames,
} from '#domain/shop-settings/shop-settings.ts';
import type { Database } from '../database/database.ts';
import { readStored } from './stored-values.ts';

/** The owner's settings in this process's memory: other processes share the database and change them at any moment. */
export type ShopSettingsDesk = {
  // What holds where the owner has stored nothing.
  readonly first: SettingValues;
  // Without a query, so that a call or a page costs none: at most two seconds old, see `watch-settings.ts`.
  readonly recent: () => ShopSettings;
  // As the database has them now, for what is agreed with a customer.
  readonly latest: () => Promise<ShopSettings>;
};

type Kept = { readonly count: number; readonly settings: ShopSettings };

export function createShopSettings(database: Database, first: SettingValues): ShopSettingsDesk {
  let kept: Kept = { count: 0, settings: inForce(first) };
  return {
    first,
    recent: () => kept.settings,
    latest: async () => {
      const read = await readIfChanged(database, first, kept);
      // Two may be reading at once, and the slower one need not have read the newer.
      if (read.count > kept.count) kept = read;
      return kept.settings;
    },
  };
}

/** One state for all that happens in a transaction, which must not wait for a second connection. */
export function standing(settings: ShopSettings): Pick<ShopSettingsDesk, 'recent'> {
  return { recent: () => settings };
}

type Row = { readonly name: SettingName; readonly value: unknown; readonly count: number };

async function readIfChanged(database: Database, first: SettingValues, known: Kept): Promise<Kept> {
  // Rows are only ever added, so their number tells of every change, also of two that were committed out of order.
  const { rows: counted } = await database.execute<{ count: number }>(
    sql`select count(*)::integer as count from setting_versions`,
  );
  if (counted[0]?.count === known.count) return known;
  const { rows } = await database.execute<Row>(sql`
    select distinct on (name) name, value, (select count(*)::integer from setting_versions) as count
    from setting_versions order by name, version desc`);
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  const newest = <Name extends SettingName>(name: Name): SettingValues[Name] =>
    stored.has(name) ? readStored(name, stored.get(name)) : first[name];
  const values = Object.fromEntries(settingNames.map((name) => [name, newest(name)]));
  return { count: rows[0]?.count ?? 0, settings: inForce(values as SettingValues) };
}

/** With what is made of them once. */
export function inForce(values: SettingValues): ShopSettings {
  return Object.freeze({ ...values, workshop: workshopOf(values.closures, values.season) });
}
