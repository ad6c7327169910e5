create or replace function list_tried_methods() returns trigger language plpgsql
-- Of a list PostgreSQL would plan anew each time (decision 080).
set plan_cache_mode = force_generic_plan as $$
declare
  id integer := coalesce(new.payment_id, old.payment_id);
begin
  -- Of two that change one payment at once, the second reads what the first wrote.
  perform from payment_methods where payment_id = id for update;
  perform list_payment_methods(array[id]);
  return null;
end $$;

create or replace trigger payment_attempts_listed after insert or delete or update of method, used_method on payment_attempts
  for each row execute function list_tried_methods();
