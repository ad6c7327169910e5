-- Not only payments ask for a person: a job that keeps failing, a mail that does not arrive, a number that is not
-- believed. Which kinds there are is told by src/domain/task, so that a new one needs no migration.
alter table staff_tasks
  drop constraint staff_tasks_kind_check,
  add constraint staff_tasks_kind_check check (kind ~ '^[a-z_]+$'),
  alter column payment_id drop not null,
  alter column attempt_id drop not null,
  -- Where there is no money in it.
  alter column amount_cents drop not null,
  add column order_id integer references orders,
  add column invoice_id integer references invoices;
