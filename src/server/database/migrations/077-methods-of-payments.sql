-- R15.4: by which methods a payment was tried, in the order of the list that asks for one (list_payment_methods.sql). The newest
-- thousand may all be by another: looked for in each of them, or gathered from all there are, a page took seconds.
create table payment_methods (
  payment_id integer not null references payments on delete cascade,
  method text not null,
  -- Of the payment.
  created_at timestamptz not null,
  primary key (payment_id, method)
);
create index payment_methods_newest_index on payment_methods (method, created_at, payment_id);
-- For that it was; nothing else asks by method.
drop index payment_attempts_method_index;
