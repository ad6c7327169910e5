-- When somebody the shop asks (the payment provider) last answered as they should, and when not. One row each, for the
-- staff's page of status: of a failure nothing else is kept but a line in the log of one process.
create table outside_calls (
  name text primary key,
  good_at timestamptz,
  bad_at timestamptz
);
