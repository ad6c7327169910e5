-- Writes the rows of these payments in payment_methods as they are now. An attempt of a share counts for the payment it came with.
create or replace function list_payment_methods(ids integer[]) returns void language sql as $$
  with owners as (
    select distinct coalesce(of_payment_id, id) as id from payments where id = any (ids)
  ), found as (
    select distinct owners.id, coalesce(attempt.used_method, attempt.method) as method
    from owners
    cross join lateral (
      select owners.id as part union all select payments.id from payments where of_payment_id = owners.id
    ) as parts
    join payment_attempts attempt on attempt.payment_id = part
  ), gone as (
    delete from payment_methods kept using owners
    where kept.payment_id = owners.id
      and not exists (select from found where found.id = kept.payment_id and found.method = kept.method)
  )
  insert into payment_methods (payment_id, method, created_at)
  select id, method, created_at from found join payments using (id)
  on conflict do nothing
$$;

-- Payments from before, and all of them anew when what is written of them has changed.
select list_payment_methods(array(select id from payments));
