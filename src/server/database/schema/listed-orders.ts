import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { moment, money } from './columns.ts';

/** A narrow copy of orders and their lines for finding and sorting; written by triggers alone. */
export const listedOrders = pgTable('listed_orders', {
  orderId: integer('order_id').primaryKey(),
  placedAt: moment('placed_at').notNull(),
  // 'infinity' without a day.
  dueOn: date('due_on').notNull(),
  company: text('company').notNull(),
  total: money('total_cents').notNull(),
  status: text('status').$type<OrderStatus>().notNull(),
  isHeld: boolean('is_held').notNull(),
  screens: integer('screens').notNull(),
  products: text('products').array().notNull(),
  amounts: integer('amounts').array().notNull(),
  colours: text('colours').array().notNull(),
  words: text('words').notNull(),
});
