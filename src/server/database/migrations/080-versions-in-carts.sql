-- R13.4 R13.5: which version of its quote a line of a cart came from. The quote may have moved on before it is ordered.
-- Null with a quote is a line that a process from before this column put there.
alter table cart_lines add column quote_version integer;

update cart_lines line
set quote_version = coalesce((
  -- Its clock is the shop's, the line's is the database's.
  select event.version from quote_events event
  where event.quote_id = line.quote_id and event.kind = 'to_cart' and event.created_at < line.created_at + interval '1 minute'
  order by event.id desc limit 1), quote.version)
from quotes quote
where quote.id = line.quote_id;
