-- R12.3: an order on account is never paid itself, its invoices are: two ways to pay one debt would be two receipts for it.
create or replace function refuse_paying_on_account() returns trigger language plpgsql as $$
begin
  if exists (select from orders where id = new.order_id and term_days is not null) then
    raise exception 'order % is on account: its invoices are paid', new.order_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger payments_on_account before insert on payments
  for each row when (new.order_id is not null) execute function refuse_paying_on_account();
