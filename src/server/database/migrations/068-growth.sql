-- What the start page counts of two years: kept for each day, so that it reads some hundreds of rows and not every order. Rows are
-- added and never changed, for a row of today that every order changes would make them wait for each other; a job draws those
-- of one day together (functions/keep_intake.sql).
create table intake_of_days (
  id bigint primary key generated always as identity,
  day date not null,
  orders integer not null,
  screens integer not null,
  total_cents bigint not null
);
create index intake_of_days_day_index on intake_of_days (day);

-- A process of the version before may be placing orders meanwhile.
lock table listed_orders in share row exclusive mode;
insert into intake_of_days (day, orders, screens, total_cents)
select (placed_at at time zone 'Europe/Amsterdam')::date, count(*), sum(screens), sum(total_cents)
from listed_orders where status not in ('draft', 'cancelled') group by 1;

-- It was there for what is now kept.
drop index listed_orders_intake_index;

-- All that the shop keeps of one person is looked for by these.
create index mails_recipient_index on mails (recipient);
create index presets_person_id_index on presets (person_id);
create index account_requests_person_id_index on account_requests (person_id) where person_id is not null;
create index account_requests_email_index on account_requests (email);

-- In which way it was paid: most in one, and of the others there may be none for years.
create index payment_attempts_method_index on payment_attempts ((coalesce(used_method, method)), payment_id);

-- How many of a group there are, counted to a thousand.
create index companies_discount_group_index on companies (discount_group) where not is_shop;

-- What is forgotten when its time has come: the jobs of the night find it by these.
create index mails_created_at_index on mails (created_at);
create index people_removed_at_index on people (removed_at) where removed_at is not null;
create index companies_blocked_at_index on companies (blocked_at) where blocked_at is not null;
