-- The numbers of orders, invoices and quotes that stand anywhere in these words, as far as all of them are equally long: of what holds
-- a whole number this holds its beginning. No two of them overlap, for each begins with a letter.
create or replace function numbers_in(words text) returns text[] language sql immutable parallel safe as $$
  select array(select found[1] from regexp_matches(words, '[a-z]\d{4}-\d{5}', 'g') as found)
$$;

-- R15.4: parts of words tell numbers badly apart, for every number has most of them. Made anew when what is found has changed.
drop index if exists listed_orders_numbers_index;
create index listed_orders_numbers_index on listed_orders using gin (numbers_in(words));
drop index if exists invoice_balances_numbers_index;
create index invoice_balances_numbers_index on invoice_balances using gin (numbers_in(words));
