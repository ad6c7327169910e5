import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core';
import type { Millimetres } from '#domain/measure/millimetres.ts';
import type { Cents } from '#domain/money/cents.ts';

export const identity = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

export const moment = (name: string) => timestamp(name, { withTimezone: true });

export const momentNow = (name: string) => moment(name).notNull().defaultNow();

/** The driver hands a bigint over as text; whole cents are exact as a number far beyond any total. */
export const money = (name: string) => bigint(name, { mode: 'number' }).$type<Cents>();

export const size = (name: string) => integer(name).$type<Millimetres>();

export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (content) => Buffer.from(content),
});
