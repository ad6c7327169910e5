-- R11.5: prices that were read from a file and not confirmed yet, so that the page can be left. Once they are in the shop the
-- row keeps their version: a second press finds it done.
create table price_imports (
  id uuid primary key,
  person_id integer not null references people on delete cascade,
  product_code text not null,
  valid_from date not null,
  -- The name of the file; empty for what was pasted.
  source text not null default '',
  prices jsonb not null check (jsonb_typeof(prices) = 'object'),
  stored_version integer,
  created_at timestamptz not null default now()
);

-- Whose carts a list touches, and what starts when, without reading all of them.
create index cart_lines_product on cart_lines (product_code) where removed_at is null;
create index company_discounts_start on company_discounts (valid_from, id) where withdrawn_at is null;
