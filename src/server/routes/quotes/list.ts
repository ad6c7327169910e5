import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type QuoteListPage, type QuoteRowData, quoteQueues } from '#contract/quote/list.ts';
import { quotesPath as path } from '#contract/quote/quote.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { amountCell } from '#domain/csv/csv.ts';
import { cents, decimalString } from '#domain/money/cents.ts';
import { isQuoteNumber } from '#domain/quote/quote-number.ts';
import { quoteStates } from '#domain/quote/quote-state.ts';
import { quoteListProblems, quoteListTexts } from '#text/quotes/list.ts';
import { quoteStateNames } from '#text/quotes/states.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { noticeFrom } from '../../input/read-address.ts';
import { answerCsv, answerList } from '../../lists/answer-list.ts';
import { everyPage, exportLength } from '../../lists/pages.ts';
import { createListReader, cursorMoment, type ListReader } from '../../lists/read-list.ts';
import { isCall } from '../../middleware/errors.ts';
import { requireRight, signedInPerson } from '../../middleware/session.ts';
import { findRemovedQuote } from '../../quotes/remove-quote.ts';
import { countQuotes } from './count-quotes.ts';
import { findQuotes, listMakers, type QuoteCursor, type QuoteQuestion } from './find-quotes.ts';

const pageLength = 50;
// A program that asks once sees all that most companies will ever have.
const callLength = 200;

const cursorShape: z.ZodType<QuoteCursor> = z.tuple([cursorMoment, z.int().positive()]);

/** R13.4: the company's quotes on screen, as JSON and as CSV (contract §9). */
export function quoteListRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(path, (c) => answerQuotes(c, deps))
    .get(`${path}.csv`, requireRight('make_quotes'), (c) => answerQuotesCsv(c, deps));
}

async function answerQuotes(c: Context<AppEnv>, deps: Dependencies): Promise<Response> {
  const { database } = deps;
  const { companyId, company } = signedInPerson(c);
  const list = createListReader(c);
  const question = questionOf(c, deps, list);
  const [{ rows, next }, { totals, conversion }, makers] = await Promise.all([
    list.page(cursorShape, (after) =>
      findQuotes(database, question, after, isCall(c) ? callLength : pageLength),
    ),
    countQuotes(database, question),
    listMakers(database, companyId),
  ]);
  const page: QuoteListPage = {
    name: 'quote-list',
    ...{ company, totals, conversion, makers },
    list: list.frame(path, next),
    quotes: rows,
    isOfRemoved: question.queue === 'removed',
    removed: await justRemoved(c, deps),
    notice: noticeOf(c),
  };
  return answerList(c, deps, list, { page, json: { ...listJson(page), next } });
}

function answerQuotesCsv(c: Context<AppEnv>, deps: Dependencies): Response {
  const list = createListReader(c);
  const question = questionOf(c, deps, list);
  list.demandSound();
  const { csv } = quoteListTexts;
  return answerCsv(c, {
    fileName: csv.fileName(question.today),
    headings: csv.headings,
    pages: everyPage((after: QuoteCursor | null) => findQuotes(deps.database, question, after, exportLength)),
    cellsOf,
  });
}

function questionOf(c: Context<AppEnv>, deps: Dependencies, list: ListReader): QuoteQuestion {
  return {
    companyId: signedInPerson(c).companyId,
    today: dutchDate(deps.now()),
    search: list.search(),
    queue: list.choice('status', quoteQueues),
    maker: list.read('maker', readMaker, quoteListTexts.makerUnknown),
    days: list.days(),
  };
}

function readMaker(typed: string): number | null {
  return /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null;
}

async function justRemoved(c: Context<AppEnv>, { database }: Dependencies): Promise<string | null> {
  const number = c.req.query('verwijderd') ?? '';
  if (!isQuoteNumber(number)) return null;
  const found = await findRemovedQuote(database, signedInPerson(c).companyId, number);
  return found === null ? null : number;
}

function noticeOf(c: Context<AppEnv>): QuoteListPage['notice'] {
  const problem = noticeFrom(quoteListProblems, c.req.query('melding'));
  return problem === null ? null : { kind: 'error', text: problem };
}

function listJson({ quotes, totals, conversion }: QuoteListPage) {
  const { sent, ordered, inNumber, inAmount } = conversion;
  const percent = (basisPoints: number | null) => basisPoints && basisPoints / 100;
  return {
    quotes: quotes.map(({ totalCents, marginCents: _margin, city: _city, maker: _maker, ...quote }) => ({
      ...quote,
      total: decimalString(cents(totalCents)),
    })),
    totals: Object.fromEntries(
      quoteStates.map((state) => {
        const { count, totalCents, marginCents } = totals[state];
        const amounts = {
          amount: decimalString(cents(totalCents)),
          margin: decimalString(cents(marginCents)),
        };
        return [state, { count, ...amounts }];
      }),
    ),
    conversion: {
      sent: { count: sent.count, amount: decimalString(sent.amount) },
      ordered: { count: ordered.count, amount: decimalString(ordered.amount) },
      percentOfCount: percent(inNumber),
      percentOfAmount: percent(inAmount),
    },
  };
}

function cellsOf(row: QuoteRowData): readonly string[] {
  return [
    row.number,
    quoteStateNames[row.state],
    String(row.version),
    row.customer,
    row.city,
    row.subject,
    row.maker ?? '',
    dutchDate(new Date(row.createdAt)),
    row.sentAt === null ? '' : dutchDate(new Date(row.sentAt)),
    row.validUntil,
    amountCell(cents(row.totalCents)),
    amountCell(cents(row.marginCents)),
  ];
}
