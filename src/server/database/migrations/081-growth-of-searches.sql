-- R15.4: whether an open link is over, for somebody paid in another way or it was called off (close_links.sql): it was asked of
-- every open one that is newer than the last of a page, and those may be thousands. Only open ones are ever written.
alter table payments add column is_over boolean not null default false;
create index payments_closed_index on payments (created_at, id)
  where withdrawn_at is null and (status in ('void', 'charged_back') or (status = 'open' and is_over));

-- What has no order and no invoice is found by words of its own, newest first.
create index payments_described_index on payments (created_at, id) where description is not null;

-- What waits for somebody's word, newest first: it was gathered whole.
drop index listed_orders_held_index;
create index listed_orders_held_index on listed_orders (placed_at, order_id)
  where is_held and status in ('placed', 'paid', 'in_production');

-- A company's own quotes are read sooner than those of all companies that have a word.
drop index if exists quotes_words_index;

-- A customer is looked for by how the name begins, and those stand together in the list, far from where it begins. All words but that
-- one, so that nobody else need be gathered who has it (list_companies.sql).
alter table listed_companies add column beyond text not null default '';

-- As in 041.
do $$
begin
  create extension if not exists pg_trgm;
  create index listed_companies_beyond_index on listed_companies using gin (beyond gin_trgm_ops);
exception when undefined_file or insufficient_privilege or feature_not_supported then
  raise notice 'customers are searched without an index: %', sqlerrm;
end $$;
