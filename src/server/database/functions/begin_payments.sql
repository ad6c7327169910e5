-- A payment is begun with its first attempt.
create or replace function begin_payments() returns trigger language plpgsql as $$
begin
  update payments set is_begun = true where id = new.payment_id and not is_begun;
  return null;
end $$;

create or replace trigger payment_attempts_begin after insert on payment_attempts
  for each row execute function begin_payments();
