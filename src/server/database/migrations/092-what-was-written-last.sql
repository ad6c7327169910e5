-- R15.4: what was written last waits in a list that every search reads from end to end: drawn in at 256 kB and not at 4 MB, for a large
-- table is vacuumed so seldom that the list grows as long as it may, and whoever fills it waits until all of it is drawn in.
alter index if exists listed_orders_words_index set (gin_pending_list_limit = 256);
alter index if exists invoice_balances_words_index set (gin_pending_list_limit = 256);
alter index if exists invoice_balances_open_words_index set (gin_pending_list_limit = 256);

-- Products and colours are few for each order: none of them waits. PostgreSQL counts what does, and took the longer way by words for the shorter.
alter index listed_orders_made_of_index set (fastupdate = off);
select gin_clean_pending_list('listed_orders_made_of_index');
