import { integer, timestamp } from 'drizzle-orm/pg-core';

export const identity = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

export const moment = (name: string) => timestamp(name, { withTimezone: true });

export const momentNow = (name: string) => moment(name).notNull().defaultNow();

// The answers of a configuration, by specification key and sub-field, as they stand on the wire.
export type StoredAnswers = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type StoredSummary = readonly { readonly label: string; readonly value: string }[];
