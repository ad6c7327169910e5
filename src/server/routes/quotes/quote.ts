import { isDeepStrictEqual } from 'node:util';
import { type Context, Hono } from 'hono';
import { drawingOf } from '#domain/drawing/drawing.ts';
import { drawingToSvg } from '#domain/drawing/svg-file.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { drawingTexts } from '#text/configurator/drawing.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { lineDrawing } from '../../cart/line-drawing.ts';
import { Refusal } from '../../errors.ts';
import { restoredForm } from '../../input/form-values.ts';
import { rowId } from '../../input/read-address.ts';
import { type FormValues, longestText, readForm } from '../../input/read-form.ts';
import { decodeSeen } from '../../input/seen.ts';
import { changesForCustomer } from '../../middleware/change-for-customer.ts';
import { keptValues } from '../../middleware/keep-forms.ts';
import { signedInPerson } from '../../middleware/session.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import { changeQuote, makeNewVersion } from '../../quotes/change-quote.ts';
import { screensToday } from '../../quotes/lines/screen-today.ts';
import { formNamed, type ReturnedForms } from '../../quotes/present-forms.ts';
import { pricesOf } from '../../quotes/present-quote.ts';
import { takePrices } from '../../quotes/write-quote.ts';
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
      return answerQuote(c, deps, priceLists, quote, { returned: restored(await keptValues(c, deps)) });
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
    .post('/offertes/:number/prijzen', async (c) => {
      const person = signedInPerson(c);
      const seen = decodeSeen((await readForm(c, longestText))['seen']);
      const { number, lines, revision } = await quoteHere(c, deps);
      const today = screensToday(deps, await priceLists.latest(), person, lines);
      const wanted = pricesOf(today);
      if (Object.keys(wanted).length === 0) return toQuote(c, number, 'al-zo');
      const isAsSeen = seen === null || isDeepStrictEqual(seen.values, wanted);
      if (!isAsSeen) return toQuote(c, number, 'prijzen-anders');
      const which = { companyId: person.companyId, number, personId: person.id, seen: revision };
      const changed = await change(
        c,
        `${number} prices`,
        (database) =>
          changeQuote(database, which, deps.now(), (transaction, quote) =>
            takePrices(transaction, quote, today),
          ),
        ({ kind }) => kind === 'done',
      );
      if (changed.kind === 'settled') return toQuote(c, number, 'vast');
      return toQuote(c, number, changed.kind === 'done' ? 'prijzen' : 'prijzen-anders');
    })
    .get('/offertes/:number/regels/:id/tekening.svg', async (c) => {
      const { lines } = await quoteHere(c, deps);
      const id = rowId(c.req.param('id'));
      const line = lines.find((one) => one.id === id);
      const input = line?.kind === 'screen' ? lineDrawing(line.screen, signedInPerson(c).unit) : null;
      if (input === null) throw new Refusal(404, callErrors.notFound);
      const drawing = drawingOf(input, 'plain');
      c.header('Cache-Control', 'no-store');
      return c.body(drawingToSvg(drawing, drawingTexts(drawing)), 200, { 'Content-Type': 'image/svg+xml' });
    });
}

// What was typed before a login expired, or before its end customer said yes, in the form it was typed into.
function restored(kept: FormValues | null): ReturnedForms {
  const name = kept === null ? null : formNamed(kept['form']);
  if (kept === null || name === null) return {};
  return { [name]: { state: restoredForm({}, kept), seen: kept['seen'] } };
}

function wantsJson(c: Context<AppEnv>): boolean {
  const accept = c.req.header('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}
