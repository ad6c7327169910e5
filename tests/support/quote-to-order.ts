import { randomUUID } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import { findPersonByEmail } from '#server/accounts/people.ts';
import { listLines } from '#server/cart/find-lines.ts';
import type { Database } from '#server/database/database.ts';
import { orders } from '#server/database/schema/orders.ts';
import { findQuote } from '#server/quotes/find-quote.ts';
import type { Buyer } from './buyer.ts';
import { aLine } from './cart-lines.ts';
import { fieldsOf } from './checkout-form.ts';
import { demoAccounts } from './demo.ts';
import { aQuote, mounting } from './quotes.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;

export const aRoom = (boxLabel: string) => ({ screen: aLine({ boxLabel }) });

/** Two screens with a line of the dealer's own between them. */
export const twoRooms = (database: Database, email: string, now: Date) =>
  aQuote(database, email, { lines: [aRoom('keuken'), mounting, aRoom('zolder')], now });

export const toCart = (of: Buyer, number: string, fields: Fields = {}) =>
  of.visitor.submit(`/offertes/${number}/winkelwagen`, { key: randomUUID(), ...fields });

export const roomsIn = async (of: Buyer) => (await of.cart()).lines.map(({ kenmerk }) => kenmerk);

export const statusAndPlace = (answer: Response) =>
  `${answer.status} ${answer.headers.get('location') ?? ''}`.trim();

export async function cartOf(database: Database, email: string) {
  const person = await findPersonByEmail(database, email);
  return listLines(database, person?.id ?? 0);
}

/** What a browser would send of the review: the ticked lines beside everything else. */
export function reviewFields(html: string): Fields {
  const { line: _, ...fields } = fieldsOf(html);
  const ticked = [...html.matchAll(/<input [^>]*name="line"[^>]*>/g)].flatMap(([tag]) =>
    tag.includes('checked=""') ? [/ value="(\d+)"/.exec(tag)?.[1] ?? ''] : [],
  );
  return { ...fields, line: ticked };
}

export async function openReview(of: Buyer, number: string): Promise<string> {
  const answer = await of.visitor.get(`/offertes/${number}/bestellen`);
  if (answer.status !== 200) throw new Error(`the review of ${number} was answered ${answer.status}`);
  return answer.text();
}

export const sendReview = (of: Buyer, number: string, fields: Fields) =>
  of.visitor.submit(`/offertes/${number}/bestellen`, fields);

/** Opens the review and sends it, with what else is chosen. */
export async function prepareOrder(of: Buyer, number: string, fields: Fields = {}): Promise<Response> {
  return sendReview(of, number, { ...reviewFields(await openReview(of, number)), ...fields });
}

export async function checkOut(of: Buyer, fields: Readonly<Record<string, string>> = {}): Promise<Response> {
  const html = await (await of.visitor.get('/checkout')).text();
  return of.visitor.submit('/checkout', {
    ...fieldsOf(html),
    ...{ terms: '1', payment_method: 'iDeal', ...fields },
  });
}

export async function lastOrder(database: Database) {
  const [last] = await database.select().from(orders).orderBy(desc(orders.id)).limit(1);
  if (last === undefined) throw new Error('nothing was ordered');
  return last;
}

export async function standingOf(
  database: Database,
  number: string,
  email: string = demoAccounts.millimetres,
): Promise<string> {
  const person = await findPersonByEmail(database, email);
  return (await findQuote(database, person?.companyId ?? 0, number, '2026-11-16'))?.standing ?? 'gone';
}

/** A new price list from 17 November on, with every price in the matrix `factor` times as high. */
export async function publishPrices(database: Database, factor: number): Promise<void> {
  await database.execute(sql`
    insert into price_lists (product_code, version, valid_from, matrix, surcharges)
    select product_code, 2, '2026-11-17', jsonb_set(matrix, '{cells}', (
      select jsonb_agg((select jsonb_agg((cell::integer * ${factor}::numeric)::integer order by x)
        from jsonb_array_elements(row) with ordinality as cells (cell, x)) order by y)
      from jsonb_array_elements(matrix -> 'cells') with ordinality as rows (row, y))), surcharges
    from price_lists where product_code = 'PE-100' and version = 1`);
}
