-- R15.4: who owes it, while anything of it is open: a company may have tens of thousands of invoices, of which few are. Kept by
-- keep_invoice_balances, and proved every night with the rest of the row. It stays empty of what is settled: a million rows need
-- not be written for it.
alter table invoice_balances add column owed_by integer;
update invoice_balances balance set owed_by = invoice.company_id
from invoices invoice where invoice.id = balance.invoice_id and balance.open_cents > 0;
create index invoice_balances_owed_by_index on invoice_balances (owed_by, due_on, invoice_id) where owed_by is not null;

-- A company's own ledger, page by page, and what happened in a period.
create index invoices_company_issued_index on invoices (company_id, issued_on, id);
drop index invoices_company_id_index;
create index ledger_entries_company_day_index on ledger_entries (company_id, happened_on);
drop index ledger_entries_company_id_index;

-- With the version, by which an order is known: else every quote of a company is read whole to add them up.
drop index quotes_totals_index;
create index quotes_totals_index on quotes (company_id, id)
  include (version, state, valid_until, total_cents, net_cents, without_vat_cents) where removed_at is null;

-- What became of money that came in: few payments of all there are, newest first.
create index payments_undone_index on payments (status, created_at, id) where status not in ('open', 'paid');

-- Requests for an account in the order they are listed in: what waits, the oldest first; then what was decided, the newest first.
create index account_requests_waiting_index on account_requests (id) where status = 'requested';
create index account_requests_decided_index on account_requests (id) where status <> 'requested';

-- As in 051.
do $$
begin
  create extension if not exists pg_trgm;
  create index account_requests_words_index on account_requests using gin ((
    company || ' ' || company_number || ' ' || coalesce(vat_id, '') || ' ' || contact || ' ' || email || ' ' || city || ' ' || postcode
  ) gin_trgm_ops);
exception when undefined_file or insufficient_privilege or feature_not_supported then
  raise notice 'requests are searched without an index: %', sqlerrm;
end $$;
