-- What waits for somebody is a few hundred of any number of orders, counted on every visit to the start page.
create index orders_promised_index on orders (due_on, id) where status in ('paid', 'in_production');
create index orders_to_release_index on orders (due_on, id) where status = 'paid' and held_at is null;
create index orders_held_index on orders (due_on, id) where held_at is not null;
