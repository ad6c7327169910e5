-- An issued invoice is corrected with a credit note, never rewritten; what was heard or decided is only ever added to.
-- What is final may go when the law no longer asks for it, seven whole years after the year it is of (yearsKept.books in
-- the domain), and only for a transaction that says it came to do so. Everybody else is refused, and so is a younger row.
-- What a demo wrote is nobody's book: its orders, known by their keys (demoKeyPrefix), go with the command that removes it.
create or replace function refuse_rewriting() returns trigger language plpgsql as $$
declare
  written_on date;
  behind_order integer;
begin
  if tg_op = 'DELETE' and current_setting('maathor.removes_demo', true) = 'on' then
    case tg_table_name
      when 'invoices', 'order_events', 'ledger_entries' then behind_order := old.order_id;
      when 'ledger_postings' then select order_id into behind_order from ledger_entries where id = old.entry_id;
      when 'invoice_lines', 'invoice_documents', 'write_offs' then
        select order_id into behind_order from invoices where id = old.invoice_id;
      else null;
    end case;
    if exists (
      select from orders where id = behind_order and starts_with(placed_key::text, 'dec0de00-0000-4000-8000-')
    ) then
      return old;
    end if;
  end if;
  if tg_op = 'DELETE' and current_setting('maathor.forgets_old_books', true) = 'on' then
    case tg_table_name
      when 'invoices' then written_on := old.issued_on;
      when 'invoice_lines', 'invoice_documents' then
        select issued_on into written_on from invoices where id = old.invoice_id;
      when 'payment_events' then written_on := old.seen_at at time zone 'Europe/Amsterdam';
      when 'bank_bookings' then written_on := old.booked_on;
      when 'bank_booking_parts' then
        select booked_on into written_on from bank_bookings where id = old.booking_id;
      when 'order_events' then written_on := old.created_at at time zone 'Europe/Amsterdam';
      when 'write_offs' then written_on := old.written_off_on;
      when 'ledger_entries' then written_on := old.happened_on;
      when 'ledger_postings' then select happened_on into written_on from ledger_entries where id = old.entry_id;
    end case;
    if written_on < date_trunc('year', now() at time zone 'Europe/Amsterdam') - interval '7 years' then
      return old;
    end if;
  end if;
  raise exception 'a row of % is final', tg_table_name using errcode = 'check_violation';
end $$;

create or replace trigger invoices_final before update or delete on invoices
  for each row execute function refuse_rewriting();
create or replace trigger invoice_lines_final before update or delete on invoice_lines
  for each row execute function refuse_rewriting();
create or replace trigger invoice_documents_final before update or delete on invoice_documents
  for each row execute function refuse_rewriting();
create or replace trigger payment_events_final before update or delete on payment_events
  for each row execute function refuse_rewriting();
create or replace trigger order_events_final before update or delete on order_events
  for each row execute function refuse_rewriting();
create or replace trigger bank_bookings_final before update or delete on bank_bookings
  for each row execute function refuse_rewriting();
create or replace trigger bank_booking_parts_final before update or delete on bank_booking_parts
  for each row execute function refuse_rewriting();
create or replace trigger write_offs_final before update or delete on write_offs
  for each row execute function refuse_rewriting();
create or replace trigger write_offs_kept before truncate on write_offs
  for each statement execute function refuse_rewriting();
create or replace trigger ledger_entries_final before update or delete on ledger_entries
  for each row execute function refuse_rewriting();
create or replace trigger ledger_entries_kept before truncate on ledger_entries
  for each statement execute function refuse_rewriting();
create or replace trigger ledger_postings_final before update or delete on ledger_postings
  for each row execute function refuse_rewriting();
create or replace trigger ledger_postings_kept before truncate on ledger_postings
  for each statement execute function refuse_rewriting();
