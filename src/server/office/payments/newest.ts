import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isThere } from '../../database/is-there.ts';
import { payments } from '../../database/schema/payments.ts';
import { containing, cutPage, type ListPage } from '../../lists/pages.ts';

export type PaymentCursor = readonly [at: string, id: number];

/** The same asked of one payment, and as all that fit. */
export type Either = { readonly ofThis: SQL; readonly amongThose: SQL };

type Wanted = {
  readonly conditions: readonly (SQL | undefined)[];
  readonly either?: readonly Either[];
  readonly search: string | null;
  readonly after: PaymentCursor | null;
  readonly length: number;
};

// So many are looked through in their order first, and tell how many have what is asked.
const glance = 300;
// So many of them have what one finds a page of by walking on; fewer are gathered.
const enough = 5;
const farthest = 5000;

/**
 * Numbers of payments, newest first. What many have is found soon by walking from the newest on, and what few have by the
 * indexes on words; either way alone takes long where the other is short.
 */
export async function findNewest(
  database: Database,
  { conditions, either = [], search, after, length }: Wanted,
): Promise<ListPage<number, PaymentCursor>> {
  const { createdAt, id } = payments;
  const fitting = and(
    ...conditions,
    after === null
      ? undefined
      : sql`(${createdAt}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::integer)`,
  );
  const order = [desc(createdAt), desc(id)];
  const pageOf = (found: readonly { readonly id: number; readonly at: string }[]) => {
    const page = cutPage(found, length, (last) => [last.at, last.id] as const);
    return { rows: page.rows.map((row) => row.id), next: page.next };
  };
  const words = (search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const asked = [
    ...either,
    ...words.map((word) => ({ ofThis: isAboutThis(word), amongThose: isAmongThose(word) })),
  ];
  const walk = (most: number) => {
    const near = database
      .select()
      .from(payments)
      .where(fitting)
      .orderBy(...order)
      .limit(most)
      .as('payments');
    return database
      .select({ id: near.id, at: exactly(sql`${near.createdAt}`) })
      .from(near)
      .where(and(...asked.map(({ ofThis }) => ofThis)))
      .orderBy(desc(near.createdAt), desc(near.id))
      .limit(length + 1);
  };
  if (asked.length > 0) {
    const near = await walk(glance);
    const walked = near.length > length || near.length < enough ? near : await walk(farthest);
    if (walked.length > length) return pageOf(walked);
  }
  const found = await database
    .select({ id, at: exactly(sql`${createdAt}`) })
    .from(payments)
    .where(and(fitting, ...asked.map(({ amongThose }) => amongThose)))
    .orderBy(...order)
    .limit(length + 1);
  return pageOf(found);
}

// Kept more exactly than a Date tells.
function exactly(moment: SQL): SQL<string> {
  return sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

// Whoever asks knows a number, a name, what it was for, or what the provider calls it.
function isAboutThis(word: string): SQL {
  const like = containing(word);
  return sql`(${isThere(sql`from listed_orders listed where listed.order_id = payments.order_id and listed.words like ${like}`)}
    or ${isThere(sql`from invoice_balances balance where balance.invoice_id = payments.invoice_id and balance.words like ${like}`)}
    or ${isThere(sql`from payment_invoices held join invoice_balances balance on balance.invoice_id = held.invoice_id
      where held.payment_id = payments.id and balance.words like ${like}`)}
    or ${isThere(sql`from payment_attempts attempt
      where attempt.payment_id = payments.id and lower(attempt.provider_id) like ${like}`)}
    or lower(payments.description) like ${like})`;
}

// The same, each by an index of its own.
function isAmongThose(word: string): SQL {
  const like = containing(word);
  return sql`${payments.id} in (
    select payment.id from payments payment
      join listed_orders listed on listed.order_id = payment.order_id where listed.words like ${like}
    union all select payment.id from payments payment
      join invoice_balances balance on balance.invoice_id = payment.invoice_id where balance.words like ${like}
    union all select held.payment_id from payment_invoices held
      join invoice_balances balance on balance.invoice_id = held.invoice_id where balance.words like ${like}
    union all select attempt.payment_id from payment_attempts attempt where lower(attempt.provider_id) like ${like}
    union all select payment.id from payments payment
      where payment.description is not null and lower(payment.description) like ${like}
  )`;
}
