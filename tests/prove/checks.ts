import type { Client } from 'pg';
import { checkLedger } from '#server/bookkeeping/check-ledger.ts';
import { connectPool } from '#server/database/open.ts';
import type { MailSink } from '../support/mail-sink.ts';
import { connectToShop, shopConnection } from '../support/shop-database.ts';
import type { Book } from './book.ts';
import { checkAdds, countLines } from './check-adds.ts';
import { checkVat } from './check-vat.ts';
import type { Provider } from './provider.ts';
import { rows } from './rows.ts';
import type { Register } from './stand-in.ts';

export type Seen = {
  readonly folder: string;
  readonly book: Book;
  readonly provider: Provider;
  readonly sink: MailSink;
  readonly register: Register;
};

/** What is wrong, in a line each. Whatever the shop has confirmed by now, while work goes on. */
export async function checkNow(seen: Seen): Promise<readonly string[]> {
  // First: what is confirmed after this need not be found.
  const lines = [...seen.book.lines].flatMap(([at, certainty]) => (certainty === 'confirmed' ? at : []));
  const orders = seen.book.orders.map((one) => ({ ...one }));
  const heard = [...seen.provider.heard];
  const received = seen.sink.received.map(({ messageId = '' }) => messageId);
  const added = countLines(seen.book);
  return withShop(seen.folder, async (shop) => [
    ...(await checkLines(shop, lines, seen.book)),
    ...(await checkAdds(shop, seen.book, added)),
    ...(await checkOrders(shop, orders)),
    ...(await checkVat(shop, seen)),
    ...(await checkPayments(shop, heard)),
    ...(await checkMails(shop, received)),
    ...(await checkOnce(shop)),
    ...(await checkSeries(shop)),
    ...(await checkPostings(seen.folder)),
  ]);
}

/** What must come of itself of all that was confirmed: payments known, invoices made, mails sent. Empty when it has. */
export async function whatIsMissing(seen: Seen, before: Date): Promise<readonly string[]> {
  const received = new Set(seen.sink.received.map(({ messageId }) => messageId));
  return withShop(seen.folder, async (shop) => {
    const unheard = await rows(
      shop,
      `select wanted from unnest($1::text[]) as wanted
        where not exists (select from payment_attempts where provider_id = wanted and status = 'paid')`,
      [seen.provider.paid()],
    );
    const uninvoiced = await rows(
      shop,
      `select number from orders
        where reference like 'P%-%' and placed_at < $1
          and ((term_days is null and status not in ('placed', 'cancelled'))
            or (term_days is not null and exists (select from deliveries where order_id = orders.id)))
          and not exists (select from invoices where order_id = orders.id)`,
      [before],
    );
    const unsent = await rows(
      shop,
      `select id, dedupe_key, created_at from mails where created_at < $1 and status not in ('sent', 'captured')`,
      [before],
    );
    const untold = await rows(
      shop,
      `select number from orders where reference like 'P%-%' and placed_at < $1
          and not exists (select from mails where about_order_id = orders.id)`,
      [before],
    );
    const gone = (
      await rows(shop, `select id, created_at from mails where status = 'sent' and created_at < $1`, [before])
    ).filter(({ id, created_at: at }) => !received.has(messageIdOf(id, at)));
    return [
      ...unheard.map(({ wanted }) => `payment ${wanted} is not known`),
      ...uninvoiced.map(({ number }) => `order ${number} has no invoice`),
      ...unsent.map(({ dedupe_key: key }) => `mail ${key} is not sent`),
      ...untold.map(({ number }) => `order ${number} has no mail`),
      ...gone.map(({ id }) => `mail ${id} is sent and was not received`),
    ];
  });
}

/** Mails that arrived more than once: a server that said yes to who was killed before writing it down. */
export function mailsRepeated({ sink }: Pick<Seen, 'sink'>): number {
  return sink.received.length - new Set(sink.received.map(({ messageId }) => messageId)).size;
}

function messageIdOf(id: unknown, at: unknown): string {
  return `<mail-${id}-${at instanceof Date ? at.getTime() : ''}@127.0.0.1>`;
}

async function checkLines(shop: Client, lines: readonly number[], book: Book): Promise<string[]> {
  const found = await rows(
    shop,
    `select wanted, count(cart_lines.id)::integer as count from unnest($1::bigint[]) as wanted
       left join cart_lines on timestamp = wanted and removed_at is null
        and person_id = (select id from people where email = 'mm@voorbeeld.nl')
      group by wanted having count(cart_lines.id) <> 1`,
    [lines],
  );
  // Taken out since, or being taken out.
  return found
    .filter(({ wanted }) => book.lines.get(Number(wanted)) === 'confirmed')
    .map(({ wanted, count }) => `line ${wanted} was confirmed and is there ${count} times`);
}

async function checkOrders(shop: Client, orders: Book['orders']): Promise<string[]> {
  const found = await rows(
    shop,
    `select reference, count(*)::integer as count, min(number) as number,
            sum((select count(*) from order_lines where order_id = orders.id))::integer as lines
       from orders where reference = any($1) group by reference`,
    [orders.map(({ reference }) => reference)],
  );
  const counted = new Map(found.map((row) => [row['reference'], row]));
  return orders.flatMap(({ reference, certainty, number, lines: { least, most } }) => {
    const row = counted.get(reference);
    const count = Number(row?.['count'] ?? 0);
    if (count > 1 || (certainty === 'confirmed' && count === 0))
      return [`order ${reference} is ${certainty} and there ${count} times`];
    if (number !== null && row?.['number'] !== number) return [`order ${reference} was told to be ${number}`];
    const lines = Number(row?.['lines']);
    if (count === 1 && (lines < least || lines > most))
      return [`order ${reference} has ${lines} lines of at least ${least} and at most ${most}`];
    return [];
  });
}

async function checkPayments(shop: Client, heard: readonly string[]): Promise<string[]> {
  const wrong = await rows(
    shop,
    `select wanted, count(payments.id)::integer as count from unnest($1::text[]) as wanted
       left join payment_attempts on provider_id = wanted and payment_attempts.status = 'paid'
       left join payments on payments.id = payment_id and payments.status = 'paid'
      group by wanted having count(payments.id) <> 1`,
    [heard],
  );
  return wrong.map(({ wanted, count }) => `payment ${wanted} was heard of and is there ${count} times`);
}

// What arrived was written, and nothing else was.
async function checkMails(shop: Client, received: readonly string[]): Promise<string[]> {
  const ids = received.map((messageId) => Number(/^<mail-(\d+)-/.exec(messageId)?.[1] ?? 0));
  const unknown = await rows(
    shop,
    'select distinct wanted from unnest($1::integer[]) as wanted where not exists (select from mails where id = wanted)',
    [ids],
  );
  return unknown.map(({ wanted }) => `mail ${wanted} was received and is not there`);
}

// What the database would let happen twice: a second invoice of one order or delivery, and a second mail by one key, it refuses.
async function checkOnce(shop: Client): Promise<string[]> {
  const twice = await rows(
    shop,
    `select 'deliveries' as what, order_id::text as id from deliveries group by order_id having count(*) > 1
     union all select 'payments', order_id::text from payments
      where status = 'paid' and order_id is not null group by order_id having count(*) > 1`,
  );
  return twice.map(({ what, id }) => `several ${what} of order ${id}`);
}

async function checkSeries(shop: Client): Promise<string[]> {
  const broken = await rows(
    shop,
    `select series, year, last,
            (select count(distinct number)::integer from (select number from orders union select number from invoices) all_numbers
              where number ~ ('^' || series || year || '-\\d+$')) as count
       from number_series where series in ('B', 'F', 'C')`,
  );
  return broken
    .filter(({ last, count }) => last !== count)
    .map(({ series, year, last, count }) => `series ${series}${year} ends at ${last} and has ${count}`);
}

async function checkPostings(folder: string): Promise<string[]> {
  const own = connectPool({ ...(await shopConnection(folder)), max: 1 }, () => undefined);
  try {
    const { differences, differenceCount } = await checkLedger(own.database);
    if (differenceCount === 0) return [];
    return [`the ledger has ${differenceCount} differences: ${JSON.stringify(differences[0])}`];
  } finally {
    await own.pool.end();
  }
}

export async function withShop<T>(folder: string, ask: (shop: Client) => Promise<T>): Promise<T> {
  const shop = await connectToShop(folder);
  shop.on('error', () => undefined);
  try {
    return await ask(shop);
  } finally {
    await shop.end().catch(() => undefined);
  }
}
