import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { identity, momentNow, money } from './columns.ts';

export const bankBookings = pgTable('bank_bookings', {
  id: identity(),
  key: uuid('key').notNull(),
  bookedOn: date('booked_on').notNull(),
  amount: money('amount_cents').notNull(),
  payer: text('payer').notNull(),
  description: text('description').notNull().default(''),
  undoesId: integer('undoes_id'),
  reason: text('reason').notNull().default(''),
  madeBy: text('made_by').notNull(),
  createdAt: momentNow('created_at'),
});

export const bankBookingParts = pgTable(
  'bank_booking_parts',
  {
    bookingId: integer('booking_id').notNull(),
    position: integer('position').notNull(),
    paymentId: integer('payment_id').notNull(),
    amount: money('amount_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.position] })],
);
