import { and, desc, eq } from 'drizzle-orm';
import type { SettingChange, SettingVersionData } from '#contract/office/settings.ts';
import type { SettingName, SettingValues } from '#domain/shop-settings/shop-settings.ts';
import type { Database } from '../database/database.ts';
import { settingVersions } from '../database/schema/settings.ts';
import { settingForms } from './forms/setting-forms.ts';
import { readStored } from './stored-values.ts';

export type SettingVersion<Name extends SettingName = SettingName> = {
  readonly version: number;
  readonly value: SettingValues[Name];
  // Null for what came with the shop.
  readonly by: string | null;
  readonly at: Date | null;
  readonly restored: number | null;
};

const mostVersions = 200;

/** The newest first, down to what came with the shop. */
export async function listVersions<Name extends SettingName>(
  database: Database,
  first: SettingValues,
  name: Name,
): Promise<readonly [SettingVersion<Name>, ...SettingVersion<Name>[]]> {
  const rows = await database
    .select()
    .from(settingVersions)
    .where(eq(settingVersions.name, name))
    .orderBy(desc(settingVersions.version))
    .limit(mostVersions);
  const stored = rows.map(({ version, value, personName: by, at, restored }) => ({
    ...{ version, by, at, restored },
    value: readStored(name, value),
  }));
  const came = { version: 0, value: first[name], by: null, at: null, restored: null };
  const [newest, ...others] = [...stored, came];
  return [newest ?? came, ...others];
}

export async function findVersion<Name extends SettingName>(
  database: Database,
  first: SettingValues,
  name: Name,
  version: number,
): Promise<SettingValues[Name] | null> {
  if (version === 0) return first[name];
  const [row] = await database
    .select({ value: settingVersions.value })
    .from(settingVersions)
    .where(and(eq(settingVersions.name, name), eq(settingVersions.version, version)));
  return row === undefined ? null : readStored(name, row.value);
}

/** Each with what it changed in the one before. */
export function presentVersions<Name extends SettingName>(
  name: Name,
  versions: readonly SettingVersion<Name>[],
): readonly SettingVersionData[] {
  return versions.map(({ version, value, by, at, restored }, index) => {
    const before = versions[index + 1];
    return {
      ...{ version, by, restored },
      at: at?.toISOString() ?? null,
      changes: before === undefined ? [] : changesBetween(name, before.value, value),
    };
  });
}

/** Field by field, and of a field of many lines those lines that differ. */
export function changesBetween<Name extends SettingName>(
  name: Name,
  before: SettingValues[Name],
  after: SettingValues[Name],
): readonly SettingChange[] {
  const { tell } = settingForms[name];
  const was = new Map(tell(before).map(({ field, text }) => [field, text]));
  return tell(after)
    .map(({ field, text }) => ({ field, before: was.get(field) ?? '', after: text }))
    .filter((change) => change.before !== change.after)
    .map(({ field, ...texts }) => ({ field, ...differingLines(texts) }));
}

function differingLines({ before, after }: { readonly before: string; readonly after: string }) {
  const [were, are] = [before.split('\n'), after.split('\n')];
  const only = (lines: readonly string[], others: readonly string[]) => {
    const known = new Set(others);
    return lines.filter((line) => !known.has(line)).join('\n');
  };
  return { before: only(were, are), after: only(are, were) };
}
