create or replace function list_changed_orders() returns trigger language plpgsql
-- Of a list PostgreSQL would plan anew each time (decision 080).
set plan_cache_mode = force_generic_plan as $$
begin
  perform list_orders(array(select id from changed));
  return null;
end $$;

create or replace trigger orders_listed_new after insert on orders
  referencing new table as changed for each statement execute function list_changed_orders();
create or replace trigger orders_listed_anew after update on orders
  referencing new table as changed for each statement execute function list_changed_orders();
