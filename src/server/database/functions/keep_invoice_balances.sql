-- Whatever changes what is open of an invoice ends here, so that no code has to think of it. The row is locked first and
-- read after that: of two that change the money of one invoice at once, the second counts what the first did. One invoice is
-- found by its indexes, also while many are stored by one statement and PostgreSQL still takes the tables for small ones.
create or replace function keep_invoice_balances() returns trigger language plpgsql
set enable_seqscan = off as $$
declare
  paid integer;
  touched integer;
begin
  if tg_table_name = 'invoices' then
    insert into invoice_balances (invoice_id, kind, issued_on, due_on, words, left_cents, received_cents, open_cents,
      written_off_cents, owed_by)
    select invoice_id, kind, issued_on, due_on, words, left_cents, received_cents, open_cents, written_off_cents,
      case when open_cents > 0 then new.company_id end
    from computed_invoice_balances where invoice_id = new.id;
    touched := new.credited_invoice_id;
  elsif tg_table_name = 'write_offs' then
    touched := new.invoice_id;
  else
    if tg_table_name = 'payment_attempts' then
      paid := coalesce(new.payment_id, old.payment_id);
    else
      select payment_id into paid from payment_attempts where id = coalesce(new.attempt_id, old.attempt_id);
    end if;
    -- An order that is paid as a whole has one invoice.
    select coalesce(payment.invoice_id, (
      select id from invoices where order_id = payment.order_id and kind = 'invoice' and delivery_id is null
    )) into touched from payments payment where payment.id = paid;
  end if;
  if touched is null then
    return null;
  end if;
  perform from invoice_balances where invoice_id = touched for update;
  update invoice_balances balance
  set left_cents = computed.left_cents, received_cents = computed.received_cents, open_cents = computed.open_cents,
    written_off_cents = computed.written_off_cents,
    owed_by = case when computed.open_cents > 0 then invoice.company_id end
  from computed_invoice_balances computed, invoices invoice
  where invoice.id = touched and computed.invoice_id = touched and balance.invoice_id = touched;
  return null;
end $$;

create or replace trigger invoices_balance after insert on invoices
  for each row execute function keep_invoice_balances();
-- Of an attempt only what is paid counts. One that begins or is given up must not wait for the balance: whoever pays holds the
-- payment, and whoever credits, books or writes off holds the balance and asks for the payment next.
create or replace trigger payment_attempts_balance after insert on payment_attempts
  for each row when (new.status = 'paid') execute function keep_invoice_balances();
create or replace trigger payment_attempts_balance_anew
  after update of status, is_surplus, amount_cents, refunded_elsewhere_cents, charged_back_cents on payment_attempts
  for each row when (old.status = 'paid' or new.status = 'paid') execute function keep_invoice_balances();
create or replace trigger payment_attempts_balance_less after delete on payment_attempts
  for each row when (old.status = 'paid') execute function keep_invoice_balances();
create or replace trigger refunds_balance after insert or delete or update of amount_cents on refunds
  for each row execute function keep_invoice_balances();
create or replace trigger write_offs_balance after insert on write_offs
  for each row execute function keep_invoice_balances();
