-- The same as findHindrance in src/domain/order.
create or replace function refuse_unpaid_production() returns trigger language plpgsql as $$
declare
  has_money boolean;
  has_dispute boolean;
  has_refund boolean;
  is_given_back boolean;
begin
  -- Of what the bank took back, a part that came since does not make up for the whole.
  select coalesce(bool_or(status in ('paid', 'partially_refunded') and (not is_part or not exists (
      select from invoices asked join invoice_balances balance on balance.invoice_id = asked.id
      where asked.order_id = new.id and asked.kind = 'invoice' and balance.open_cents > 0
    ))), false),
    coalesce(bool_or(status = 'charged_back'), false), coalesce(bool_or(status = 'refunded'), false)
  into has_money, has_dispute, has_refund
  from payments
  -- As a list, which an index is asked for: beside an `or`, `in (select …)` reads every payment there is.
  where order_id = new.id or invoice_id = any (array(select id from invoices where order_id = new.id));
  -- All of it is on its way back, whatever the provider has said of it so far.
  select count(*) > 0 and coalesce(sum(greatest(0, amount_cents - charged_back_cents - refunded_elsewhere_cents
    - (select coalesce(sum(refunds.amount_cents), 0) from refunds where attempt_id = payment_attempts.id))), 0) = 0
  into is_given_back
  from payment_attempts
  where status = 'paid' and not is_surplus and payment_id in (
    select id from payments
    where order_id = new.id or invoice_id = any (array(select id from invoices where order_id = new.id))
  );
  if new.held_at is not null
    or (new.term_days is null and has_money and is_given_back)
    or (new.term_days is null and not has_money and (has_refund or (has_dispute and new.released_at is null)))
  then
    raise exception 'order % is not to be made: its money is held, disputed or given back', new.number
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- What comes back from being sent is made already.
create or replace trigger orders_production before update of status on orders
  for each row when (new.status = 'in_production' and old.status not in ('in_production', 'shipped'))
  execute function refuse_unpaid_production();
