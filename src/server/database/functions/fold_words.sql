-- Small letters without accents: who types 'cafe' finds the café. What is kept and what is typed are folded alike; a change
-- here asks for one in list_orders.sql, which writes the kept words anew.
create or replace function fold_words(words text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(words, nfd), U&'[\0300-\036f]', '', 'g'))
$$;
