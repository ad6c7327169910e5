-- What a change of these rows takes from a day and gives to it. What was called off did not come in.
create or replace function keep_intake() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then
      insert into intake_of_days (day, orders, screens, total_cents)
      select (placed_at at time zone 'Europe/Amsterdam')::date, count(*), sum(screens), sum(total_cents)
      from added where status not in ('draft', 'cancelled') group by 1;
    when 'DELETE' then
      insert into intake_of_days (day, orders, screens, total_cents)
      select (placed_at at time zone 'Europe/Amsterdam')::date, -count(*), -sum(screens), -sum(total_cents)
      from gone where status not in ('draft', 'cancelled') group by 1;
    else
      insert into intake_of_days (day, orders, screens, total_cents)
      select (placed_at at time zone 'Europe/Amsterdam')::date, sum(orders), sum(orders * screens), sum(orders * total_cents)
      from (
        select placed_at, 1 as orders, screens, total_cents from added where status not in ('draft', 'cancelled')
        union all
        select placed_at, -1, screens, total_cents from gone where status not in ('draft', 'cancelled')
      ) as both_sides
      group by 1
      having sum(orders) <> 0 or sum(orders * screens) <> 0 or sum(orders * total_cents) <> 0;
  end case;
  return null;
end $$;

create or replace trigger listed_orders_intake_new after insert on listed_orders
  referencing new table as added for each statement execute function keep_intake();
create or replace trigger listed_orders_intake_anew after update on listed_orders
  referencing old table as gone new table as added for each statement execute function keep_intake();
create or replace trigger listed_orders_intake_less after delete on listed_orders
  referencing old table as gone for each statement execute function keep_intake();
