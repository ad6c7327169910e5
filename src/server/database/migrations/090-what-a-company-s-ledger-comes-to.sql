-- What the postings of a company come to by now, for each thing that is paid as one: a statement counts back from it over the days
-- since, and not forward over all there ever was. Rows are added and never changed, as those of intake_of_days; a job draws those of
-- one thing together, and what is settled leaves no row (functions/keep_ledger_sums.sql).
create table ledger_sums (
  id bigint primary key generated always as identity,
  company_id integer not null,
  due_order_id integer,
  due_invoice_id integer,
  cents bigint not null
);
create index ledger_sums_company_index on ledger_sums (company_id);

-- A process of the version before may be posting meanwhile.
lock table ledger_postings in share row exclusive mode;
insert into ledger_sums (company_id, due_order_id, due_invoice_id, cents)
select entry.company_id, posting.due_order_id, posting.due_invoice_id, sum(posting.amount_cents)
from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
where posting.account in ('receivable', 'unallocated') and entry.company_id is not null
group by 1, 2, 3 having sum(posting.amount_cents) <> 0;
