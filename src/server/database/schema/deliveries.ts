import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CarrierCode } from '#domain/delivery/carriers.ts';
import { identity, moment, momentNow } from './columns.ts';

/** R11.3: what went when, and with whom. */
export const deliveries = pgTable('deliveries', {
  id: identity(),
  orderId: integer('order_id').notNull(),
  key: text('key').notNull(),
  carrier: text('carrier').$type<CarrierCode>().notNull(),
  trackingCode: text('tracking_code').notNull().default(''),
  sentOn: date('sent_on').notNull(),
  isLast: boolean('is_last').notNull().default(false),
  personId: integer('person_id'),
  personName: text('person_name').notNull().default(''),
  createdAt: momentNow('created_at'),
  undoneAt: moment('undone_at'),
});

export const deliveryLines = pgTable(
  'delivery_lines',
  {
    deliveryId: integer('delivery_id').notNull(),
    orderLineId: integer('order_line_id').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.orderLineId] })],
);
