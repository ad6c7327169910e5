-- For whom or what a line is, in the customer's own words: a cart holds screens for several projects, and the reference of an
-- order is one for all of them.
alter table cart_lines add column reference text not null default '' check (length(reference) <= 50);
alter table order_lines add column reference text not null default '' check (length(reference) <= 50);
