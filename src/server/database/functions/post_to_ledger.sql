-- Posts what the ledger does not hold yet of these documents, attempts and write-offs: of each cause the difference between what
-- the views ledger_of_… say and what was posted before, as one entry. Nothing to post is nothing done, so it may be asked again.
-- One cause is found by its indexes, also while PostgreSQL still takes the tables for small ones.
create or replace function post_to_ledger(invoice_ids integer[], attempt_ids uuid[], write_off_ids integer[])
returns void language sql set enable_seqscan = off as $$
  with wanted as (
    select * from ledger_of_invoices where invoice_id = any (invoice_ids)
    union all
    select * from ledger_of_attempts where attempt_id = any (attempt_ids)
    union all
    select * from ledger_of_write_offs where write_off_id = any (write_off_ids)
  ), earlier as (
    select * from ledger_entries where invoice_id = any (invoice_ids)
    union all
    select * from ledger_entries where attempt_id = any (attempt_ids)
    union all
    select * from ledger_entries where write_off_id = any (write_off_ids)
  ), difference as (
    select cause, account, vat_percent, due_order_id, due_invoice_id, sum(amount_cents) as amount_cents
    from (
      select cause, account, vat_percent, due_order_id, due_invoice_id, amount_cents from wanted
      union all
      select cause, account, vat_percent, due_order_id, due_invoice_id, -amount_cents
      from earlier join ledger_postings on entry_id = earlier.id
    ) as both_sides
    group by cause, account, vat_percent, due_order_id, due_invoice_id
    having sum(amount_cents) <> 0
  ), about as (
    -- What is wanted no more, as a refund that failed and made place for another, is known by what was posted of it.
    select distinct on (cause) cause, kind, happened_on, company_id, order_id, invoice_id, attempt_id, write_off_id
    from (
      select cause, kind, happened_on, company_id, order_id, invoice_id, attempt_id, write_off_id, 0 as place from wanted
      union all
      select cause, kind, (now() at time zone 'Europe/Amsterdam')::date, company_id, order_id, invoice_id, attempt_id,
        write_off_id, 1
      from earlier
    ) as known
    order by cause, place
  ), entry as (
    insert into ledger_entries (
      cause, version, kind, happened_on, company_id, order_id, invoice_id, attempt_id, write_off_id
    )
    select cause, 1 + coalesce((select max(version) from earlier where earlier.cause = about.cause), 0), kind, happened_on,
      company_id, order_id, invoice_id, attempt_id, write_off_id
    from about where cause in (select cause from difference)
    order by happened_on, cause
    returning id, cause
  )
  insert into ledger_postings (entry_id, position, account, vat_percent, due_order_id, due_invoice_id, amount_cents)
  select entry.id, row_number() over (partition by entry.id order by amount_cents desc, account), account, vat_percent,
    due_order_id, due_invoice_id, amount_cents
  from entry join difference using (cause)
$$;

-- What was there before the ledger, and whatever is posted in another way since this file was changed.
select post_to_ledger(
  array(select id from invoices), array(select id from payment_attempts where status = 'paid'), array(select id from write_offs)
);
