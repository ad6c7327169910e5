import { type SQL, sql } from 'drizzle-orm';
import type { StateTotalData } from '#contract/quote/list.ts';
import { cents } from '#domain/money/cents.ts';
import { type Conversion, conversionOf, type QuotesCounted } from '#domain/quote/conversion.ts';
import { type QuoteState, quoteStateOf, quoteStates } from '#domain/quote/quote-state.ts';
import type { Database } from '../../database/database.ts';
import { isThere } from '../../database/is-there.ts';
import { quotes } from '../../database/schema/quotes.ts';
import { isAskedFor, type QuoteQuestion } from './find-quotes.ts';

type QuotesTotalled = {
  readonly totals: Readonly<Record<QuoteState, StateTotalData>>;
  readonly conversion: Conversion;
};

/** R13.4: of all that is looked for, whatever its state. */
export async function countQuotes(database: Database, question: QuoteQuestion): Promise<QuotesTotalled> {
  const rows = await database
    .select({
      state: quotes.state,
      isExpired: sql<boolean>`${quotes.validUntil} < ${question.today}::date`,
      isOrdered: isOrderedOf(question.companyId),
      // What is no concept was sent; a concept may be the next of one that was.
      wasSent: sql<boolean>`(quotes.state <> 'concept' or ${isThere(sql`from quote_versions sent where sent.quote_id = quotes.id`)})`,
      // All of a group are over, or none.
      validUntil: sql<string>`min(${quotes.validUntil})::text`,
      count: sql<number>`count(*)::integer`,
      total: sql<string>`sum(${quotes.total})`,
      margin: sql<string>`sum(${quotes.withoutVat} - ${quotes.net})`,
    })
    .from(quotes)
    .where(isAskedFor(question))
    // By what PostgreSQL knows the values of: for a state that is made here it expects as many groups as quotes, and sorts them all.
    .groupBy(sql`1, 2, 3, 4`);
  const added = rows.map(({ state, isOrdered, validUntil, total, margin, ...row }) => ({
    ...row,
    state: quoteStateOf({ state, isOrdered, validUntil }, question.today),
    totalCents: Number(total),
    marginCents: Number(margin),
  }));
  const sent = added.filter(({ wasSent }) => wasSent);
  return {
    totals: Object.fromEntries(
      quoteStates.map((state) => [state, addUp(added.filter((row) => row.state === state))]),
    ) as Record<QuoteState, StateTotalData>,
    conversion: conversionOf(
      countedOf(addUp(sent)),
      countedOf(addUp(sent.filter(({ state }) => state === 'ordered'))),
    ),
  };
}

// Gathered once: a company may have thousands of quotes, and looking each up takes longer than adding them.
function isOrderedOf(companyId: number): SQL<boolean> {
  return sql<boolean>`(quotes.id, quotes.version) in (
    select made.quote_id, made.version from quotes own join quote_orders made on made.quote_id = own.id
    join orders ordered on ordered.id = made.order_id
    where own.company_id = ${companyId} and ordered.status <> 'cancelled'
  )`;
}

function addUp(rows: readonly StateTotalData[]): StateTotalData {
  const sumOf = (name: keyof StateTotalData) => rows.reduce((sum, row) => sum + row[name], 0);
  return { count: sumOf('count'), totalCents: sumOf('totalCents'), marginCents: sumOf('marginCents') };
}

function countedOf({ count, totalCents }: StateTotalData): QuotesCounted {
  return { count, amount: cents(totalCents) };
}
