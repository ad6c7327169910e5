import type { Pool } from 'pg';

/**
 * Orders of two thousand companies over three years, one to three lines each, as the shop would have stored them: more than
 * one would want to place through its pages, with the money of those that are paid. Numbered from the first to the last, the
 * last being today's.
 */
export async function storeManyOrders(pool: Pool, first: number, last: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    // Listed and reckoned in one go afterwards.
    for (const table of kept) await client.query(`alter table ${table} disable trigger user`);
    for (const part of [ordersBetween, linesOf, paymentsOf, attemptsOf, invoicesOf])
      await client.query(part, [first, last]);
    for (const table of kept) await client.query(`alter table ${table} enable trigger user`);
    await client.query('select list_orders(array(select id from orders))');
    for (const table of [...kept, 'payments']) await client.query(`vacuum analyze ${table}`);
    await client.query(balances);
    await client.query(reminders);
    await client.query(postings);
    for (const table of [
      'listed_orders',
      'invoice_balances',
      'ledger_entries',
      'ledger_postings',
      'invoice_reminders',
    ])
      await client.query(`vacuum analyze ${table}`);
  } finally {
    client.release(true);
  }
}

// What triggers keep something else beside.
const kept = ['orders', 'order_lines', 'payment_attempts', 'invoices'];

// Repeatable: the same number is the same order in every run.
const ordersBetween = `
  insert into orders (number, person_id, company_id, status, customer, delivery_address, invoice_address, reference,
    goods_cents, fees_cents, shipping_cents, vat_basis, vat_percent, vat_cents, total_cents, held_at, due_on, placed_at)
  select 'B2025-' || lpad(n::text, 6, '0'), person.id, person.company_id,
    case when age > 60 then (array['completed', 'completed', 'completed', 'cancelled'])[1 + seed % 4]
      else (array['placed', 'paid', 'in_production', 'shipped', 'paid'])[1 + seed % 5] end,
    jsonb_build_object('company', initcap(name) || ' ' || trade || ' ' || seed % 2000, 'companyNumber', '30112233',
      'vatId', null, 'contact', 'Marieke van Dijk', 'email', 'mm@voorbeeld.nl', 'phone', '+31305550123'),
    address, address, 'Werk ' || substr(md5(n::text || 'r'), 1, 8), goods, 0, 0, 'domestic', 21,
    round(goods * 0.21), goods + round(goods * 0.21), case when seed % 97 = 0 and age < 60 then now() end,
    current_date - age + 14, now() - age * interval '1 day' - seed % 1000 * interval '1 second'
  from (
    select n, ($2 - n) * 1095 / $2 as age, ('x' || substr(md5(n::text), 1, 7))::bit(28)::integer as seed
    from generate_series($1::integer, $2::integer) as n
  ) as drawn
  cross join lateral (
    select 5000 + seed % 400000 as goods,
      (array['van dijk', 'de jong', 'hoekstra', 'peeters', 'bakker', 'janssens', 'visser'])[1 + seed % 7] as name,
      (array['Zonwering', 'Kozijnen', 'Montage', 'Bouw', 'Ramen'])[1 + seed % 5] as trade,
      jsonb_build_object('recipient', 'Magazijn', 'country', 'NL', 'street', 'Atoomweg', 'houseNumber', '63',
        'addition', '', 'postcode', 1000 + seed % 8999 || ' ' || chr(65 + seed % 26) || chr(65 + seed % 23),
        'city', 'Utrecht') as address
  ) as made
  cross join (select id, company_id from people order by id limit 1) as person`;

const linesOf = `
  insert into order_lines (order_id, position, product_code, product_name, answers, summary, amount, opening_width_mm,
    opening_height_mm, total_width_mm, total_height_mm, price_list_version, unit_price_cents, advice_price_cents, box_label)
  select id, line, code, 'Hor', jsonb_build_object('color', jsonb_build_object('color', colour, 'color_type', '1'),
      'maten', jsonb_build_object('width_opening', '900', 'height_opening', '1200')), '[]', 1 + seed % 5, 900, 1200, 928,
    1228, 1, 5000, 9000, (array['keuken', 'zolder', 'hal', 'woonkamer', 'badkamer'])[1 + seed % 5] || ' ' || line
  from (
    select id, line, ('x' || substr(md5(number || line), 1, 7))::bit(28)::integer as seed
    from orders cross join generate_series(1, 3) as line
    where number between 'B2025-' || lpad($1::integer::text, 6, '0') and 'B2025-' || lpad($2::integer::text, 6, '0')
      and line <= 1 + id % 3
  ) as drawn
  cross join lateral (
    select (array['PE-100', 'SE-100', 'SE-200', 'RO-50', 'RO-100', 'CE-100', 'CA-100'])[1 + seed % 7] as code,
      (array['RAL 9010', 'RAL 7016 structuur', 'RAL 9001', 'RAL 9005 structuur', 'RAL 6005'])[1 + seed % 5] as colour
  ) as made`;

const paymentsOf = `
  insert into payments (token, order_id, amount_cents, status, created_at, paid_at)
  select md5(number || 'token'), id, total_cents, case status when 'placed' then 'open' when 'cancelled' then 'void' else 'paid' end,
    placed_at, case when status not in ('placed', 'cancelled') then placed_at end
  from orders
  where number between 'B2025-' || lpad($1::integer::text, 6, '0') and 'B2025-' || lpad($2::integer::text, 6, '0')`;

const attemptsOf = `
  insert into payment_attempts (payment_id, provider_id, method, used_method, status, amount_cents, created_at)
  select payments.id, 'tr_' || substr(token, 1, 10) || payments.id, 'ideal', 'ideal', 'paid', amount_cents, payments.created_at
  from payments join orders on orders.id = order_id
  where payments.status = 'paid' and number between 'B2025-' || lpad($1::integer::text, 6, '0')
    and 'B2025-' || lpad($2::integer::text, 6, '0')`;

// One in fifty was never paid.
const invoicesOf = `
  insert into invoices (number, company_id, order_id, customer, invoice_address, reference, issued_on, due_on, net_cents, vat_basis,
    vat_percent, vat_cents, total_cents, created_at)
  select 'F' || substr(number, 2), company_id, case when id % 50 > 0 then id end, customer, invoice_address, reference,
    placed_at::date, placed_at::date + 14, total_cents - vat_cents, vat_basis, vat_percent, vat_cents, total_cents, placed_at
  from orders
  where status not in ('placed', 'cancelled') and number between 'B2025-' || lpad($1::integer::text, 6, '0')
    and 'B2025-' || lpad($2::integer::text, 6, '0')`;

const balances = `
  insert into invoice_balances (invoice_id, kind, issued_on, due_on, words, left_cents, received_cents, open_cents)
  select invoice_id, kind, issued_on, due_on, words, left_cents, received_cents, open_cents from computed_invoice_balances
  on conflict do nothing`;

// Sent long ago: the shop would else begin with all of them while it is measured.
const reminders = `
  insert into invoice_reminders (invoice_id, step, sent_on, open_cents)
  select invoice_id, step, due_on + (array[3, 14, 28])[step], open_cents
  from invoice_balances, generate_series(1, 3) step
  where open_cents > 0 and due_on < current_date
  on conflict do nothing`;

const postings = `
  select post_to_ledger(
    array(select id from invoices where not exists (select from ledger_entries where invoice_id = invoices.id)),
    array(
      select id from payment_attempts
      where status = 'paid' and not exists (select from ledger_entries where attempt_id = payment_attempts.id)
    ),
    '{}'
  )`;
