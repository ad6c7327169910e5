-- A booking that is undone, from whatever page: the line of the statement that it was made for waits for somebody again.
create or replace function reopen_bank_entries() returns trigger language plpgsql as $$
begin
  update bank_entries set state = 'new', settled_by = '', settled_at = null
  where booking_id = new.undoes_id and state = 'booked';
  return null;
end $$;

create or replace trigger bank_bookings_reopen after insert on bank_bookings
  for each row when (new.undoes_id is not null) execute function reopen_bank_entries();
