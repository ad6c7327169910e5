import type { ClientBase } from 'pg';
import type { Size } from './sizes.ts';

/** What comes with customers and orders: logins, mails, the logbook, settled tasks, notes, links, requests, statements. */
export async function fillBeside(
  client: ClientBase,
  { orders, companies, isFull = false }: Size,
): Promise<void> {
  // One in so many, and all of what is few.
  const oneIn = (many: number) => (isFull ? 1 : many);
  for (const statement of [
    sessions,
    knownDevices,
    keys,
    rateLimits(Math.ceil(companies / 10)),
    presets,
    notes,
    mails,
    logbook(oneIn(2)),
    settledTasks(oneIn(20)),
    ...(isFull ? [openTasks] : []),
    requests(Math.ceil(companies / oneIn(5))),
    specialRequests,
    photos,
    offers,
    passkeys,
    recoveryCodes,
    passwordResets,
    emailChanges,
    vatChecks,
    links(Math.ceil(orders / oneIn(50))),
    statements,
    statementEntries,
  ])
    await client.query(statement);
}

const sessions = `insert into sessions (token_hash, person_id, user_agent, ip, created_at, last_seen_at, expires_at)
  select md5('groei' || people.id), people.id, 'Mozilla/5.0', '192.0.2.1', now() - age, now() - age, now() - age + interval '14 days'
  from people join dealers using (company_id) cross join lateral (select people.id % 13 * interval '1 day' as age) as drawn`;

const knownDevices = `insert into known_devices (person_id, token_hash)
  select people.id, md5('groei' || people.id) from people join dealers using (company_id)`;

const keys = `insert into idempotency_keys (person_id, key, route, body_hash, answer, created_at)
  select people.id, md5('groei' || people.id)::uuid, 'add-to-cart', md5(people.id::text), '{"lines": 1, "timestamps": [1]}',
    now() - people.id % 20 * interval '1 hour'
  from people join dealers using (company_id) where people.id % 2 = 0`;

const rateLimits = (count: number) => `insert into rate_limits (key, count, window_ends_at)
  select 'groei:' || n, 1, now() + interval '1 hour' from generate_series(1, ${count}) as n on conflict do nothing`;

const presets = `insert into presets (person_id, product_code, name, answers, choices)
  select person_id, product_code, 'Vast', answers, '[]'::jsonb
  from dealers join drawn_lines model on model.place = dealers.place % models`;

const notes = `insert into company_notes (company_id, text, author, created_at)
  select company_id, 'Belt liever dan mailt.', 'Vera Koopmans', now() - dealers.place % 700 * interval '1 day'
  from dealers where dealers.place % 2 = 0`;

// Kept for a year.
const mails = `insert into mails (dedupe_key, recipient, subject, html, text, status, attempts, available_at, created_at, sent_at,
    about_order_id, pictures)
  select 'groei:' || orders.id || ':' || kind, customer ->> 'email', 'Uw bestelling ' || number, repeat('<p>Dank u wel.</p>', 60),
    repeat('Dank u wel. ', 60), 'sent', 1, placed_at, placed_at, placed_at, orders.id,
    case when orders.id % 20 = 0 then '[{"contentId": "tekening-1", "description": "Hor", "svg": "<svg xmlns=\\"http://www.w3.org/2000/svg\\" width=\\"9\\" height=\\"9\\"/>"}]'::jsonb else '[]' end
  from orders cross join unnest(array['placed']) as kind
  where placed_at > now() - interval '360 days' and placed_key is null`;

const logbook = (
  every: number,
) => `insert into logbook (at, person_id, person_name, person_role, action, subject_kind, subject_id, subject_name, before, after,
    address, request_id)
  select placed_at, 7, 'Vera Koopmans', 'sales', 'order_released', 'order', orders.id, number, '{"status": "paid"}',
    '{"status": "in_production"}', '192.0.2.7', md5(number)
  from orders where placed_key is null and status <> 'placed' and orders.id % ${every} = 0`;

const settledTasks = (
  every: number,
) => `insert into staff_tasks (kind, dedupe_key, order_id, details, created_at, done_at, done_by, done_note)
  select 'mail_failed', 'groei-klaar:' || orders.id, orders.id, '', placed_at, placed_at + interval '1 day', 7, ''
  from orders where placed_at > now() - interval '360 days' and placed_key is null and orders.id % ${every} = 0`;

// Of what is under way in a large shop there are more than a file has in one piece.
const openTasks = `insert into staff_tasks (kind, dedupe_key, order_id, payment_id, amount_cents, details, created_at)
  select kind, 'groei-open:' || task.id || '-' || n, order_id, payment_id, amount_cents, details, created_at + n * interval '1 second'
  from staff_tasks task cross join generate_series(1, 15) as n where done_at is null and dedupe_key like 'groei:%'`;

const requests = (
  count: number,
) => `insert into account_requests (status, email, company, company_number, contact, phone, country, street,
    house_number, postcode, city, decided_by, decided_at, created_at, refusal_reason)
  select case when n % 100 = 0 then 'requested' when n % 3 = 0 then 'refused' else 'approved' end, 'aanvraag-' || n || '@voorbeeld.nl',
    'Aanvrager ' || n, lpad(n::text, 8, '0'), 'Jan Aanvrager', '+31305550100', 'NL', 'Dorpsstraat', '1', '3511 AB', 'Utrecht',
    case when n % 100 > 0 then 6 end, case when n % 100 > 0 then since + interval '1 day' end, since, ''
  from generate_series(1, ${count}) as n cross join lateral (select now() - n % 350 * interval '1 day' as since) as drawn`;

const specialRequests = `insert into special_requests (person_id, key, measured, amount, description, phone, created_at)
  select person_id, md5('groei' || person_id)::uuid, 'opening', 1, 'Een hor met een boog erin.', '+31305550100',
    now() - dealers.place % 350 * interval '1 day'
  from dealers`;

// A few bytes each: how large they are says nothing of how they are found.
const photos = `insert into photos (person_id, special_request_id, place, width, height, content, preview, digest, created_at)
  select person_id, id, 1, 60, 40, '\\x00', '\\x00', md5('groei' || id), created_at from special_requests where key = md5('groei' || person_id)::uuid`;

const offers = `insert into offers (company_id, from_person, to_person, key, lines, state, created_at, answered_at)
  select company_id, buyer.id, person_id, md5('groei' || company_id || '-' || n)::uuid, 3, 'taken', since, since + interval '1 day'
  from dealers join people buyer using (company_id) cross join generate_series(1, 2) as n
  cross join lateral (select now() - (dealers.place % 350 + n) * interval '1 day' as since) as drawn
  where buyer.role = 'buyer'`;

const passkeys = `insert into passkeys (person_id, credential_id, public_key, counter, transports, name)
  select people.id, 'gevuld-' || people.id, 'AQID', 0, '{}', 'Telefoon' from people join dealers using (company_id)`;

const recoveryCodes = `insert into recovery_codes (person_id, code_hash)
  select people.id, md5('groei' || people.id) from people join dealers using (company_id)`;

const passwordResets = `insert into password_resets (person_id, token_hash, purpose, created_at, expires_at, used_at)
  select people.id, md5('groei' || people.id), 'invitation', since, since + interval '14 days', since + interval '1 hour'
  from people join dealers using (company_id) cross join lateral (select now() - people.id % 13 * interval '1 day' as since) as drawn`;

const emailChanges = `insert into email_changes (person_id, new_email, token_hash, created_at, expires_at)
  select people.id, 'nieuw-' || people.email, md5('groei' || people.id), now(), now() + interval '1 day'
  from people join dealers using (company_id)`;

const vatChecks = `insert into vat_checks (vat_id, answer, asked_at)
  select customer ->> 'vatId', 'valid', now() - dealers.place % 89 * interval '1 day' from dealers where country = 'BE'`;

// For something that has no order; nearly all were paid in another way, or never.
const links = (
  count: number,
) => `insert into payments (token, amount_cents, status, created_at, description, withdrawn_at)
  select md5('groei-link' || n), 2500 + n % 9000, case when n % 40 = 0 then 'open' else 'void' end, since, 'Staalkaart ' || n,
    case when n % 40 > 0 then since + interval '1 day' end
  from generate_series(1, ${count}) as n cross join lateral (select now() - n % 1000 * interval '1 day' as since) as drawn`;

const statements = `insert into bank_statements (account, statement, year, from_day, until_day, opening_cents, closing_cents, sha256, imported_by)
  select 'NL93DEMO0123456789', n::text, extract(year from day)::integer, day, day, 0, 0, md5(n::text) || md5(n::text), 'Bo de Haan'
  from generate_series(1, 700) as n cross join lateral (select current_date - n as day) as drawn`;

const statementEntries = `insert into bank_entries (statement_id, key, position, part, amount_cents, direction, booked_on, payer, text, state,
    settled_by, settled_at, reason)
  select statements.id, 'groei-' || n, n, 1, 1000 + n, 'credit', until_day, 'Onbekend ' || n, 'Overboeking', 'ignored', 'Bo de Haan', now(),
    'Niet van ons'
  from bank_statements statements cross join generate_series(1, 30) as n where statement ~ '^[0-9]+$'`;
