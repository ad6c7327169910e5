-- R13.3: drawn when the form was made. A question that is sent twice, by a double click or a step back, is asked once.
alter table quote_events add column key uuid;
create unique index quote_events_key_index on quote_events (quote_id, key) where key is not null;
