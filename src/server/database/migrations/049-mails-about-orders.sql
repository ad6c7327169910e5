-- R11.2: what was mailed about an order stands on its page. A mail may wait for an order's invoice (order_id) without being
-- the only one about it; this says which order any mail is about.
alter table mails add column about_order_id integer references orders on delete set null;

update mails set about_order_id = coalesce(
  mails.order_id,
  (select invoices.order_id from invoices where invoices.id = mails.invoice_id),
  (select orders.id from orders where mails.dedupe_key ~ '^order-[a-z]+:\d{1,9}$'
    and orders.id = substring(mails.dedupe_key from ':(\d{1,9})$')::integer),
  (select coalesce(payments.order_id, invoices.order_id) from payments left join invoices on invoices.id = payments.invoice_id
    where mails.dedupe_key ~ '^payment-(received|link):\d{1,9}(:|$)'
      and payments.id = substring(mails.dedupe_key from ':(\d{1,9})')::integer)
);

create index mails_about_order_id_index on mails (about_order_id) where about_order_id is not null;
