import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment, momentNow } from './columns.ts';

export const passkeys = pgTable('passkeys', {
  id: identity(),
  personId: integer('person_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  createdAt: momentNow('created_at'),
  lastUsedAt: moment('last_used_at'),
});

export const authenticators = pgTable('authenticators', {
  personId: integer('person_id').primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: momentNow('created_at'),
  lastUsedAt: moment('last_used_at'),
});

export const recoveryCodes = pgTable('recovery_codes', {
  id: identity(),
  personId: integer('person_id').notNull(),
  codeHash: text('code_hash').notNull(),
  createdAt: momentNow('created_at'),
  usedAt: moment('used_at'),
});

export const halfLogins = pgTable('half_logins', {
  holder: text('holder').primaryKey(),
  personId: integer('person_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  holder: text('holder').notNull(),
  purpose: text('purpose').$type<'login' | 'confirm' | 'add'>().notNull(),
  personId: integer('person_id'),
  expiresAt: moment('expires_at').notNull(),
});

export const knownDevices = pgTable('known_devices', {
  id: identity(),
  personId: integer('person_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: momentNow('created_at'),
  lastUsedAt: momentNow('last_used_at'),
});

export const emailChanges = pgTable('email_changes', {
  id: identity(),
  personId: integer('person_id').notNull(),
  newEmail: text('new_email').notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: momentNow('created_at'),
  expiresAt: moment('expires_at').notNull(),
});
