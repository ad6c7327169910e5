-- R10.3: what staff, the owner's commands and anybody's own login changed. Names and roles as they were then: who has left
-- or has another role since still stands here as who did it. Numbers without a reference, for a row outlives what it tells of.
create table logbook (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null for the shop itself and for a command.
  person_id integer,
  person_name text not null,
  -- A role, or 'command', or 'shop'.
  person_role text not null,
  -- For whom a member of staff was at work.
  behalf_of integer,
  action text not null check (action ~ '^[a-z_]+$'),
  subject_kind text,
  subject_id text,
  subject_name text not null default '',
  before jsonb,
  after jsonb,
  -- From where: a client's address, and the request that log and error report name too.
  address text not null default '',
  request_id text,
  check ((subject_kind is null) = (subject_id is null))
);

create index logbook_at_index on logbook (at desc, id desc);
create index logbook_subject_index on logbook (subject_kind, subject_id);
create index logbook_person_id_index on logbook (person_id);
create index logbook_action_index on logbook (action);
