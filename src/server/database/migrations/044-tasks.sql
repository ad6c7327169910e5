-- An inbox that people work from: who settled what and why, and what it is about where that is a customer or a request.
alter table staff_tasks
  add column company_id integer references companies on delete set null,
  -- A request that is forgotten asks for nobody any more.
  add column account_request_id integer references account_requests on delete cascade,
  -- The job that failed, to be put in the queue again.
  add column job jsonb check (jsonb_typeof(job) = 'object'),
  add column done_by integer references people on delete set null,
  add column done_note text not null default '' check (length(done_note) <= 200);

create index staff_tasks_company_id_index on staff_tasks (company_id);
create index staff_tasks_account_request_id_index on staff_tasks (account_request_id);
create index staff_tasks_done_by_index on staff_tasks (done_by);
create index staff_tasks_done_index on staff_tasks (done_at desc, id desc) where done_at is not null;

-- Those that were waiting already.
insert into staff_tasks (kind, dedupe_key, account_request_id, details, created_at)
select 'account_request', 'account-request:' || id, id, company, created_at
from account_requests
where status = 'requested';

-- Which mails somebody of the staff wants; without a row it is the topic's own default, told by src/domain/task.
create table staff_notices (
  person_id integer not null references people on delete cascade,
  topic text not null check (topic ~ '^[a-z_]+$'),
  is_wanted boolean not null,
  updated_at timestamptz not null default now(),
  primary key (person_id, topic)
);
