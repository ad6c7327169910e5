-- R15.4: what the head of every page shows of a cart, kept by the lines themselves (keep_cart_totals.sql), so that a page costs
-- the same with one line and with five hundred. A row of its own and not the cart's: whoever changes a line holds that line
-- first and this row last, so that nobody who holds the cart waits for somebody who waits for them.
create table cart_totals (
  person_id integer primary key references carts on delete cascade,
  lines integer not null,
  goods_cents bigint not null
);

-- Until the triggers are there, which come with the functions, in this same transaction.
lock table cart_lines in share row exclusive mode;

insert into cart_totals (person_id, lines, goods_cents)
select person_id, count(*), sum(unit_price_cents::bigint * amount) from cart_lines
where removed_at is null and offer_id is null group by person_id;
