-- R11.3: what has gone into production by mistake comes back.
insert into status_steps (subject, from_status, to_status) values ('orders', 'in_production', 'paid');

-- Why a person holds it. Empty for a chargeback, which ends with its dispute; a person's ends when a person says so.
alter table orders
  add column held_reason text not null default '',
  add constraint orders_held_reason_check check (held_reason = '' or held_at is not null);

-- Who did it, as they were called then: a row outlives what it tells of. The kinds are the code's.
alter table order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind ~ '^[a-z_]+$'),
  add column person_id integer,
  add column person_name text not null default '',
  -- A role, or 'command', or 'shop'.
  add column person_role text not null default 'shop',
  add column details jsonb;

drop index order_events_order_id_index;
create index order_events_order_id_index on order_events (order_id, id);
