-- R11.6: a transfer that paid for a part only settles nothing by itself, whatever its own status says.
alter table payments add column is_part boolean not null default false;

-- Of the form that made a link: sent twice, it is one link.
alter table payments add column made_key uuid unique;

-- What was mailed about an invoice, and about a link.
create index mails_of_invoice_index on mails (invoice_id) where invoice_id is not null;
create index mails_of_order_index on mails (order_id) where order_id is not null;
create index mails_of_links_index on mails (dedupe_key text_pattern_ops) where dedupe_key like 'payment-link:%';

-- What a payment is looked up by besides its order or invoice.
do $$
begin
  create extension if not exists pg_trgm;
  create index payment_attempts_provider_index on payment_attempts using gin (lower(provider_id) gin_trgm_ops);
  create index payments_description_index on payments using gin (lower(description) gin_trgm_ops)
    where description is not null;
exception when undefined_file or insufficient_privilege or feature_not_supported then
  raise notice 'payments are searched without an index: %', sqlerrm;
end $$;
