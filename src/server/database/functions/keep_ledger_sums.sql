-- What these postings add to what their companies owe, or take from it where old books and a demo's go: an entry outlives its postings.
create or replace function keep_ledger_sums() returns trigger language plpgsql as $$
begin
  insert into ledger_sums (company_id, due_order_id, due_invoice_id, cents)
  select entry.company_id, posting.due_order_id, posting.due_invoice_id,
    sum(case tg_op when 'DELETE' then -posting.amount_cents else posting.amount_cents end)
  from moved posting join ledger_entries entry on entry.id = posting.entry_id
  where posting.account in ('receivable', 'unallocated') and entry.company_id is not null
  group by 1, 2, 3 having sum(posting.amount_cents) <> 0;
  return null;
end $$;

create or replace trigger ledger_postings_summed after insert on ledger_postings
  referencing new table as moved for each statement execute function keep_ledger_sums();
create or replace trigger ledger_postings_summed_less after delete on ledger_postings
  referencing old table as moved for each statement execute function keep_ledger_sums();
