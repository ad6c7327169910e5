-- Writes the rows of these orders in listed_orders as the orders are now. A draft is in no list.
create or replace function list_orders(ids integer[]) returns void language sql as $$
  insert into listed_orders (
    order_id, placed_at, due_on, company, total_cents, status, is_held, screens, products, amounts, colours, words
  )
  select orders.id, placed_at, coalesce(due_on, 'infinity'), lower(customer ->> 'company'), total_cents, status,
    held_at is not null, made.screens, made.products, made.amounts, made.colours,
    -- With a space before every word, so that the beginning of one can be looked for; a number also without what fills it
    -- up, a postcode with and without its space.
    fold_words(' ' || concat_ws(' ', number, ltrim(split_part(number, '-', 2), '0'), customer ->> 'company', reference, (
        select string_agg(distinct postcode || ' ' || replace(postcode, ' ', ''), ' ')
        from unnest(array[delivery_address ->> 'postcode', invoice_address ->> 'postcode']) as postcode
      ), made.words))
  from orders
  cross join lateral (
    select coalesce(sum(amount), 0) as screens,
      coalesce(array_agg(product_code order by first_line) filter (where product_code is not null), '{}') as products,
      coalesce(array_agg(amount order by first_line) filter (where product_code is not null), '{}') as amounts,
      (
        select coalesce(array_agg(colour order by first_line), '{}') from (
          select coalesce(answers -> 'color' ->> 'color', custom_ral) as colour, min(position) as first_line
          from order_lines where order_id = orders.id group by colour
        ) as coloured where colour <> ''
      ) as colours,
      (
        select string_agg(said, ' ') from (
          select distinct unnest(array[box_label, reference]) as said from order_lines where order_id = orders.id
        ) as told where said <> ''
      ) as words
    from (
      select product_code, sum(amount)::integer as amount, min(position) as first_line
      from order_lines where order_id = orders.id group by product_code
    ) as counted
  ) as made
  where orders.id = any (ids) and status <> 'draft'
  on conflict (order_id) do update set
    placed_at = excluded.placed_at, due_on = excluded.due_on, company = excluded.company,
    total_cents = excluded.total_cents, status = excluded.status, is_held = excluded.is_held,
    screens = excluded.screens, products = excluded.products, amounts = excluded.amounts,
    colours = excluded.colours, words = excluded.words
  where listed_orders is distinct from excluded
$$;

-- Orders from before, and all of them anew when what is written of them has changed.
select list_orders(array(select id from orders));
