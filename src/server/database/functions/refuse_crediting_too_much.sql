-- No piece is given back twice: the same as planCredit in src/domain, under the lock on the order or invoice that whoever
-- writes these rows holds.
create or replace function refuse_crediting_too_much() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from invoice_lines where credited_line_id = new.credited_line_id)
    > (select amount from invoice_lines where id = new.credited_line_id) then
    raise exception 'more of invoice line % is credited than there is', new.credited_line_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace trigger invoice_lines_credited after insert on invoice_lines
  for each row when (new.credited_line_id is not null) execute function refuse_crediting_too_much();
