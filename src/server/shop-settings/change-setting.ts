import { desc, eq, sql } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import type { SettingName, SettingValues } from '#domain/shop-settings/shop-settings.ts';
import { settingGroups } from '#text/staff/settings.ts';
import type { Dependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { companies } from '../database/schema/accounts.ts';
import { settingVersions } from '../database/schema/settings.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { changesBetween } from './setting-versions.ts';
import { readStored } from './stored-values.ts';

export type ChangeDependencies = Pick<Dependencies, 'database' | 'shopSettings' | 'now'>;

type Change<Name extends SettingName> = {
  readonly name: Name;
  readonly value: SettingValues[Name];
  // The version it was made from.
  readonly seen: number;
  // The version that is put back, where one is.
  readonly restored?: number;
};

export type Changed = 'stored' | 'same' | 'stale';

/** R11.7: a next version, in force everywhere once it is committed. Whoever comes second with the same version is told. */
export async function changeSetting<Name extends SettingName>(
  { database, shopSettings, now }: ChangeDependencies,
  change: Change<Name>,
  actor: Actor,
): Promise<Changed> {
  const { name, value, seen, restored } = change;
  const outcome = await database.transaction(async (transaction): Promise<Changed> => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`setting ${name}`}))`);
    const newest = await findNewest(transaction, name);
    if ((newest?.version ?? 0) !== seen) return 'stale';
    const before = newest === null ? shopSettings.first[name] : readStored(name, newest.value);
    const changes = changesBetween(name, before, value);
    if (changes.length === 0) return 'same';
    const version = seen + 1;
    await transaction.insert(settingVersions).values({
      ...{ name, version, value, restored },
      personId: actor.personId,
      personName: actor.name,
      at: now(),
    });
    if (name === 'company') await nameShop(transaction, value as SettingValues['company'], now());
    const told = (side: 'before' | 'after') =>
      changes.map((one) => `${one.field}: ${one[side]}`.slice(0, longestTold)).join('\n');
    await writeLogbook(
      transaction,
      actor,
      {
        action: restored === undefined ? 'setting_changed' : 'setting_restored',
        subject: { kind: 'setting', id: name, name: settingGroups[name].title },
        before: { version: seen, contents: told('before') },
        after: { version, contents: told('after') },
      },
      now(),
    );
    return 'stored';
  });
  // Here at once, so that the next page of whoever changed it shows it.
  if (outcome === 'stored') await shopSettings.latest();
  return outcome;
}

// The whole text stands with its version.
const longestTold = 1000;

async function findNewest(transaction: Database, name: SettingName) {
  const [newest] = await transaction
    .select()
    .from(settingVersions)
    .where(eq(settingVersions.name, name))
    .orderBy(desc(settingVersions.version))
    .limit(1);
  return newest ?? null;
}

// The company whose people are staff is who sells.
async function nameShop(transaction: Database, company: SettingValues['company'], now: Date): Promise<void> {
  const { name, companyNumber, vatId } = company;
  await transaction
    .update(companies)
    .set({ name, companyNumber, vatId, updatedAt: now })
    .where(eq(companies.isShop, true));
}
