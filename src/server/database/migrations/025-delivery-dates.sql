-- What was promised when the order was placed: working days, and the day they end on. A day counts from the payment, so
-- it is set once more when an order is paid later than it was placed, and never again. Orders from before have none.
alter table order_lines
  add column delivery_days smallint check (delivery_days > 0),
  add column due_on date;
alter table orders add column due_on date;
