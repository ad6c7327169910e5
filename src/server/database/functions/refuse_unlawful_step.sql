-- What may follow what stands in the table status_steps, the same as in src/domain/order and src/domain/payment.
create or replace function refuse_unlawful_step() returns trigger language plpgsql as $$
begin
  if not exists (
    select from status_steps
    where subject = tg_table_name and from_status = old.status and to_status = new.status
  ) then
    raise exception 'a row of % cannot go from % to %', tg_table_name, old.status, new.status
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger orders_status_step before update of status on orders
  for each row when (old.status is distinct from new.status) execute function refuse_unlawful_step();
create or replace trigger payments_status_step before update of status on payments
  for each row when (old.status is distinct from new.status) execute function refuse_unlawful_step();
create or replace trigger payment_attempts_status_step before update of status on payment_attempts
  for each row when (old.status is distinct from new.status) execute function refuse_unlawful_step();
create or replace trigger refunds_status_step before update of status on refunds
  for each row when (old.status is distinct from new.status) execute function refuse_unlawful_step();
