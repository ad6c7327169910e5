import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SettingName } from '#domain/shop-settings/shop-settings.ts';
import { momentNow } from './columns.ts';

export const settingVersions = pgTable('setting_versions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').$type<SettingName>().notNull(),
  version: integer('version').notNull(),
  value: jsonb('value').notNull(),
  personId: integer('person_id'),
  personName: text('person_name').notNull(),
  at: momentNow('at'),
  restored: integer('restored'),
});
