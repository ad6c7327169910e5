-- Of every statement that changes lines, once for all of them. It adds what changed to what was, whatever others are at in
-- other lines of that cart: no two of them read the same number and write their own.
create or replace function keep_cart_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into cart_totals as kept (person_id, lines, goods_cents)
    select person_id, count(*), sum(unit_price_cents::bigint * amount) from new_lines
    where removed_at is null and offer_id is null group by person_id order by person_id
    on conflict (person_id) do update
      set lines = kept.lines + excluded.lines, goods_cents = kept.goods_cents + excluded.goods_cents;
  elsif tg_op = 'DELETE' then
    update cart_totals kept
    set lines = kept.lines - changed.lines, goods_cents = kept.goods_cents - changed.cents
    from (select person_id, count(*) as lines, sum(unit_price_cents::bigint * amount) as cents from old_lines
          where removed_at is null and offer_id is null group by person_id order by person_id) as changed
    where kept.person_id = changed.person_id;
  else
    insert into cart_totals as kept (person_id, lines, goods_cents)
    select person_id, sum(line), sum(cents) from (
      select person_id, 1 as line, unit_price_cents::bigint * amount as cents from new_lines
      where removed_at is null and offer_id is null
      union all
      select person_id, -1, -unit_price_cents::bigint * amount from old_lines
      where removed_at is null and offer_id is null
    ) as changed
    group by person_id having sum(line) <> 0 or sum(cents) <> 0 order by person_id
    on conflict (person_id) do update
      set lines = kept.lines + excluded.lines, goods_cents = kept.goods_cents + excluded.goods_cents;
  end if;
  return null;
end $$;

create or replace trigger cart_lines_added after insert on cart_lines
  referencing new table as new_lines for each statement execute function keep_cart_totals();
create or replace trigger cart_lines_changed after update on cart_lines
  referencing old table as old_lines new table as new_lines for each statement execute function keep_cart_totals();
create or replace trigger cart_lines_deleted after delete on cart_lines
  referencing old table as old_lines for each statement execute function keep_cart_totals();
