import { type SQL, sql } from 'drizzle-orm';
import type { OrderListStatus, OrderSort } from '#contract/office/orders.ts';
import { type OrderQueue, orderQueues } from '#domain/order/order-queue.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Database } from '../../database/database.ts';
import { hasWord, isNumber } from '../../lists/has-word.ts';
import { cutPage, type Days, type ListPage } from '../../lists/pages.ts';
import { rarestPart } from '../../lists/rarest-part.ts';
import { wordsIn } from '../../lists/search-words.ts';
import { walkOrGather } from '../../lists/walk-or-gather.ts';
import { inOpenQueue, inQueue } from '../../orders/order-queues.ts';

export type OrderFilter = Days & {
  readonly search: string | null;
  readonly status: OrderListStatus | null;
  readonly product: string | null;
  // One colour in all its finishes.
  readonly colours: readonly string[] | null;
};

/** What the last one is sorted by, and its id. */
export type OrderCursor = readonly [key: string, id: number];

export type OrderQuestion = {
  readonly filter: OrderFilter;
  readonly sort: OrderSort;
  readonly after: OrderCursor | null;
  readonly length: number;
  // A day of the Netherlands.
  readonly today: string;
};

/** The ids of a page: walked to in their order, or gathered by the indexes on words, products and colours. */
export async function findOrderIds(
  database: Database,
  { filter, sort, after, length, today }: OrderQuestion,
): Promise<ListPage<number, OrderCursor>> {
  const { key, type, isDown, column } = sortedBy(sort);
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  const order = sql`order by ${key} ${direction}, order_id ${direction}`;
  const isAfter =
    after === null
      ? []
      : [sql`(${key}, order_id) ${sql.raw(isDown ? '<' : '>')} (${after[0]}::${type}, ${after[1]})`];
  const days = daysOf(filter);
  // What an index in this order can leave out.
  const walked = [...isAfter, ...statusOf(filter.status), ...(column === 'due_on' ? days : [])];
  const patterns = wordsIn(filter.search ?? '');
  const rest = [...othersOf(filter, today), ...(column === 'due_on' ? [] : days)];
  const other = [...patterns.map(hasPattern), ...rest];
  const shown = sql`order_id as id, ${column === 'placed_at' ? exactly : sql`${key}::text`} as key`;
  const wanted = length + 1;
  const read = async (from: SQL) => {
    const { rows } = await database.execute<{ id: number; key: string }>(
      sql`select ${shown} from ${from} ${order} limit ${wanted}`,
    );
    return rows;
  };
  const some = sql`listed_orders ${where(walked)}`;
  const walk = (most: number) =>
    read(sql`(select * from ${some} ${order} limit ${most}) as listed_orders ${where(other)}`);
  const hasMore = async (than: number) => {
    const { rowCount } = await database.execute(sql`select from ${some} ${order} offset ${than} limit 1`);
    return rowCount !== 0;
  };
  // Not taken apart: else it walks all the same.
  const gather = () =>
    read(
      sql`(select * from listed_orders ${where([...walked, ...gathering(patterns), ...rest])} offset 0) as listed_orders`,
    );
  const find = () => {
    if (other.length === 0) return read(some);
    // By an index that has nothing else.
    if (filter.status === 'held' && column === 'placed_at' && other.length === 1)
      return read(sql`listed_orders ${where([...walked, ...other])}`);
    if (rareOnes.some((rare) => rare === filter.status) || patterns.some(isNumber)) return gather();
    return walkOrGather({ wanted, glance: 400, farthest: 4000, walk, hasMore, gather });
  };
  const page = cutPage(await find(), length, (last) => [last.key, last.id] as const);
  return { next: page.next, rows: page.rows.map(({ id }) => id) };
}

// Moments are kept more exactly than a Date tells them.
const exactly = sql`to_char(placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const columns = {
  placedAt: ['placed_at', 'timestamptz'],
  dueOn: ['due_on', 'date'],
  company: ['company', 'text'],
  total: ['total_cents', 'bigint'],
} as const;

function sortedBy(sort: OrderSort) {
  const isDown = sort.startsWith('-');
  const [column, type] = columns[sort.replace('-', '') as keyof typeof columns];
  return { key: sql.raw(column), type: sql.raw(type), isDown, column };
}

const rareOnes = ['held', 'due_today', 'late'] as const satisfies readonly OrderQueue[];

function statusOf(status: OrderListStatus | null): readonly SQL[] {
  const one: OrderStatus | null = status === null ? null : isQueue(status) ? ofQueue[status] : status;
  return one === null ? [] : [sql`status = ${one}`];
}

function hasPattern(pattern: string): SQL {
  return isNumber(pattern) ? hasWord('listed_orders', pattern) : sql`words like fold_words(${pattern})`;
}

// Of several words the index is asked for a part of each, and its few rows for the whole: what is put beside them keeps it from more.
function gathering(patterns: readonly string[]): readonly SQL[] {
  if (patterns.length < 2) return patterns.map(hasPattern);
  return patterns.flatMap((pattern) => [
    hasPattern(rarestPart(pattern)),
    sql`words || '' like fold_words(${pattern})`,
  ]);
}

function othersOf({ status, product, colours }: OrderFilter, today: string): readonly SQL[] {
  return [
    ...(product === null ? [] : [sql`products @> array[${product}]`]),
    ...(colours === null ? [] : [sql`colours && ${sql.param([...colours])}::text[]`]),
    ...(status !== null && isQueue(status) ? [sqlOfQueue(status, today)] : []),
  ];
}

function daysOf({ from, until }: Days): readonly SQL[] {
  return [
    ...(from === null ? [] : [sql`due_on >= ${from}::date`]),
    ...(until === null ? [] : [sql`due_on <= ${until}::date`]),
    // Without a day it is due at no time.
    ...(from !== null && until === null ? [sql`due_on < 'infinity'`] : []),
  ];
}

function isQueue(status: OrderListStatus): status is OrderQueue {
  return orderQueues.some((queue) => queue === status);
}

// The one status that all of a queue have.
const ofQueue: Readonly<Record<OrderQueue, OrderStatus | null>> = {
  to_release: 'paid',
  held: null,
  due_today: null,
  late: null,
};

const kept = { status: sql`status`, isHeld: sql`is_held`, dueOn: sql`due_on` };

// By what the list keeps of an order; of its money it keeps nothing.
function sqlOfQueue(queue: OrderQueue, today: string): SQL {
  if (queue !== 'to_release') return inOpenQueue(queue, today, kept);
  return sql`exists (select from orders where orders.id = listed_orders.order_id and ${inQueue(queue, today)} offset 0)`;
}

function where(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join([...conditions], sql` and `)}`;
}
