import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { WayOfMeasuring } from '#domain/measure/way-of-measuring.ts';
import { bytes, identity, momentNow, size } from './columns.ts';

export const specialRequests = pgTable('special_requests', {
  id: identity(),
  personId: integer('person_id').notNull(),
  key: uuid('key').notNull(),
  productCode: text('product_code'),
  measured: text('measured').$type<WayOfMeasuring>().notNull(),
  width: size('width_mm'),
  height: size('height_mm'),
  amount: integer('amount').notNull(),
  description: text('description').notNull(),
  phone: text('phone').notNull(),
  createdAt: momentNow('created_at'),
});

export const photos = pgTable('photos', {
  id: identity(),
  personId: integer('person_id').notNull(),
  cartLineId: integer('cart_line_id'),
  orderLineId: integer('order_line_id'),
  specialRequestId: integer('special_request_id'),
  quoteLineId: integer('quote_line_id'),
  // Of a form that was refused: not sent yet.
  formKey: uuid('form_key'),
  place: integer('place').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  content: bytes('content').notNull(),
  preview: bytes('preview').notNull(),
  digest: text('digest').notNull(),
  createdAt: momentNow('created_at'),
});
