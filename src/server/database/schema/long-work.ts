import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment, momentNow } from './columns.ts';

export type LongWorkStatus = 'waiting' | 'running' | 'done' | 'failed';

export const longWorks = pgTable('long_works', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').notNull(),
  personId: integer('person_id').notNull(),
  input: jsonb('input').notNull(),
  status: text('status').$type<LongWorkStatus>().notNull().default('waiting'),
  tries: integer('tries').notNull().default(0),
  run: uuid('run'),
  doneCount: integer('done_count').notNull().default(0),
  totalCount: integer('total_count'),
  fileName: text('file_name').notNull().default(''),
  createdAt: momentNow('created_at'),
  finishedAt: moment('finished_at'),
  expiresAt: moment('expires_at').notNull(),
});

export const longWorkPieces = pgTable(
  'long_work_pieces',
  {
    workId: uuid('work_id').notNull(),
    position: integer('position').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workId, table.position] })],
);
