import { and, desc, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { QuoteQueue, QuoteRowData } from '#contract/quote/list.ts';
import type { Database } from '../../database/database.ts';
import { people } from '../../database/schema/accounts.ts';
import { quotes } from '../../database/schema/quotes.ts';
import { cutPage, type Days, type ListPage, withinDays } from '../../lists/pages.ts';
import { wordsIn } from '../../lists/search-words.ts';
import { standingOf } from '../../quotes/standing.ts';

/** When the last one was made, and its row. */
export type QuoteCursor = readonly [createdAt: string, id: number];

export type QuoteQuestion = {
  readonly companyId: number;
  readonly search: string | null;
  readonly queue: QuoteQueue | null;
  readonly maker: number | null;
  readonly days: Days;
  readonly today: string;
};

/** R13.4: a page of a company's quotes, newest first. */
export async function findQuotes(
  database: Database,
  question: QuoteQuestion,
  after: QuoteCursor | null,
  length: number,
): Promise<ListPage<QuoteRowData, QuoteCursor>> {
  const standing = standingOf(question.today);
  const { queue } = question;
  const found = await database
    .select({ quote: quotes, standing, maker: people.name, at: exactly })
    .from(quotes)
    .leftJoin(people, eq(people.id, quotes.madeBy))
    .where(
      and(
        isAskedFor(question),
        queue === null || queue === 'removed' ? undefined : sql`${standing} = ${queue}`,
        beyond(after),
      ),
    )
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(length + 1);
  const { rows, next } = cutPage(found, length, ({ at, quote: { id } }) => [at, id] as const);
  return { rows: rows.map(toRow), next };
}

/** For a query on quotes: all that was asked but the state. */
export function isAskedFor({ companyId, search, queue, maker, days }: QuoteQuestion): SQL | undefined {
  return and(
    eq(quotes.companyId, companyId),
    queue === 'removed' ? isNotNull(quotes.removedAt) : isNull(quotes.removedAt),
    search === null
      ? undefined
      : and(...wordsIn(search).map((pattern) => sql`${quotes.words} like fold_words(${pattern})`)),
    maker === null ? undefined : eq(quotes.madeBy, maker),
    withinDays(sql`${quotes.createdAt}`, days),
  );
}

/** Who may have made a quote: whoever works here, and whoever left one behind. */
export function listMakers(database: Database, companyId: number) {
  const made = database.select({ one: sql`1` }).from(quotes).where(eq(quotes.madeBy, people.id));
  return database
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(and(eq(people.companyId, companyId), or(isNull(people.removedAt), exists(made))))
    .orderBy(people.name, people.id);
}

// To the microsecond: two in one millisecond stand in an order too.
const exactly = sql<string>`to_char(${quotes.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

function beyond(after: QuoteCursor | null): SQL | undefined {
  if (after === null) return undefined;
  return sql`(${quotes.createdAt}, ${quotes.id}) < (${after[0]}::timestamptz, ${after[1]}::integer)`;
}

type Found = {
  readonly quote: typeof quotes.$inferSelect;
  readonly standing: QuoteRowData['state'];
  readonly maker: string | null;
};

function toRow({ quote, standing, maker }: Found): QuoteRowData {
  const { number, version, customer, subject, createdAt, sentAt, validUntil, total, withoutVat, net } = quote;
  return {
    ...{ number, state: standing, version, subject, maker, validUntil },
    customer: customer.name,
    city: customer.city,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    totalCents: total,
    marginCents: withoutVat - net,
  };
}
