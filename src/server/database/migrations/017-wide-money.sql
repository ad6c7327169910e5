-- An integer ends at € 21,474,836.47: one large order, or the sum of a few, does not fit in it.
alter table cart_lines
  alter column unit_price_cents type bigint,
  alter column advice_price_cents type bigint,
  alter column former_unit_price_cents type bigint;

alter table orders
  alter column goods_cents type bigint,
  alter column fees_cents type bigint,
  alter column shipping_cents type bigint,
  alter column vat_cents type bigint,
  alter column total_cents type bigint;

alter table order_lines
  alter column unit_price_cents type bigint,
  alter column advice_price_cents type bigint;

alter table order_fees alter column price_cents type bigint;

alter table invoices
  alter column net_cents type bigint,
  alter column vat_cents type bigint,
  alter column total_cents type bigint;

alter table invoice_lines alter column unit_price_cents type bigint;

alter table payments alter column amount_cents type bigint;

alter table payment_attempts
  alter column amount_cents type bigint,
  alter column refunded_cents type bigint,
  alter column charged_back_cents type bigint;

alter table staff_tasks alter column amount_cents type bigint;
