import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, momentNow } from './columns.ts';

export const backups = pgTable('backups', {
  id: identity(),
  kind: text('kind').$type<'cluster' | 'dump'>().notNull(),
  state: text('state').$type<'running' | 'good' | 'failed'>().notNull().default('running'),
  file: text('file').notNull(),
  isEncrypted: boolean('is_encrypted').notNull(),
  startedAt: momentNow('started_at'),
  finishedAt: moment('finished_at'),
  bytes: bigint('bytes', { mode: 'number' }),
  checked: text('checked').$type<'read' | 'restored'>(),
  orders: integer('orders'),
  lastOrder: text('last_order'),
  reason: text('reason').notNull().default(''),
  removedAt: moment('removed_at'),
});
