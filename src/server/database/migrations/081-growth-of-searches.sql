-- R15.4: whether an open link is over, for somebody paid in another way or it was called off (close_links.sql): it was asked of
-- every open one that is newer than the last of a page, and those may be thousands. Only open ones are ever written.
alter table payments add column is_over boolean not null default false;
create index payments_closed_index on payments (created_at, id)
  where withdrawn_at is null and (status in ('void', 'charged_back') or (status = 'open' and is_over));

-- What has no order and no invoice is found by words of its own, newest first.
create index payments_described_index on payments (created_at, id) where description is not null;
