-- R10.4: for whom a member of staff is at work in this login, and since when. With the customer's row goes the login: better
-- logged out than back in the shop as somebody else than the page says.
alter table sessions
  add column behalf_of integer references people on delete cascade,
  add column behalf_since timestamptz,
  add constraint sessions_behalf_check check ((behalf_of is null) = (behalf_since is null));

create index sessions_behalf_of_index on sessions (behalf_of) where behalf_of is not null;

-- The member of staff who placed it for the person it belongs to; null where they did so themselves.
alter table orders add column placed_by integer references people;

-- Why somebody cannot log in, for whoever answers the phone when they call about it.
alter table companies add column blocked_reason text not null default '';
alter table people add column blocked_reason text not null default '';
