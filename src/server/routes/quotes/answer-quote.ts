import type { Context } from 'hono';
import { type QuotePage, quoteAnchors, quotePath } from '#contract/quote/quote.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { isQuoteNumber } from '#domain/quote/quote-number.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { quoteLineNotices, quoteLineProblems } from '#text/quotes/lines.ts';
import { quoteActionNotices, quoteActionProblems, quoteActionTexts } from '#text/quotes/list.ts';
import { fromCartNotices, toCartProblems } from '#text/quotes/order.ts';
import { quoteNotices, quoteProblems } from '#text/quotes/quote.ts';
import { sendNotices, sendProblems } from '#text/quotes/send.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { noticeFrom } from '../../input/read-address.ts';
import { mayHere, signedInPerson } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import { type FoundQuote, findQuote } from '../../quotes/find-quote.ts';
import type { ReturnedForms } from '../../quotes/present-forms.ts';
import { quotePage } from '../../quotes/present-quote.ts';
import { presentRemoved } from '../../quotes/present-removed.ts';

// Whatever leads to this page with something to say.
const notices = {
  ...quoteNotices,
  ...quoteLineNotices,
  ...fromCartNotices,
  ...sendNotices,
  ...quoteActionNotices,
};
const problems = {
  ...quoteProblems,
  ...quoteLineProblems,
  ...toCartProblems,
  ...sendProblems,
  ...quoteActionProblems,
};

/** By the number in the address, of the reader's company. */
export async function quoteHere(
  c: Context<AppEnv>,
  { database, now }: Dependencies,
  number = c.req.param('number') ?? '',
): Promise<FoundQuote> {
  const quote = isQuoteNumber(number)
    ? await findQuote(database, signedInPerson(c).companyId, number, dutchDate(now()))
    : null;
  if (quote === null) throw new Refusal(404, callErrors.notFound);
  return quote;
}

type Answer = {
  readonly status?: 200 | 409 | 422 | 429;
  readonly returned?: ReturnedForms;
  // What else there is to say; what came by name over a redirect otherwise.
  readonly notice?: QuotePage['notice'];
};

/** The quote's page, with the forms that came back and what is wrong with them. */
export async function answerQuote(
  c: Context<AppEnv>,
  deps: Dependencies,
  priceLists: PriceLists,
  quote: FoundQuote,
  { status = 200, returned = {}, notice = noticeOf(c, quote) }: Answer = {},
): Promise<Response> {
  const can = { send: mayHere(c, 'send_quotes'), order: mayHere(c, 'order') || mayHere(c, 'offer_cart') };
  const removed = await presentRemoved(deps.database, quote, c.req.query('verwijderd'));
  const extras = { can, notice, removed, returned };
  const page = await quotePage(deps, priceLists, signedInPerson(c), quote, extras);
  const told = { ...page, notice: page.notice ?? copyNotice(c, page) };
  return answerPage(c, deps, told, { status, cache: 'no-store' });
}

/** Back to the quote, with what there is to say by name, and to where it was changed. */
export function toQuote(
  c: Context<AppEnv>,
  number: string,
  notice: keyof typeof notices | keyof typeof problems,
  anchor = '',
): Response {
  const at = anchor === '' ? '' : `&bij=${anchor}#${anchor}`;
  return c.redirect(`${quotePath(number)}?melding=${notice}${at}`, 303);
}

function noticeOf(c: Context<AppEnv>, { lines }: FoundQuote): QuotePage['notice'] {
  const name = c.req.query('melding');
  const { customer, words, price, newLine, line } = quoteAnchors;
  const places = [customer, words, price, newLine, ...lines.map(({ id }) => line(id))];
  const at = places.find((place) => place === c.req.query('bij'));
  const problem = noticeFrom(problems, name);
  if (problem !== null) return { kind: 'error', text: problem, at };
  const notice = noticeFrom(notices, name);
  return notice === null ? null : { kind: 'ok', text: notice, at };
}

// Names the one it is a copy of, so it stands with what happened and not in the address.
function copyNotice(c: Context<AppEnv>, { events }: QuotePage): QuotePage['notice'] {
  const copied = c.req.query('melding') === 'gekopieerd' && events.find(({ kind }) => kind === 'copied');
  return copied ? { kind: 'ok', text: quoteActionTexts.copied(copied.text), at: undefined } : null;
}
