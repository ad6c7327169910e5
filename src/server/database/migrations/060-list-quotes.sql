-- R13.4: a company's quotes are found, added up and told apart by state, among as many as there are.
alter table quotes
  -- Of all lines, excl. VAT: what the margin is counted from.
  add column without_vat_cents bigint not null default 0,
  -- What is looked through, folded as fold_words does. Begins with a space, so that every word has one before it.
  add column words text not null generated always as (
    lower(regexp_replace(normalize(
      ' ' || number || ' ' || coalesce(customer ->> 'name', '') || ' ' || coalesce(customer ->> 'email', '')
      || ' ' || coalesce(customer ->> 'street', '') || ' ' || coalesce(customer ->> 'postcode', '')
      || ' ' || replace(coalesce(customer ->> 'postcode', ''), ' ', '') || ' ' || coalesce(customer ->> 'city', '')
      || ' ' || subject, nfd), U&'[\0300-\036f]', '', 'g'))
  ) stored;

-- Adding up needs these columns and nothing else of a wide row.
create index quotes_totals_index on quotes (company_id, id)
  include (state, valid_until, total_cents, net_cents, without_vat_cents) where removed_at is null;
create index quotes_made_by_index on quotes (made_by);

-- As in 039: without the extension the same is found by reading a company's rows.
do $$
begin
  create extension if not exists pg_trgm;
  create index quotes_words_index on quotes using gin (words gin_trgm_ops);
exception when undefined_file or insufficient_privilege or feature_not_supported then
  raise notice 'quotes are searched without an index: %', sqlerrm;
end $$;
