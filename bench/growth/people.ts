import type { Pool } from 'pg';
import { demoAccounts } from '../../tests/support/demo.ts';
import { type VisitedShop, Visitor } from '../../tests/support/visitor.ts';

/** Who is the same in every shop; the last is filled, and logs in with a second factor. */
export const emailsOf = {
  customer: demoAccounts.millimetres,
  measurer: demoAccounts.measurer,
  onAccount: demoAccounts.onAccount,
  staff: demoAccounts.staff,
  secured: 'mens-1@bedrijf-1.voorbeeld.nl',
} as const;

export type Who = keyof typeof emailsOf | 'visitor' | 'bigCustomer' | 'fullCart';

/** What the addresses of the walk stand for in one database. */
export type Parts = Readonly<Record<string, string>>;

/** Somebody of each kind, logged in, from a network of their own. */
export async function arrive(shop: VisitedShop, pool: Pool): Promise<ReadonlyMap<Who, Visitor>> {
  const emails: Readonly<Record<Who, string | null>> = {
    ...emailsOf,
    visitor: null,
    bigCustomer: await one(pool, ownerOfMost),
    fullCart: await one(pool, ownerOfFullest, [], trim),
  };
  const visitors = new Map<Who, Visitor>();
  for (const [who, email] of Object.entries(emails) as [Who, string | null][]) {
    const visitor = new Visitor(shop, `10.1.0.${visitors.size + 1}`);
    await (email === null ? visitor.get('/contact') : visitor.login(email));
    visitors.set(who, visitor);
  }
  return visitors;
}

export function personOf(people: ReadonlyMap<Who, Visitor>, who: Who): Visitor {
  const visitor = people.get(who);
  if (visitor === undefined) throw new Error(`there is no ${who}`);
  return visitor;
}

const ownerOfMost = `select email from people where role = 'company_owner' and company_id = (
  select company_id from orders where placed_key is null and id > 1 group by company_id order by count(*) desc limit 1)`;
const fullest = 'select person_id from cart_totals order by lines desc, person_id limit 1';
const ownerOfFullest = `select email from people where id = (${fullest})`;
// As many in a small shop as in a large one, with room for what the walk adds.
const trim = `update cart_lines set removed_at = now() where person_id = (${fullest}) and removed_at is null and "timestamp" in (
  select "timestamp" from cart_lines where person_id = (${fullest}) and removed_at is null order by "timestamp" offset 470)`;

/** The demo's own things, which are the same however much stands around them; of what it has none, one of what was filled. */
export async function findParts(pool: Pool): Promise<Parts> {
  const parts: Record<string, string> = {
    ...{
      code: 'pe-100',
      productCode: 'PE-100',
      word: 'verzending',
      position: '1',
      picture: 'tekening-1.png',
      colours: '1f5f4a.css',
    },
    // Any: what it ends is looked up when it is sent.
    login: '1',
  };
  for (const [name, query] of Object.entries(partQueries)) parts[name] = await one(pool, query);
  return parts;
}

const ownCompany = `(select company_id from people where email = '${demoAccounts.millimetres}')`;
// The walk opens it, and the next walk looks for it again.
const ownQuote = `from quotes where company_id = ${ownCompany} and state in ('sent', 'seen') order by id limit 1`;
const ownOrder = `(select id from orders where company_id = ${ownCompany} and status = 'completed' order by id desc limit 1)`;

const partQueries = {
  number: `select number from orders where id = ${ownOrder}`,
  invoice: `select number from invoices where order_id = ${ownOrder} order by id limit 1`,
  invoiceFile: `select number || '.pdf' from invoices where order_id = ${ownOrder} order by id limit 1`,
  invoiceXml: `select number || '.xml' from invoices where order_id = ${ownOrder} order by id limit 1`,
  delivery: `select id from addresses where company_id = ${ownCompany} and kind = 'delivery' order by id limit 1`,
  company: `select ${ownCompany} as id`,
  // A company's statement may be asked for thirty times a minute, and the customer asks for the one above.
  otherCompany: `select company_id from people where email = '${demoAccounts.onAccount}'`,
  weekAgo: 'select (current_date - 7)::text',
  bigCompany: `select company_id from orders where placed_key is null and id > 1 group by company_id order by count(*) desc limit 1`,
  person: `select id from people where email = '${demoAccounts.millimetres}'`,
  colleague: `select id from people where email = '${demoAccounts.buyer}'`,
  member: `select id from people where email = '${demoAccounts.workshop}'`,
  payment: `select id from payments where order_id = ${ownOrder}`,
  link: `select id from payments where description is not null order by id desc limit 1`,
  token: `select token from payments where order_id = ${ownOrder}`,
  attempt: `select provider_id from payment_attempts join payments on payments.id = payment_id where order_id = ${ownOrder}`,
  task: 'select id from staff_tasks where done_at is null order by id limit 1',
  request: 'select id from account_requests order by id desc limit 1',
  mail: "select id from mails where pictures <> '[]' order by id desc limit 1",
  // Of the request that the customer makes before this is asked.
  photo: `select photos.id from photos join special_requests on special_requests.id = special_request_id
    where special_requests.person_id = (select id from people where email = '${demoAccounts.millimetres}') order by 1 desc limit 1`,
  quote: `select number ${ownQuote}`,
  quoteLine: `select id from quote_lines where screen is not null
    and quote_id = (select id ${ownQuote}) order by id limit 1`,
  quoteLink: `select token from quote_versions
    where quote_id = (select id ${ownQuote})`,
  toShip: `select number from orders where status = 'in_production' and held_at is null order by id limit 1`,
  openInvoice: `select number from invoices join invoice_balances on invoice_id = invoices.id where invoices.kind = 'invoice'
    and open_cents > 10000 order by invoices.id desc limit 1`,
  toRelease: `select number from orders where status = 'paid' and held_at is null and company_id = ${ownCompany} order by id limit 1`,
};

// None of these is a statement of the shop: who has the most orders takes longer to find than the shop lets anything take.
async function one(
  pool: Pool,
  query: string,
  values: readonly string[] = [],
  after?: string,
): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query("begin; set local statement_timeout = 0; set local work_mem = '256MB'");
    const { rows } = await client.query({ text: query, values: [...values], rowMode: 'array' });
    if (after !== undefined) await client.query(after);
    await client.query('commit');
    const [[found] = []] = rows as readonly (readonly unknown[])[];
    if (found == null) throw new Error(`nothing is found by: ${query}`);
    return String(found);
  } finally {
    client.release();
  }
}
