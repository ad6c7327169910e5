import { sql } from 'drizzle-orm';
import type { StateTotalData } from '#contract/quote/list.ts';
import { cents } from '#domain/money/cents.ts';
import { type Conversion, conversionOf, type QuotesCounted } from '#domain/quote/conversion.ts';
import { type QuoteState, quoteStates } from '#domain/quote/quote-state.ts';
import type { Database } from '../../database/database.ts';
import { isThere } from '../../database/is-there.ts';
import { quotes } from '../../database/schema/quotes.ts';
import { standingOf } from '../../quotes/standing.ts';
import { isAskedFor, type QuoteQuestion } from './find-quotes.ts';

type QuotesTotalled = {
  readonly totals: Readonly<Record<QuoteState, StateTotalData>>;
  readonly conversion: Conversion;
};

/** R13.4: of all that is looked for, whatever its state. */
export async function countQuotes(database: Database, question: QuoteQuestion): Promise<QuotesTotalled> {
  const rows = await database
    .select({
      state: standingOf(question.today),
      // What is no concept was sent; a concept may be the next of one that was.
      wasSent: sql<boolean>`(quotes.state <> 'concept' or ${isThere(sql`from quote_versions sent where sent.quote_id = quotes.id`)})`,
      count: sql<number>`count(*)::integer`,
      total: sql<string>`sum(${quotes.total})`,
      margin: sql<string>`sum(${quotes.withoutVat} - ${quotes.net})`,
    })
    .from(quotes)
    .where(isAskedFor(question))
    .groupBy(sql`1, 2`);
  const added = rows.map(({ total, margin, ...row }) => ({
    ...row,
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

function addUp(rows: readonly StateTotalData[]): StateTotalData {
  const sumOf = (name: keyof StateTotalData) => rows.reduce((sum, row) => sum + row[name], 0);
  return { count: sumOf('count'), totalCents: sumOf('totalCents'), marginCents: sumOf('marginCents') };
}

function countedOf({ count, totalCents }: StateTotalData): QuotesCounted {
  return { count, amount: cents(totalCents) };
}
