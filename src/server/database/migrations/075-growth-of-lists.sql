-- R15.4: what is to be paid, in the order in which it was issued and with all that is added up of it.
create index invoice_balances_unpaid_index on invoice_balances (issued_on, invoice_id) include (due_on, open_cents) where open_cents > 0;

-- Whether anybody has begun to pay (begin_payments.sql): the list of payments shows those alone, and the newest ones may be
-- thousands that nobody has. Nearly all were begun, so that the others are written.
lock table payment_attempts in share row exclusive mode;
alter table payments add column is_begun boolean not null default true;
update payments set is_begun = false
where not exists (select from payment_attempts attempt where attempt.payment_id = payments.id);
alter table payments alter column is_begun set default false;
create index payments_begun_index on payments (created_at, id) where is_begun;

-- R11.8: what a customer is found by, in one narrow row as listed_orders has of an order (list_companies.sql). Three indexes on
-- three tables found the same, and a name that thousands have took long to gather from them.
create table listed_companies (
  company_id integer primary key references companies on delete cascade,
  -- In small letters, as it is sorted.
  name text not null,
  -- Name and numbers, who works there, where it is: in small letters, each on a line of its own.
  words text not null
);
create index listed_companies_name_index on listed_companies (name, company_id);
drop index if exists companies_words_index;
drop index if exists people_words_index;
drop index if exists addresses_words_index;

-- As in 041.
do $$
begin
  create extension if not exists pg_trgm;
  create index listed_companies_words_index on listed_companies using gin (words gin_trgm_ops);
exception when undefined_file or insufficient_privilege or feature_not_supported then
  raise notice 'customers are searched without an index: %', sqlerrm;
end $$;
