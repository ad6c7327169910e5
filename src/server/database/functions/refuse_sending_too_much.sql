-- Never more of a line than there is of it: the same as planShipment in src/domain, under the lock on the order that
-- whoever writes these rows holds.
create or replace function refuse_sending_too_much() returns trigger language plpgsql as $$
begin
  if (
    select sum(delivery_lines.amount) from delivery_lines join deliveries on deliveries.id = delivery_id
    where order_line_id = new.order_line_id and undone_at is null
  ) > (select amount from order_lines where id = new.order_line_id) then
    raise exception 'more of order line % is sent than there is', new.order_line_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace trigger delivery_lines_amount after insert or update on delivery_lines
  for each row execute function refuse_sending_too_much();
