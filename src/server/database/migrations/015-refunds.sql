-- Money we give back ourselves. The row is there before the provider is asked, so that neither a crash nor the
-- provider's news can make a second refund, or a second credit note, of one cause.
create table refunds (
  -- Also the provider's idempotency key.
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null references payment_attempts,
  amount_cents bigint not null check (amount_cents > 0),
  cause text not null,
  status text not null default 'requested' check (status in ('requested', 'sent', 'done', 'failed')),
  provider_id text unique,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (attempt_id, cause)
);

create index refunds_unfinished_index on refunds (created_at) where status in ('requested', 'sent');

insert into status_steps (subject, from_status, to_status) values
  ('refunds', 'requested', 'sent'),
  ('refunds', 'requested', 'done'),
  ('refunds', 'requested', 'failed'),
  ('refunds', 'sent', 'done'),
  ('refunds', 'sent', 'failed'),
  ('refunds', 'done', 'failed');

create trigger refunds_status_step before update of status on refunds
  for each row when (old.status is distinct from new.status) execute function refuse_unlawful_step();

-- Given back, but not by us: at the provider's own dashboard. So was everything until now.
alter table payment_attempts add column refunded_elsewhere_cents bigint not null default 0
  check (refunded_elsewhere_cents >= 0);
update payment_attempts set refunded_elsewhere_cents = refunded_cents;
