-- Writes of these payments, as far as they are open, whether anybody still need pay them: paid in another way, or called off, they are
-- over. One question for each index: put as one, it reads every payment. What is paid or void is over by its own status. One that
-- somebody else holds is left to the hourly clean-up: who begins to pay holds the payment and comes to the invoice's money after
-- it, and whoever settles that the other way round, so that each would wait for the other.
create or replace function close_links(ids integer[]) returns void language plpgsql as $$
begin
  update payments link set is_over = not link.is_over
  where link.id in (
    select payment.id from payments payment
    -- The order that is paid for, itself or by its invoice. R12.3: an invoice of one delivery is paid by itself.
    cross join lateral (
      select coalesce(payment.order_id, (
        select order_id from invoices where id = payment.invoice_id and delivery_id is null
      )) as order_id
    ) as behind
    where payment.id = any (ids) and payment.status = 'open' and payment.is_over <> (
      exists (
        select from payments other where other.invoice_id = payment.invoice_id and other.id <> payment.id
          and not other.is_part and other.status in ('paid', 'partially_refunded', 'refunded')
      ) or exists (
        select from payments other where other.order_id = behind.order_id and other.id <> payment.id
          and not other.is_part and other.status in ('paid', 'partially_refunded', 'refunded')
      ) or exists (
        select from invoices paid join payments other on other.invoice_id = paid.id
        where paid.order_id = behind.order_id and other.id <> payment.id
          and not other.is_part and other.status in ('paid', 'partially_refunded', 'refunded')
      ) or exists (
        select from orders where orders.id = behind.order_id and orders.status = 'cancelled'
      ) or exists (
        select from invoice_balances balance
        where balance.invoice_id = payment.invoice_id and balance.open_cents = 0 and balance.left_cents > 0
      -- R12.4: what several ask for together; of nothing at all nobody can say that it was paid.
      ) or payment.pays_several and coalesce((
        select sum(balance.open_cents) from payment_invoices held
        join invoice_balances balance on balance.invoice_id = held.invoice_id where held.payment_id = payment.id
      ) = 0, false)
    )
    for no key update of payment skip locked
  );
end $$;

-- Links from before, and all of them anew when what closes one has changed.
select close_links(array(select id from payments where status = 'open'));
