import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { RemoveQuotePage } from '#contract/quote/list.ts';
import { quotesPath } from '#contract/quote/quote.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { quoteLimits } from '#domain/quote/quote-line.ts';
import { isQuoteNumber } from '#domain/quote/quote-number.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { quoteActionTexts } from '#text/quotes/list.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { plainLines, readForm } from '../../input/read-form.ts';
import { changesForCustomer } from '../../middleware/change-for-customer.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { copyQuote } from '../../quotes/copy-quote.ts';
import { findQuote } from '../../quotes/find-quote.ts';
import { noteRefusal } from '../../quotes/note-refusal.ts';
import { findRemovedQuote, removeQuote, restoreQuote, wasSent } from '../../quotes/remove-quote.ts';

/** What is done to a quote as a whole, behind quoteRoutes, which asks for the right. */
export function quoteActionRoutes(deps: Dependencies): Hono<AppEnv> {
  const { database, now } = deps;
  const change = changesForCustomer(deps, 'quote_changed_on_behalf');
  const own = `${quotesPath}/:number`;

  return new Hono<AppEnv>()
    .post(`${own}/kopieren`, async (c) => {
      const which = whichOf(c);
      const key = z.uuid().safeParse((await readForm(c))['key']).data ?? randomUUID();
      const copied = await change(
        c,
        `copied ${which.number}`,
        (db) => copyQuote(db, { ...which, key }, now()),
        (made) => made !== null,
      );
      if (copied === null) throw new Refusal(404, callErrors.notFound);
      return c.redirect(`${quotesPath}/${copied}?melding=gekopieerd`, 303);
    })
    .get(`${own}/verwijderen`, async (c) => {
      const { companyId, number } = whichOf(c);
      const quote = await findQuote(database, companyId, number, dutchDate(now()));
      if (quote === null) throw new Refusal(404, callErrors.notFound);
      const { standing: state, customer, subject, total } = quote;
      const page: RemoveQuotePage = {
        name: 'remove-quote',
        quote: { ...{ number, state, subject }, customer: customer.name, totalCents: total },
        wasSent: await wasSent(database, quote.id),
      };
      return answerPage(c, deps, page, { cache: 'no-store' });
    })
    .post(`${own}/verwijderen`, async (c) => {
      const which = whichOf(c);
      const isSure = (await readForm(c))['zeker'] === '1';
      const outcome = await change(
        c,
        `removed ${which.number}`,
        (db) => removeQuote(db, { ...which, isSure }, now()),
        (done) => done === 'removed',
      );
      if (outcome === 'asks') return c.redirect(`${quotesPath}/${which.number}/verwijderen`, 303);
      const isGone =
        outcome === 'gone' && (await findRemovedQuote(database, which.companyId, which.number)) === null;
      if (isGone) throw new Refusal(404, callErrors.notFound);
      return c.redirect(`${quotesPath}?verwijderd=${which.number}`, 303);
    })
    .post(`${own}/terugzetten`, async (c) => {
      const which = whichOf(c);
      const isBack = await change(c, `restored ${which.number}`, (db) => restoreQuote(db, which));
      const isThere = isBack || (await find(deps, which)) !== null;
      return c.redirect(
        isThere ? `${quotesPath}/${which.number}?melding=teruggezet` : `${quotesPath}?melding=weg`,
        303,
      );
    })
    .post(`${own}/afgewezen`, async (c) => {
      const which = whichOf(c);
      const reason = plainLines((await readForm(c))['reason']);
      if (reason.length > quoteLimits.words)
        throw new Refusal(422, quoteActionTexts.reasonTooLong(quoteLimits.words));
      const outcome = await change(
        c,
        `refused ${which.number}`,
        (db) => noteRefusal(db, { ...which, reason }, now()),
        (done) => done === 'done',
      );
      if (outcome === 'gone') throw new Refusal(404, callErrors.notFound);
      const notice = outcome === 'done' ? 'afgewezen' : 'niet-af-te-wijzen';
      return c.redirect(`${quotesPath}/${which.number}?melding=${notice}`, 303);
    });
}

function find({ database, now }: Dependencies, { companyId, number }: Pick<Which, 'companyId' | 'number'>) {
  return findQuote(database, companyId, number, dutchDate(now()));
}

type Which = ReturnType<typeof whichOf>;

function whichOf(c: Context<AppEnv>) {
  const number = c.req.param('number') ?? '';
  if (!isQuoteNumber(number)) throw new Refusal(404, callErrors.notFound);
  const { id: personId, companyId, country } = signedInPerson(c);
  return { ...{ number, personId, companyId, country } };
}
