-- R11.6: a transfer that paid for a part only settles nothing by itself, whatever its own status says.
alter table payments add column is_part boolean not null default false;

-- Of the form that made a link: sent twice, it is one link.
alter table payments add column made_key uuid unique;
