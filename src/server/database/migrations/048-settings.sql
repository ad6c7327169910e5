-- R11.7: what belongs to the owner, in versions; the highest of a name is in force. Version 0 is what the environment and
-- the product book say, and is not stored.
create table setting_versions (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z_]+$'),
  version integer not null check (version > 0),
  value jsonb not null,
  -- As in the logbook: who it was then, without a reference.
  person_id integer,
  person_name text not null,
  at timestamptz not null default now(),
  -- The version that was put back, where one was.
  restored integer check (restored >= 0),
  unique (name, version)
);

-- Who sold, as it was on the day of issue. Null before this version: then it was what the environment says.
alter table invoices add column seller jsonb;
