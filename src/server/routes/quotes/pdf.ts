import { type Context, Hono } from 'hono';
import { callErrors } from '#text/calls/call-errors.ts';
import { conceptFileName, quoteFileName } from '#text/quotes/document.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { countTowards } from '../../middleware/rate-limit.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { composeDocument } from '../../quotes/compose-document.ts';
import type { FoundQuote } from '../../quotes/find-quote.ts';
import { findSenderOf } from '../../quotes/look/find-sender-of.ts';
import { findVersion } from '../../quotes/sending/find-version.ts';
import { findQuotePdf, renderQuote } from '../../quotes/sending/make-quote-pdf.ts';
import { quoteHere } from './answer-quote.ts';

/** What the end customer got, or would get now; an earlier version by `?versie=`. */
export function quotePdfRoutes(deps: Dependencies): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/offertes/:file', async (c, next) => {
    const number = /^(.+)\.pdf$/.exec(c.req.param('file'))?.[1];
    if (number === undefined) return next();
    const quote = await quoteHere(c, deps, number);
    const asked = c.req.query('versie');
    if (asked === undefined && quote.state === 'concept') return answerConcept(c, deps, quote);
    const version = asked === undefined ? quote.version : Number(/^[1-9]\d{0,4}$/.exec(asked)?.[0] ?? 0);
    const found = await findVersion(deps.database, quote.id, version);
    const pdf = found && (await findQuotePdf(deps, found.id));
    if (pdf === null) throw new Refusal(404, callErrors.notFound);
    return answer(c, pdf, quoteFileName(quote.number, version));
  });
}

// Made anew each time: it is what the quote would be now.
async function answerConcept(c: Context<AppEnv>, deps: Dependencies, quote: FoundQuote): Promise<Response> {
  const person = signedInPerson(c);
  const by = { value: String(person.id) };
  await countTowards(c, deps, [{ name: 'quote-concept', by, most: 60, seconds: 600 }]);
  const sender = await findSenderOf(deps.database, quote, person.id);
  const pdf = await renderQuote(deps.database, composeDocument(quote, sender, null));
  return answer(c, pdf, conceptFileName(quote.number));
}

function answer(c: Context<AppEnv>, pdf: Uint8Array, fileName: string): Response {
  c.header('Content-Type', 'application/pdf');
  c.header('Content-Disposition', `inline; filename="${fileName}"`);
  c.header('Cache-Control', 'private, no-store');
  return c.body(Buffer.from(pdf));
}
