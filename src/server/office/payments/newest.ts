import { and, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ReceiptMethod } from '#domain/payment/payment-method.ts';
import type { Database } from '../../database/database.ts';
import { isThere } from '../../database/is-there.ts';
import { paymentMethods, payments } from '../../database/schema/payments.ts';
import { hasWord, isNumber } from '../../lists/has-word.ts';
import { containing, cutPage, type ListPage } from '../../lists/pages.ts';
import { walkOrGather } from '../../lists/walk-or-gather.ts';

export type PaymentCursor = readonly [at: string, id: number];

type Wanted = {
  readonly conditions: readonly (SQL | undefined)[];
  // That somebody tried to pay by.
  readonly method?: ReceiptMethod | null;
  // What has words of its own is looked for by itself.
  readonly isInHalves?: boolean;
  readonly search: string | null;
  readonly after: PaymentCursor | null;
  readonly length: number;
};

/** Numbers of payments, newest first. */
export async function findNewest(
  database: Database,
  { conditions, method = null, isInHalves = false, search, after, length }: Wanted,
): Promise<ListPage<number, PaymentCursor>> {
  // In the order of an index, of all payments or of those by one method.
  const at = method === null ? payments.createdAt : paymentMethods.createdAt;
  const id = method === null ? payments.id : paymentMethods.paymentId;
  const newest = (most: number, having: readonly (SQL | undefined)[] = [], past = 0) => {
    const all = database.select(getTableColumns(payments)).from(payments).$dynamic();
    const byMethod = and(eq(paymentMethods.paymentId, payments.id), eq(paymentMethods.method, method ?? ''));
    return (method === null ? all : all.innerJoin(paymentMethods, byMethod))
      .where(
        and(
          ...conditions,
          after === null ? undefined : sql`(${at}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::integer)`,
          ...having,
        ),
      )
      .orderBy(desc(at), desc(id))
      .limit(most)
      .offset(past)
      .as('payments');
  };
  const wanted = length + 1;
  const read = (among: ReturnType<typeof newest>, having: readonly SQL[] = []) =>
    database
      .select({ id: among.id, at: exactly(sql`${among.createdAt}`) })
      .from(among)
      .where(and(...having))
      .orderBy(desc(among.createdAt), desc(among.id))
      .limit(wanted);
  const words = (search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const gather = (half?: Half) =>
    read(newest(wanted, [half && halves[half], ...words.map((word) => isAmongThose(word, half))]));
  const find = (half?: Half) => {
    const those = half && halves[half];
    return walkOrGather({
      ...{ wanted, glance: 300, farthest: 5000 },
      walk: (most) => read(newest(most, [those]), words.map(isAboutThis)),
      hasMore: async (than) => (await read(newest(1, [those], than))).length > 0,
      gather: () => gather(half),
    });
  };
  const isFew = words.length === 0 || words.map(containing).some(isNumber);
  const found = isFew ? await gather() : isInHalves ? await inHalves(find) : await find();
  const page = cutPage(found, length, (last) => [last.at, last.id] as const);
  return { rows: page.rows.map((row) => row.id), next: page.next };
}

type Found = { readonly id: number; readonly at: string };
type Half = keyof typeof halves;

// What is paid for has a number and a customer, or words of its own. Those are few: among the newest of all there may be none for years.
const halves = { papers: isNull(payments.description), words: isNotNull(payments.description) } as const;

async function inHalves(find: (half: Half) => Promise<readonly Found[]>): Promise<readonly Found[]> {
  const found = (await Promise.all([find('papers'), find('words')])).flat();
  return found.toSorted((one, two) => (one.at < two.at ? 1 : one.at > two.at ? -1 : two.id - one.id));
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
function isAmongThose(word: string, half?: Half): SQL {
  const like = containing(word);
  const inOrders = hasWord('listed_orders', like, 'listed');
  const inInvoices = hasWord('invoice_balances', like, 'balance');
  const attempts = sql`select attempt.payment_id from payment_attempts attempt where lower(attempt.provider_id) like ${like}`;
  const papers = sql`select payment.id from payments payment
      join listed_orders listed on listed.order_id = payment.order_id where ${inOrders}
    union all select payment.id from payments payment
      join invoice_balances balance on balance.invoice_id = payment.invoice_id where ${inInvoices}
    union all select held.payment_id from payment_invoices held
      join invoice_balances balance on balance.invoice_id = held.invoice_id where ${inInvoices}`;
  const own = sql`select payment.id from payments payment
    where payment.description is not null and lower(payment.description) like ${like}`;
  const sources = [attempts, ...(half === 'words' ? [] : [papers]), ...(half === 'papers' ? [] : [own])];
  return sql`${payments.id} in (${sql.join(sources, sql` union all `)})`;
}
