-- R15.4: what is found among a company's quotes is added up, and for that all of its thousands were looked through. By company and
-- words together: the quotes of all companies that have a word are more than a company's own, so that words alone did not help (081).
do $$
begin
  create extension if not exists pg_trgm;
  -- Puts a number beside words in one index. As in 039: without either of them the same is found by reading a company's rows.
  create extension if not exists btree_gin;
  -- What was written last would wait in a list that every search reads from end to end.
  create index quotes_company_words_index on quotes using gin (company_id, words gin_trgm_ops) with (fastupdate = off);
exception when undefined_file or insufficient_privilege or feature_not_supported then
  raise notice 'quotes are searched without an index: %', sqlerrm;
end $$;
