create table price_lists (
  product_code text not null check (product_code ~ '^[A-Z]{2}-\d{2,3}$'),
  version integer not null check (version >= 1),
  valid_from date not null,
  matrix jsonb not null check (jsonb_typeof(matrix) = 'object'),
  surcharges jsonb not null check (jsonb_typeof(surcharges) = 'object'),
  created_at timestamptz not null default now(),
  primary key (product_code, version),
  unique (product_code, valid_from)
);

create table ral_colours (
  code text primary key check (code ~ '^\d{4}$'),
  label text not null unique,
  name text not null,
  hex text not null check (hex ~ '^#[0-9A-F]{6}$'),
  -- yellow, orange, red, violet, blue, green, grey, brown, white-and-black
  tint_group integer not null check (tint_group between 1 and 9),
  is_orderable boolean not null
);
