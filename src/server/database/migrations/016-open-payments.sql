-- A link asks for what is still open: what was credited before this shop lowered its links is lowered here.
with credited as (
  select invoice.id, invoice.order_id, invoice.total_cents - sum(note.total_cents) as left_cents
  from invoices invoice
  join invoices note on note.credited_invoice_id = invoice.id and note.kind = 'credit_note'
  where invoice.kind = 'invoice'
  group by invoice.id
)
update payments set
  amount_cents = case when credited.left_cents > 0 then credited.left_cents else payments.amount_cents end,
  status = case when credited.left_cents > 0 then payments.status else 'void' end
from credited
where payments.status = 'open'
  and (payments.invoice_id = credited.id or payments.order_id = credited.order_id);

-- A mail may wait for a document that is still to be made: the invoice of an order, or this invoice or credit note.
alter table mails
  add column order_id integer references orders,
  add column invoice_id integer references invoices,
  add constraint mails_document_check check (num_nonnulls(order_id, invoice_id) <= 1);

create index mails_order_id_index on mails (order_id) where status = 'queued' and order_id is not null;
create index mails_invoice_id_index on mails (invoice_id) where status = 'queued' and invoice_id is not null;
