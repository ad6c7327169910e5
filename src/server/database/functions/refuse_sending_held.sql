-- R11.3: what is held goes nowhere, whoever asks.
create or replace function refuse_sending_held() returns trigger language plpgsql as $$
begin
  raise exception 'order % is held and not to be sent', new.number using errcode = 'check_violation';
end $$;

create or replace trigger orders_sending before update of status on orders
  for each row when (new.status = 'shipped' and old.status is distinct from new.status and new.held_at is not null)
  execute function refuse_sending_held();
