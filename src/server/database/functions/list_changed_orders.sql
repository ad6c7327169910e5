create or replace function list_changed_orders() returns trigger language plpgsql as $$
begin
  perform list_orders(array(select id from changed));
  return null;
end $$;

create or replace trigger orders_listed_new after insert on orders
  referencing new table as changed for each statement execute function list_changed_orders();
create or replace trigger orders_listed_anew after update on orders
  referencing new table as changed for each statement execute function list_changed_orders();
