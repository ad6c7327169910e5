-- The picture of the start page reads two years of this, and nothing of the rows themselves.
create index listed_orders_intake_index on listed_orders (placed_at) include (status, screens, total_cents);
