import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LogbookAction, LogbookRole, SubjectKind, Values } from '#domain/logbook/entry.ts';
import { momentNow } from './columns.ts';

export const logbook = pgTable('logbook', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: momentNow('at'),
  personId: integer('person_id'),
  personName: text('person_name').notNull(),
  personRole: text('person_role').$type<LogbookRole>().notNull(),
  behalfOf: integer('behalf_of'),
  action: text('action').$type<LogbookAction>().notNull(),
  subjectKind: text('subject_kind').$type<SubjectKind>(),
  subjectId: text('subject_id'),
  subjectName: text('subject_name').notNull().default(''),
  before: jsonb('before').$type<Values>(),
  after: jsonb('after').$type<Values>(),
  address: text('address').notNull().default(''),
  requestId: text('request_id'),
});
