-- Added to, and nothing else: not changed, not deleted, not emptied, whoever asks.
create or replace function refuse_changing_logbook() returns trigger language plpgsql as $$
begin
  raise exception 'the logbook is final' using errcode = 'check_violation';
end $$;

create or replace trigger logbook_final before update or delete on logbook
  for each row execute function refuse_changing_logbook();
create or replace trigger logbook_kept before truncate on logbook
  for each statement execute function refuse_changing_logbook();
