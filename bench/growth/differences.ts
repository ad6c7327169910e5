const intake = `
  select day, sum(orders), sum(screens), sum(total_cents) from (
    select day, orders, screens, total_cents from intake_of_days
    union all
    select (placed_at at time zone 'Europe/Amsterdam')::date, -1, -screens, -total_cents
    from listed_orders where status not in ('draft', 'cancelled')
  ) as both_sides
  group by day having sum(orders) <> 0 or sum(screens) <> 0 or sum(total_cents) <> 0`;

const carts = `
  select person_id from (
    select person_id, count(*) as lines, sum(unit_price_cents::bigint * amount) as cents from cart_lines
    where removed_at is null and offer_id is null group by person_id
  ) as counted full join cart_totals kept using (person_id)
  where (counted.lines, counted.cents) is distinct from (kept.lines, kept.goods_cents) and coalesce(kept.lines, 1) > 0`;

// Without gaps, and the series stand at their last number.
const series = `
  select left(number, 5) as series, count(*), max(split_part(number, '-', 2)::integer) as last
  from (select number from orders union all select number from invoices) as numbers
  group by 1
  having count(*) <> max(split_part(number, '-', 2)::integer)
    or max(split_part(number, '-', 2)::integer) <> (select last from number_series where series || year = left(min(number), 5))`;

/** Each finds nothing where what was filled is what triggers and series would have written. */
export const differencesOfFilled = [intake, series, carts] as const;
