-- R15.4: what is still to be paid is looked up by a name whenever a transfer is booked. A name that ten thousands of invoices have
-- took thirty milliseconds to gather, to leave out all that were paid.
-- As in 041.
do $$
begin
  create extension if not exists pg_trgm;
  create index invoice_balances_open_words_index on invoice_balances using gin (words gin_trgm_ops) where open_cents > 0;
exception when undefined_file or insufficient_privilege or feature_not_supported then
  raise notice 'open invoices are searched without an index: %', sqlerrm;
end $$;
