import type { ClientBase } from 'pg';
import { type Branch, copyRows } from './copy-rows.ts';
import type { Size } from './sizes.ts';

/**
 * Orders of the filled companies, each made after one of the demo's forty with all that hangs on it: lines, events, deliveries,
 * payments, invoices, and what the triggers had written of those in balances and ledger. Nearly all are over and up to three
 * years old; one in twenty-five is under way and as young as its model, or more where pages are to be full. A few companies have very many.
 */
export async function fillOrders(client: ClientBase, { orders, isFull }: Size): Promise<void> {
  await client.query(models);
  await client.query(drawnOrders(orders, isFull === true ? 0.6 : 0.96));
  if (isFull === true)
    for (const statement of [ofOneMonth, ofTheFirst, ofTheUnpaid]) await client.query(statement);
  await client.query(copies);
  await client.query(documents);
  await client.query('analyze copies, documents');
  await copyRows(client, branches);
  await client.query(seriesGoOn);
  await client.query(paymentEvents);
  await client.query(reminders);
  // Else PostgreSQL takes them for the forty it knew, with thousands of lines each, and makes room for those at every order.
  await client.query('analyze orders, order_lines');
  await client.query('select list_orders(array(select id from copies))');
  await client.query(intake);
  await client.query(ledgerSums);
}

// By whom each can be copied. What is over has no money open, but for one that was never paid.
const models = `create temp table models on commit drop as
  select model.id, model.placed_at, pool, status in ('completed', 'cancelled') as is_over, exists (
      select from invoices join invoice_balances on invoice_id = invoices.id where order_id = model.id and open_cents > 0
    ) as is_unpaid
  from orders model
  join companies on companies.id = model.company_id
  cross join lateral (
    select case when model.term_days is not null then 'terms' when companies.country = 'BE' then 'BE' else 'NL' end as pool
  ) as known
  where model.placed_key::text like 'dec0de00-%'`;

function drawnOrders(count: number, over: number): string {
  return `create temp table drawn_orders on commit drop as
    with pools as (
      select pool, is_over, array_agg(id order by id) filter (where not (is_over and is_unpaid)) as ids,
        array_agg(id order by id) filter (where is_over and is_unpaid) as unpaid
      from models group by pool, is_over
    ), drawn as (
      -- Of a hundred thousand companies the first has some twenty thousand orders of a million, the last three.
      select 1 + floor(power(random(), 3) * (select count(*) from dealers))::integer as place, random() < ${over} as is_over, random() as pick,
        random() as away, floor(random() * 3600) as early, random() < 0.05 as is_forgotten
      from generate_series(1, ${count})
    )
    select dealer.place, case
        when drawn.is_over and is_forgotten and unpaid is not null then unpaid[1 + floor(pick * cardinality(unpaid))::integer]
        else ids[1 + floor(pick * cardinality(ids))::integer]
      end as model, case when drawn.is_over then -floor(away * 1000)::integer else 0 end as days, early
    from drawn
    join dealers dealer using (place)
    join pools on pools.is_over = drawn.is_over
      and pools.pool = case when has_terms and pick < 0.5 then 'terms' else country end`;
}

// Where pages are to be full: as many as the week has that the walk asks for, whichever day of an order is meant.
const ofOneMonth = `update drawn_orders drawn
  set days = date '2025-02-10' + floor(random() * 29)::integer - models.placed_at::date
  from models where models.id = drawn.model and days < 0 and random() < 0.4`;

// And the oldest there are, of those that it looks for by name.
const ofTheFirst = `update drawn_orders drawn set days = date '2024-02-25' + floor(random() * 35)::integer - models.placed_at::date,
    place = (
      select other.place from dealers other
      where other.country = dealer.country and other.has_terms = dealer.has_terms and other.customer ->> 'company' like 'Hoekstra %'
      order by random() + 0 * drawn.early limit 1
    )
  from models, dealers dealer
  where models.id = drawn.model and dealer.place = drawn.place and days < -40 and random() < 0.2`;

// And those that were never paid, which only who orders on account can have; one in four by the name that is looked for.
const ofTheUnpaid = `update drawn_orders drawn set place = (
      select place from dealers where has_terms
      order by early::integer % 4 = 0 and customer ->> 'company' not like 'Hoekstra %', random() + 0 * drawn.early limit 1
    ), model = (
      select id from models where is_over and is_unpaid and pool = 'terms' order by random() + 0 * drawn.early limit 1
    )
  where days < 0 and random() < 0.1`;

const year = (moment: string) => `extract(year from ${moment} at time zone 'Europe/Amsterdam')::integer`;

const numbered = (letter: string, moment: string, place: string) => `
  ${letter} || ${moment} || '-' || case when ${place} < 100000 then lpad((${place})::text, 5, '0') else (${place})::text end`;

const copies = `create temp table copies on commit drop as
  with placed as (
    select row_number() over (order by models.placed_at + days * interval '1 day' - early * interval '1 second') as n, drawn.*,
      models.placed_at + days * interval '1 day' - early * interval '1 second' as placed_at,
      days * interval '1 day' - early * interval '1 second' as shift
    from drawn_orders drawn join models on models.id = drawn.model
  ), counted as (
    select placed.*, ${year('placed_at')} as year, coalesce(last, 0)
      + row_number() over (partition by ${year('placed_at')} order by n) as sequence
    from placed left join number_series on series = 'B' and number_series.year = ${year('placed_at')}
  )
  select n::integer, (select max(id) from orders) + n::integer as id, model, days, shift, placed_at, year, sequence,
    ${numbered("'B'", 'year', 'sequence')} as number, company_id, person_id, place
  from counted join dealers using (place) order by n`;

// Invoices and credit notes count on their own, by the day they are of.
const documents = `create temp table documents on commit drop as
  with issued as (
    select copies.n, copies.id as order_id, own.id as model_id, own.kind, own.issued_on + days as issued_on
    from copies join invoices own on own.order_id = copies.model
  ), counted as (
    select issued.*, extract(year from issued_on)::integer as year, case kind when 'invoice' then 'F' else 'C' end as letter,
      row_number() over (partition by kind, extract(year from issued_on) order by issued_on, n) as sequence
    from issued
  )
  select order_id, model_id, letter as series, counted.year, sequence + coalesce(last, 0) as sequence,
    ${numbered('letter', 'counted.year', '(sequence + coalesce(last, 0))')} as number
  from counted left join number_series on series = letter and number_series.year = counted.year`;

const seriesGoOn = `insert into number_series (series, year, last)
  select series, year, max(sequence) from (
    select 'B' as series, year, sequence from copies union all select series, year, sequence from documents
  ) as counted
  group by series, year
  on conflict (series, year) do update set last = excluded.last`;

const paymentEvents = `insert into payment_events (attempt_id, source, provider_status, provider_answer, seen_at)
  select attempt.id, source, case source when 'create' then 'open' else 'paid' end,
    jsonb_build_object('id', provider_id, 'mode', 'test', 'method', method, 'status', case source when 'create' then 'open' else 'paid' end,
      'amount', jsonb_build_object('value', amount_cents / 100.0, 'currency', 'EUR')),
    attempt.created_at + case source when 'create' then interval '1 second' else interval '30 seconds' end
  from payment_attempts attempt cross join unnest(array['create', 'webhook']) as source
  where settlement = 'stl_groei'`;

const intake = `insert into intake_of_days (day, orders, screens, total_cents)
  select (placed_at at time zone 'Europe/Amsterdam')::date, count(*), sum(screens), sum(total_cents)
  from listed_orders where order_id in (select id from copies) and status not in ('draft', 'cancelled') group by 1`;

const ledgerSums = `delete from ledger_sums;
  insert into ledger_sums (company_id, due_order_id, due_invoice_id, cents)
  select entry.company_id, posting.due_order_id, posting.due_invoice_id, sum(posting.amount_cents)
  from ledger_postings posting join ledger_entries entry on entry.id = posting.entry_id
  where posting.account in ('receivable', 'unallocated') and entry.company_id is not null
  group by 1, 2, 3 having sum(posting.amount_cents) <> 0`;

// Sent long ago: the shop would else begin with all of them.
const reminders = `insert into invoice_reminders (invoice_id, step, sent_on, open_cents)
  select invoice_id, step, due_on + (array[3, 14, 28])[step], open_cents
  from invoice_balances cross join generate_series(1, 3) as step
  where open_cents > 0 and due_on + (array[3, 14, 28])[step] < current_date
  on conflict do nothing`;

const dealer = 'join dealers dealer on dealer.place = new.place';
const document = 'join documents document on document.order_id = new.id and document.model_id = old.id';

const branches: readonly Branch[] = [
  {
    table: 'orders',
    root: '',
    joined: dealer,
    columns: {
      number: 'new.number',
      person_id: 'new.person_id',
      company_id: 'new.company_id',
      placed_key: 'null',
      customer: 'dealer.customer',
      delivery_address: 'dealer.delivery_address',
      invoice_address: 'dealer.invoice_address',
      reference: "old.reference || ' ' || new.n % 9973",
    },
  },
  { table: 'order_lines', root: 'own.order_id' },
  { table: 'order_fees', root: 'own.order_id' },
  { table: 'order_events', root: 'own.order_id' },
  { table: 'deliveries', root: 'own.order_id', columns: { key: "'groei:' || new.number" } },
  { table: 'delivery_lines', root: '(select order_id from deliveries where id = own.delivery_id)' },
  {
    table: 'invoices',
    root: 'own.order_id',
    joined: `${dealer} ${document}`,
    columns: {
      number: 'document.number',
      customer: 'dealer.customer',
      invoice_address: 'dealer.invoice_address',
      reference: "old.reference || ' ' || new.n % 9973",
      cause: "regexp_replace(old.cause, '[0-9]+$', new.id::text)",
    },
  },
  { table: 'invoice_lines', root: '(select order_id from invoices where id = own.invoice_id)' },
  {
    table: 'invoice_balances',
    root: '(select order_id from invoices where id = own.invoice_id)',
    joined: `${dealer} join documents document on document.order_id = new.id and document.model_id = old.invoice_id
      join invoices model on model.id = old.invoice_id`,
    columns: {
      owed_by: 'case when old.owed_by is not null then new.company_id end',
      words: `lower(concat_ws(' ', document.number, dealer.customer ->> 'company', model.reference || ' ' || new.n % 9973, new.number))`,
    },
  },
  {
    table: 'payments',
    root: 'coalesce(own.order_id, (select order_id from invoices where id = own.invoice_id))',
    columns: { token: "md5(new.id || '-' || old.id)" },
  },
  {
    table: 'payment_attempts',
    root: `(select coalesce(payments.order_id, invoices.order_id) from payments left join invoices on invoices.id = payments.invoice_id
      where payments.id = own.payment_id)`,
    // Settled, or the shop would begin by asking the provider about all of them.
    columns: { provider_id: "'tr_groei' || new.id || '_' || old.slot", settlement: "'stl_groei'" },
  },
  {
    table: 'refunds',
    root: `(select order_id from payments join payment_attempts on payment_id = payments.id where payment_attempts.id = own.attempt_id)`,
    columns: {
      cause: "regexp_replace(old.cause, '[0-9]+$', new.id::text)",
      provider_id: "'re_groei' || new.id || '_' || old.slot",
    },
  },
  {
    table: 'staff_tasks',
    root: 'own.order_id',
    columns: { dedupe_key: "'groei:' || new.id || '-' || old.slot" },
  },
  {
    table: 'ledger_entries',
    root: 'own.order_id',
    columns: {
      cause: "split_part(old.cause, ':', 1) || ':' || coalesce(({invoice_id})::text, ({attempt_id})::text)",
    },
  },
  {
    table: 'ledger_postings',
    root: '(select order_id from ledger_entries where id = own.entry_id)',
    refers: { due_order_id: 'orders', due_invoice_id: 'invoices' },
  },
];
