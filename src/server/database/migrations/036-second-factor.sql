-- R10.2 How somebody logs in besides their password, and what the shop remembers to keep that safe.
create table passkeys (
  id integer generated always as identity primary key,
  person_id integer not null references people on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  -- What a copy of the key gives away: it counts on from an older number.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (name <> ''),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_person_id_index on passkeys (person_id);

create table authenticators (
  person_id integer primary key references people on delete cascade,
  -- Sealed with the shop's own secret: whoever reads the table makes no codes.
  sealed_secret text not null,
  -- A code is good once: no step that is not later than this one is taken.
  last_step bigint not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create table recovery_codes (
  id integer generated always as identity primary key,
  person_id integer not null references people on delete cascade,
  code_hash text not null unique,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index recovery_codes_person_id_index on recovery_codes (person_id);

-- The password was right and the second step is still to come. It opens nothing.
create table half_logins (
  holder text primary key,
  person_id integer not null references people on delete cascade,
  expires_at timestamptz not null
);
create index half_logins_person_id_index on half_logins (person_id);

-- What a passkey is asked to sign: once, and only in the session that asked.
create table passkey_challenges (
  challenge text primary key,
  holder text not null,
  purpose text not null check (purpose in ('login', 'confirm', 'add')),
  -- Null before anybody is known.
  person_id integer references people on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expires_at_index on passkey_challenges (expires_at);

-- Browsers somebody has logged in with; the browser has the token, the table its hash.
create table known_devices (
  id integer generated always as identity primary key,
  person_id integer not null references people on delete cascade,
  token_hash text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  unique (person_id, token_hash)
);

create table email_changes (
  id integer generated always as identity primary key,
  -- One at a time: asking anew replaces it.
  person_id integer not null unique references people on delete cascade,
  new_email text not null,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- In a row, since the last login that went well.
alter table people add column failed_logins integer not null default 0 check (failed_logins >= 0);

-- Whether a second factor was part of it.
alter table sessions add column is_strong boolean not null default false;
