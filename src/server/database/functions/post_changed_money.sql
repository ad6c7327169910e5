-- Whatever changes money ends here, so that no code has to think of the ledger. An attempt that changes is locked by who changes
-- it; its refunds are rows of their own, so for those it is locked first, and what is posted after that counts what another
-- did meanwhile. What the law no longer asks for, or a demo wrote, goes with its entries (forget-books.ts, remove-demo-orders.ts).
create or replace function post_changed_money() returns trigger language plpgsql
-- Of a list PostgreSQL would plan anew each time (decision 080).
set plan_cache_mode = force_generic_plan as $$
declare
  none integer[] := '{}';
  touched uuid[] := '{}';
begin
  if tg_op = 'DELETE' and 'on' in (
    coalesce(current_setting('maathor.forgets_old_books', true), ''), coalesce(current_setting('maathor.removes_demo', true), '')
  ) then
    return null;
  end if;
  case tg_table_name || ' ' || tg_op
    when 'invoices INSERT' then
      perform post_to_ledger(array(select id from changed), touched, none);
      return null;
    when 'write_offs INSERT' then
      perform post_to_ledger(none, touched, array(select id from changed));
      return null;
    when 'payment_attempts INSERT' then
      touched := array(select id from changed where status = 'paid');
    when 'payment_attempts UPDATE' then
      touched := array(
        select changed.id from changed join former on former.id = changed.id
        where 'paid' in (changed.status, former.status)
          and (changed.status, changed.is_surplus, changed.amount_cents, changed.refunded_cents,
            changed.refunded_elsewhere_cents, changed.charged_back_cents)
            is distinct from (former.status, former.is_surplus, former.amount_cents, former.refunded_cents,
            former.refunded_elsewhere_cents, former.charged_back_cents)
      );
    when 'refunds UPDATE' then
      touched := array(
        select distinct changed.attempt_id from changed join former on former.id = changed.id
        where changed.amount_cents <> former.amount_cents
      );
    else
      touched := array(select distinct attempt_id from changed);
  end case;
  if touched = '{}' then
    return null;
  end if;
  if tg_table_name = 'refunds' then
    perform from payment_attempts where id = any (touched) order by id for no key update;
  end if;
  perform post_to_ledger(none, touched, none);
  return null;
end $$;

create or replace trigger invoices_posted after insert on invoices
  referencing new table as changed for each statement execute function post_changed_money();
create or replace trigger write_offs_posted after insert on write_offs
  referencing new table as changed for each statement execute function post_changed_money();
create or replace trigger payment_attempts_posted after insert on payment_attempts
  referencing new table as changed for each statement execute function post_changed_money();
create or replace trigger payment_attempts_posted_anew after update on payment_attempts
  referencing old table as former new table as changed for each statement execute function post_changed_money();
create or replace trigger refunds_posted after insert on refunds
  referencing new table as changed for each statement execute function post_changed_money();
create or replace trigger refunds_posted_anew after update on refunds
  referencing old table as former new table as changed for each statement execute function post_changed_money();
create or replace trigger refunds_posted_less after delete on refunds
  referencing old table as changed for each statement execute function post_changed_money();
