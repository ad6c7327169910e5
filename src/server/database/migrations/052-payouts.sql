-- With which payout of the provider the money came, and when that was last asked. What is paid out is asked no more.
alter table payment_attempts
  add column settlement text check (settlement <> ''),
  add column settlement_asked_at timestamptz;

create index payment_attempts_unsettled_index on payment_attempts (created_at)
  where status = 'paid' and settlement is null and provider_id is not null;
