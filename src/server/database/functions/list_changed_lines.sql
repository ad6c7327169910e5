create or replace function list_changed_lines() returns trigger language plpgsql
-- Of a list PostgreSQL would plan anew each time (decision 080).
set plan_cache_mode = force_generic_plan as $$
begin
  perform list_orders(array(select distinct order_id from changed));
  return null;
end $$;

create or replace trigger order_lines_listed_new after insert on order_lines
  referencing new table as changed for each statement execute function list_changed_lines();
create or replace trigger order_lines_listed_anew after update on order_lines
  referencing new table as changed for each statement execute function list_changed_lines();
create or replace trigger order_lines_listed_less after delete on order_lines
  referencing old table as changed for each statement execute function list_changed_lines();
