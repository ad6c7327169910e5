-- A function and not one statement: what a statement has read stays as it was when it began, and between that and its lock
-- another attempt may have been given back. Here each statement reads anew what the first has locked. The keys are locked
-- in the order in which they are counted, so that two attempts never wait for each other.
create or replace function give_back_attempts(keys text[]) returns void language plpgsql as $$
begin
  perform from rate_limits where key = any (keys) order by key for update;
  delete from rate_limits where key = any (keys) and count = 1;
  update rate_limits set count = count - 1 where key = any (keys);
end $$;
