import { integer, timestamp } from 'drizzle-orm/pg-core';
import type { Millimetres } from '#domain/measure/millimetres.ts';
import type { Cents } from '#domain/money/cents.ts';

export const identity = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

export const moment = (name: string) => timestamp(name, { withTimezone: true });

export const momentNow = (name: string) => moment(name).notNull().defaultNow();

export const money = (name: string) => integer(name).$type<Cents>();

export const size = (name: string) => integer(name).$type<Millimetres>();

// The answers of a configuration, by specification key and sub-field, as they stand on the wire.
export type StoredAnswers = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type StoredSummary = readonly { readonly label: string; readonly value: string }[];
