import { type Context, Hono } from 'hono';
import { drawingOf } from '#domain/drawing/drawing.ts';
import { drawingToSvg } from '#domain/drawing/svg-file.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { drawingTexts } from '#text/configurator/drawing.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { lineDrawing } from '../../cart/line-drawing.ts';
import { Refusal } from '../../errors.ts';
import { rowId } from '../../input/read-address.ts';
import { changesForCustomer } from '../../middleware/change-for-customer.ts';
import { signedInPerson } from '../../middleware/session.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import { makeNewVersion } from '../../quotes/change-quote.ts';
import { answerQuote, quoteHere, toQuote } from './answer-quote.ts';
import { quoteOnWire } from './quote-on-wire.ts';

/** R13.2: the dealer's page of one quote. */
export function quotePageRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  const change = changesForCustomer(deps, 'quote_changed_on_behalf');
  return new Hono<AppEnv>()
    .get('/offertes/:number', async (c) => {
      const quote = await quoteHere(c, deps);
      c.header('Vary', 'Accept', { append: true });
      if (wantsJson(c)) {
        c.header('Cache-Control', 'no-store');
        return c.json(quoteOnWire(quote));
      }
      return answerQuote(c, deps, priceLists, quote);
    })
    .post('/offertes/:number/nieuwe-versie', async (c) => {
      const { companyId, id: personId } = signedInPerson(c);
      const { number } = await quoteHere(c, deps);
      const made = await change(
        c,
        `${number} new version`,
        (database) => makeNewVersion(database, { companyId, number, personId }, deps.now()),
        (outcome) => outcome === 'made',
      );
      return toQuote(c, number, made === 'not-needed' ? 'geen-nieuwe' : 'versie');
    })
    .get('/offertes/:number/regels/:id/tekening.svg', async (c) => {
      const { lines } = await quoteHere(c, deps);
      const id = rowId(c.req.param('id'));
      const line = lines.find((one) => one.id === id);
      const input = line?.kind === 'screen' ? lineDrawing(line.screen, signedInPerson(c).unit) : null;
      if (input === null) throw new Refusal(404, callErrors.notFound);
      const drawing = drawingOf(input, 'plain');
      c.header('Cache-Control', 'private, no-cache');
      return c.body(drawingToSvg(drawing, drawingTexts(drawing)), 200, { 'Content-Type': 'image/svg+xml' });
    });
}

function wantsJson(c: Context<AppEnv>): boolean {
  const accept = c.req.header('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}
