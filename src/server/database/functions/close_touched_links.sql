-- Whatever ends what a link asks for comes by here, so that no code has to think of it. Whoever decides on the money of an order has
-- its lock (lockDue): of two at once, the second finds what the first wrote.
create or replace function close_touched_links() returns trigger language plpgsql as $$
declare
  order_touched integer;
  invoice_touched integer;
  ids integer[];
begin
  if tg_table_name = 'payment_invoices' then
    perform close_links(array[coalesce(new.payment_id, old.payment_id)]);
    return null;
  elsif tg_table_name = 'orders' then
    order_touched := new.id;
  elsif tg_table_name = 'invoice_balances' then
    invoice_touched := new.invoice_id;
  else
    order_touched := coalesce(new.order_id, old.order_id);
    invoice_touched := coalesce(new.invoice_id, old.invoice_id);
    if invoice_touched is not null then
      select order_id into order_touched from invoices where id = invoice_touched;
    end if;
  end if;
  ids := array(
    select id from payments where order_id = order_touched and status = 'open'
    union select payment.id from invoices join payments payment on payment.invoice_id = invoices.id
      where invoices.order_id = order_touched and payment.status = 'open'
    union select id from payments where invoice_id = invoice_touched and status = 'open'
    union select payment_id from payment_invoices where invoice_id = invoice_touched
  );
  if ids <> '{}' then
    perform close_links(ids);
  end if;
  return null;
end $$;

-- Of another payment, which may have been what paid for it.
create or replace trigger payments_close_links after insert or delete on payments
  for each row execute function close_touched_links();
create or replace trigger payments_close_links_anew after update of status, is_part on payments
  for each row when (old.status <> new.status or old.is_part <> new.is_part) execute function close_touched_links();
create or replace trigger orders_close_links after update of status on orders
  for each row when (old.status <> new.status and 'cancelled' in (old.status, new.status))
  execute function close_touched_links();
create or replace trigger invoice_balances_close_links after update of open_cents, left_cents on invoice_balances
  for each row when (old.open_cents <> new.open_cents or old.left_cents <> new.left_cents)
  execute function close_touched_links();
create or replace trigger payment_invoices_close_links after insert or delete on payment_invoices
  for each row execute function close_touched_links();
