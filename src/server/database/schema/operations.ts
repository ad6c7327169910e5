import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MailPicture } from '#text/mails/mail.ts';
import { identity, moment, momentNow } from './columns.ts';

/** Under the name by which the HTML calls it. */
export type InlinePicture = MailPicture & { readonly contentId: string };

export const mails = pgTable('mails', {
  id: identity(),
  dedupeKey: text('dedupe_key').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  pictures: jsonb('pictures').$type<readonly InlinePicture[]>().notNull().default([]),
  orderId: integer('order_id'),
  invoiceId: integer('invoice_id'),
  aboutOrderId: integer('about_order_id'),
  // In a dealer's name: who it seems to come from, where an answer goes, and what goes with it.
  senderName: text('sender_name'),
  replyTo: text('reply_to'),
  quoteVersionId: integer('quote_version_id'),
  status: text('status').$type<'queued' | 'captured' | 'sent' | 'failed'>().notNull().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  availableAt: momentNow('available_at'),
  createdAt: momentNow('created_at'),
  sentAt: moment('sent_at'),
});

export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: momentNow('created_at'),
});
