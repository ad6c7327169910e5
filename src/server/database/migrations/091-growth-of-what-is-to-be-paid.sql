-- R15.4: what went back is looked up by its cause whenever money goes back and whenever a credit note is drawn: among all there ever was.
create index refunds_cause_index on refunds (cause);

-- Orders that wait for their money, by who placed them: few, and each line of a bank's statement went through all of them.
create index orders_waiting_index on orders (company_id) where status = 'placed' and term_days is null;

-- And by words, for whoever books a transfer. What was written last would wait in a list that every search reads from end to end.
-- As in 041.
do $$
begin
  create extension if not exists pg_trgm;
  create index listed_orders_placed_words_index on listed_orders using gin (words gin_trgm_ops) with (fastupdate = off)
    where status = 'placed';
exception when undefined_file or insufficient_privilege or feature_not_supported then
  raise notice 'orders that wait for money are searched without an index: %', sqlerrm;
end $$;
