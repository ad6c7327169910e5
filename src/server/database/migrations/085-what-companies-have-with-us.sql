-- R12.4: what a company has with us, told above its ledger: of a million invoices few have received more than they ask, and of as
-- many payments few came for nothing or were taken back.
create index invoice_balances_overpaid_index on invoice_balances (invoice_id) include (left_cents, received_cents)
  where received_cents > left_cents;
create index payment_attempts_surplus_index on payment_attempts (is_surplus, payment_id)
  where status = 'paid' and (is_surplus or charged_back_cents > 0);
