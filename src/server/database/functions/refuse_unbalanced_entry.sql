-- Looked at when the transaction ends: an entry is what its postings are, and they come to nothing.
create or replace function refuse_unbalanced_entry() returns trigger language plpgsql as $$
declare
  written bigint;
  postings integer;
  total bigint;
begin
  if tg_table_name = 'ledger_entries' then
    written := new.id;
  else
    written := new.entry_id;
  end if;
  select count(*), sum(amount_cents) into postings, total from ledger_postings where entry_id = written;
  if postings = 0 or total <> 0 then
    raise exception 'entry % of the ledger does not balance', written using errcode = 'check_violation';
  end if;
  return null;
end $$;

drop trigger if exists ledger_entries_balance on ledger_entries;
drop trigger if exists ledger_postings_balance on ledger_postings;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function refuse_unbalanced_entry();
create constraint trigger ledger_postings_balance after insert on ledger_postings
  deferrable initially deferred for each row execute function refuse_unbalanced_entry();
