-- What the office finds an order by, sorts it by and shows of it in a list, in one narrow row: the wide rows of orders and
-- their lines are read for one page only. Kept by triggers, see functions/list_orders.sql.
create table listed_orders (
  order_id integer primary key references orders on delete cascade,
  placed_at timestamptz not null,
  -- Without a day it is the furthest away: 'infinity'.
  due_on date not null,
  -- In small letters, as it is sorted.
  company text not null,
  total_cents bigint not null,
  status text not null,
  is_held boolean not null,
  screens integer not null,
  -- Codes in the order of the lines, and how many of each.
  products text[] not null,
  amounts integer[] not null,
  colours text[] not null,
  -- Number, company, references, box labels and postcodes, folded as fold_words does.
  words text not null
);

-- One for each way to sort, read forwards and backwards, with the number that tells equals apart; and the same within a
-- status, for what has one status may stand at the far end of any other order.
create index listed_orders_placed_index on listed_orders (placed_at, order_id);
create index listed_orders_due_index on listed_orders (due_on, order_id);
create index listed_orders_company_index on listed_orders (company, order_id);
create index listed_orders_total_index on listed_orders (total_cents, order_id);
create index listed_orders_status_placed_index on listed_orders (status, placed_at, order_id);
create index listed_orders_status_due_index on listed_orders (status, due_on, order_id);
create index listed_orders_status_company_index on listed_orders (status, company, order_id);
create index listed_orders_status_total_index on listed_orders (status, total_cents, order_id);

create index listed_orders_held_index on listed_orders (order_id) where is_held;
create index listed_orders_made_of_index on listed_orders using gin (products, colours);

-- As in 039: without the extension the same is found by reading all of these rows, which are narrow for that reason.
do $$
begin
  create extension if not exists pg_trgm;
  create index listed_orders_words_index on listed_orders using gin (words gin_trgm_ops);
exception when undefined_file or insufficient_privilege or feature_not_supported then
  raise notice 'orders are searched without an index: %', sqlerrm;
end $$;
