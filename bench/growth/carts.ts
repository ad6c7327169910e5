import type { ClientBase } from 'pg';

/**
 * Lines in the carts of the filled companies' people, made after lines that were ordered: one cart in three hundred is full, the
 * others have some forty, and one line in fifty was taken out lately.
 */
export async function fillCarts(client: ClientBase, count: number): Promise<void> {
  await client.query(`create temp table drawn_carts on commit drop as
    with owners as (
      select people.id, row_number() over (order by people.id) as place, count(*) over () as owners,
        now() - power(random(), 2) * interval '300 days' as since, random() as size
      from people join dealers using (company_id)
    ), sized as (
      select *, case when place % 300 = 1 then 500 else floor(2 * size * ${count}::numeric / owners)::integer end as wanted from owners
    ), summed as (
      select *, sum(wanted) over (order by place) as until from sized
    )
    -- Until there are as many as were asked for, in the last cart as many as are left.
    select id as person_id, since, least(500, wanted, ${count} - (until - wanted))::integer as lines from summed
    where until - wanted < ${count} and wanted > 0`);
  await client.query(`insert into carts (person_id, remarks, reference, updated_at, last_timestamp)
    select person_id, '', 'Werk ' || person_id, since, floor(extract(epoch from since) * 1000)::bigint + lines from drawn_carts`);
  await client.query(`create temp table drawn_lines on commit drop as
    select row_number() over (order by id) - 1 as place, count(*) over () as models, * from order_lines
    where order_id in (select id from models)`);
  await client.query(`insert into cart_lines (person_id, "timestamp", product_code, device, answers, summary, amount, opening_width_mm,
      opening_height_mm, total_width_mm, total_height_mm, price_list_version, unit_price_cents, advice_price_cents, box_label, custom_ral,
      created_at, updated_at, removed_at)
    select person_id, floor(extract(epoch from since) * 1000)::bigint + nth, product_code, 'desktop', answers, summary, amount,
      opening_width_mm, opening_height_mm, total_width_mm, total_height_mm, price_list_version, unit_price_cents, advice_price_cents,
      box_label, custom_ral, since, since, case when (person_id + nth) % 50 = 0 then now() - interval '1 day' end
    from drawn_carts
    cross join lateral generate_series(1, lines) as nth
    join drawn_lines model on model.place = (person_id * 7 + nth) % models`); // Its trigger is off meanwhile.
  await client.query(`insert into cart_totals (person_id, lines, goods_cents)
    select person_id, count(*), sum(unit_price_cents::bigint * amount) from cart_lines
    where removed_at is null and offer_id is null and person_id in (select person_id from drawn_carts) group by person_id`);
}
