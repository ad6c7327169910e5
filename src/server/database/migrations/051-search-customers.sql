-- R11.8: customers are found by words anywhere in what is known of them, among as many as there are. The same expressions as
-- find-customers.ts looks through, or the indexes are not used; without the extension it searches more slowly and finds the same.
do $$
begin
  create extension if not exists pg_trgm;
  create index companies_words_index on companies using gin ((
    name || ' ' || company_number || ' ' || coalesce(vat_id, '')
  ) gin_trgm_ops);
  create index people_words_index on people using gin ((name || ' ' || email) gin_trgm_ops);
  create index addresses_words_index on addresses using gin ((city || ' ' || postcode) gin_trgm_ops);
exception when undefined_file or insufficient_privilege or feature_not_supported then
  raise notice 'customers are searched without an index: %', sqlerrm;
end $$;
