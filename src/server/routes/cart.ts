import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { type CartPage, cartAnchors } from '#contract/cart-page.ts';
import { belgianVatId } from '#domain/business/vat.ts';
import { type Grouping, groupings } from '#domain/cart/group-lines.ts';
import { maxReference, maxRemarks } from '#domain/cart/terms.ts';
import { maxAmount } from '#domain/configuration/limits.ts';
import { readAmount } from '#domain/configuration/read-field.ts';
import { drawingOf } from '#domain/drawing/drawing.ts';
import { drawingToSvg } from '#domain/drawing/svg-file.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { drawingTexts } from '#text/configurator/drawing.ts';
import { cartNotices, cartProblems, cartText } from '#text/ordering/cart.ts';
import { checkoutErrors } from '#text/ordering/checkout.ts';
import { photoTexts } from '#text/ordering/photos.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { timestampFrom } from '../cart/cart-line.ts';
import {
  type Added,
  acknowledgePrices,
  changeAmount,
  changeReference,
  copyLine,
  removeLine,
  restoreLine,
  saveRemarks,
} from '../cart/change-lines.ts';
import { findCartLine, findRemovedLine } from '../cart/find-lines.ts';
import { lineDrawing } from '../cart/line-drawing.ts';
import { type OpenedCart, openCart } from '../cart/open-cart.ts';
import { type CartExtras, cartPage, presentCart } from '../cart/present-cart.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors.ts';
import { dropKeptField } from '../input/kept-forms.ts';
import { noticeFrom, rowId } from '../input/read-address.ts';
import { oneLine, plainLines, readForm } from '../input/read-form.ts';
import { changesForCustomer } from '../middleware/change-for-customer.ts';
import { isCall } from '../middleware/errors.ts';
import { keptValues } from '../middleware/keep-forms.ts';
import { mayHere, requireRight, signedInPerson } from '../middleware/session.ts';
import { staffAtWork } from '../middleware/staff-at-work.ts';
import { takePhotos } from '../middleware/take-photos.ts';
import { findReturned, listOpenOffers } from '../offers/find-offers.ts';
import { answerPage } from '../pages/answer-page.ts';
import { addLinePhotos, photosOfCart, removeLinePhoto } from '../photos/photos.ts';
import type { PriceLists } from '../prices/price-lists.ts';
import { findQuoteNumbers, listConcepts } from '../quotes/ordering/list-concepts.ts';
import { forecastVat } from '../vat/check-vat.ts';

const amountField = { kind: 'amount', name: 'amount', max: maxAmount } as const;

/** Every change is a form that posts and comes back to the cart, so that it works without script. */
export function cartRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  const { database, now } = deps;
  const change = changesForCustomer(deps, 'cart_changed_on_behalf');
  const open = async (c: Context<AppEnv>) => {
    const person = signedInPerson(c);
    if (belgianVatId(person.vatId) !== null) {
      await forecastVat(deps, person, person.deliveryCountry);
    }
    return openCart(deps, priceLists, person);
  };

  const show = async (c: Context<AppEnv>, cart: OpenedCart, extras: CartExtras, status: 200 | 422 = 200) => {
    const person = signedInPerson(c);
    const quoteIds = cart.lines.flatMap(({ quoteId }) => quoteId ?? []);
    const [photos, quoteNumbers, toQuote, offers, returned] = await Promise.all([
      photosOfCart(database, person.id),
      findQuoteNumbers(database, person.companyId, quoteIds),
      mayHere(c, 'make_quotes') ? wayToQuote(database, person.companyId) : null,
      listOpenOffers(database, person.id),
      cart.lines.length === 0 ? null : findReturned(database, person.id),
    ]);
    const isOnBehalf = staffAtWork(c) !== null;
    const all = { isOnBehalf, quoteNumbers, toQuote, offers, returned, ...extras, grouping: groupingOf(c) };
    return answerPage(c, deps, cartPage(cart, person, photos, all), {
      status,
      cache: 'no-store',
      // A line may just have been given its new price.
      cart: { lines: cart.lines.length, totalCents: cart.totals.goods },
    });
  };

  return new Hono<AppEnv>()
    .use('/winkelwagen', requireRight('configure'))
    .use('/winkelwagen/*', requireRight('configure'))
    .get('/winkelwagen', async (c) => {
      const cart = await open(c);
      c.header('Vary', 'Accept', { append: true });
      if (wantsJson(c)) {
        c.header('Cache-Control', 'no-store');
        const { id, unit } = signedInPerson(c);
        return c.json(presentCart(cart, unit, await photosOfCart(database, id)));
      }
      const removed = timestampFrom(c.req.query('verwijderd'));
      const kept = await keptValues(c, deps);
      return show(c, cart, {
        noted: notedOf(c),
        keptRemarks: kept?.['remarks'] ?? null,
        notice: noticeOf(c),
        removed: removed === null ? null : await findRemovedLine(database, signedInPerson(c).id, removed),
      });
    })
    .get('/winkelwagen/:timestamp/tekening.svg', async (c) => {
      const line = await findCartLine(database, signedInPerson(c).id, lineOf(c));
      const input = line && lineDrawing(line, signedInPerson(c).unit);
      if (!input) throw new Refusal(404, callErrors.notFound);
      const drawing = drawingOf(input, 'plain');
      c.header('Cache-Control', 'private, no-cache');
      return c.body(drawingToSvg(drawing, drawingTexts(drawing)), 200, { 'Content-Type': 'image/svg+xml' });
    })
    .post('/winkelwagen/opmerkingen', async (c) => {
      const typed = plainLines((await readForm(c))['remarks']);
      if (typed.length > maxRemarks) {
        return show(c, await open(c), { refusedRemarks: { typed, error: cartText.remarksTooLong } }, 422);
      }
      const { id } = signedInPerson(c);
      await change(c, 'remarks', (db) => saveRemarks(db, id, typed, now()));
      // Later than what a checkout form may have kept.
      await dropKeptField(database, { sessionId: c.get('session').id, path: '/checkout' }, 'remarks');
      return toCart(c, { melding: 'opmerkingen' });
    })
    .post('/winkelwagen/prijzen', async (c) => {
      const { id } = signedInPerson(c);
      await change(c, 'prices', (db) => acknowledgePrices(db, id));
      return toCart(c);
    })
    .post('/winkelwagen/:timestamp/aantal', async (c) => {
      const typed = ((await readForm(c))['amount'] ?? '').trim();
      const timestamp = lineOf(c);
      const { value: amount } = readAmount(amountField, typed);
      if (amount === null) {
        const cart = await open(c);
        const line = cart.lines.find((one) => one.timestamp === timestamp);
        if (line === undefined) return answerGone(c);
        const error = cartText.amountRefused(typed.slice(0, 20), line.amount, maxAmount);
        return show(c, cart, { refusedAmount: { timestamp, error } }, 422);
      }
      const { id } = signedInPerson(c);
      const isChanged = await change(c, 'amount', (db) => changeAmount(db, id, timestamp, amount, now()));
      if (!isChanged) return answerGone(c);
      return toCart(c, Number(typed) === amount ? {} : { melding: 'aantal' });
    })
    .post('/winkelwagen/:timestamp/referentie', async (c) => {
      const typed = oneLine((await readForm(c))['reference']);
      const timestamp = lineOf(c);
      if (typed.length > maxReference) {
        const refusedReference = { timestamp, typed, error: checkoutErrors.reference };
        return show(c, await open(c), { refusedReference }, 422);
      }
      const { id } = signedInPerson(c);
      const isChanged = await change(c, 'reference', (db) =>
        changeReference(db, id, timestamp, typed, now()),
      );
      return isChanged ? toLine(c, timestamp, 'referentie') : answerGone(c);
    })
    .post('/winkelwagen/:timestamp/fotos', async (c) => {
      const timestamp = lineOf(c);
      const { id } = signedInPerson(c);
      if ((await findCartLine(database, id, timestamp)) === null) return answerGone(c);
      const taken = await takePhotos(c, deps, { atLeast: 1 });
      const added = taken.ok
        ? await change(
            c,
            'photos',
            (db) => addLinePhotos(db, id, timestamp, taken.photos),
            ({ kind }) => kind === 'added',
          )
        : taken;
      if (added.kind === 'gone') return answerGone(c);
      if (added.kind === 'added') return toLine(c, timestamp, 'foto');
      const error = added.kind === 'full' ? photoTexts.full(added.room) : added.error;
      if (isCall(c)) throw new Refusal(422, error);
      return show(c, await open(c), { refusedPhoto: { timestamp, error } }, 422);
    })
    .post('/winkelwagen/:timestamp/fotos/:id/verwijderen', async (c) => {
      const photo = rowId(c.req.param('id'));
      const { id } = signedInPerson(c);
      const isRemoved = await change(c, 'photo-removed', (db) => removeLinePhoto(db, id, lineOf(c), photo));
      return isRemoved ? toLine(c, lineOf(c), 'foto-weg') : toCart(c, { melding: 'geen-foto' });
    })
    .post('/winkelwagen/:timestamp/kopie', async (c) => {
      const { id } = signedInPerson(c);
      const outcome = await change(c, 'copy', (db) => copyLine(db, id, lineOf(c), now()), isAdded);
      return answerAdded(c, outcome, 'gekopieerd');
    })
    .post('/winkelwagen/:timestamp/verwijderen', async (c) => {
      const timestamp = lineOf(c);
      const { id } = signedInPerson(c);
      const isRemoved = await change(c, 'removed', (db) => removeLine(db, id, timestamp, now()));
      return isRemoved ? toCart(c, { verwijderd: String(timestamp) }, cartAnchors.removed) : answerGone(c);
    })
    .post('/winkelwagen/:timestamp/terugzetten', async (c) => {
      const { id } = signedInPerson(c);
      const outcome = await change(c, 'restored', (db) => restoreLine(db, id, lineOf(c)), isAdded);
      return answerAdded(c, outcome, 'teruggezet');
    });
}

async function wayToQuote(database: Database, companyId: number): Promise<CartPage['toQuote']> {
  return { key: randomUUID(), concepts: await listConcepts(database, companyId) };
}

function isAdded(outcome: Added): boolean {
  return typeof outcome === 'object';
}

function wantsJson(c: Context<AppEnv>): boolean {
  const accept = c.req.header('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

// Back to the cart as it was looked at, and to the line that was changed: without script the page begins anew.
function toCart(c: Context<AppEnv>, query: Readonly<Record<string, string>> = {}, anchor = ''): Response {
  const grouping = groupingOf(c);
  const all = new URLSearchParams({ ...query, ...(grouping !== null && { groep: grouping }) }).toString();
  return c.redirect(`/winkelwagen${all === '' ? '' : `?${all}`}${anchor === '' ? '' : `#${anchor}`}`, 303);
}

function toLine(c: Context<AppEnv>, timestamp: number, notice: keyof typeof cartNotices): Response {
  return toCart(c, { melding: notice, regel: String(timestamp) }, cartAnchors.line(timestamp));
}

function groupingOf(c: Context<AppEnv>): Grouping | null {
  return groupings.find((grouping) => grouping === c.req.query('groep')) ?? null;
}

// Told where the line stands, when it is named.
function notedOf(c: Context<AppEnv>): NonNullable<CartExtras['noted']> | null {
  const timestamp = timestampFrom(c.req.query('regel'));
  const text = noticeFrom(cartNotices, c.req.query('melding'));
  return timestamp === null || text === null ? null : { timestamp, text };
}

function noticeOf(c: Context<AppEnv>): CartPage['notice'] {
  if (notedOf(c) !== null) return null;
  const name = c.req.query('melding');
  const problem = noticeFrom(cartProblems, name);
  if (problem !== null) return { kind: 'error', text: problem };
  const notice = noticeFrom(cartNotices, name);
  return notice === null ? null : { kind: 'ok', text: notice };
}

function lineOf(c: Context<AppEnv>): number {
  // No line is called 0.
  return timestampFrom(c.req.param('timestamp')) ?? 0;
}

function answerAdded(c: Context<AppEnv>, outcome: Added, notice: keyof typeof cartNotices): Response {
  if (outcome === 'gone') return answerGone(c);
  if (outcome === 'full') {
    if (isCall(c)) throw new Refusal(409, cartProblems.vol);
    return toCart(c, { melding: 'vol' });
  }
  return toLine(c, outcome.timestamp, notice);
}

// Another tab was first. A person sees the cart as it is now, a program the status.
function answerGone(c: Context<AppEnv>): Response {
  if (isCall(c)) throw new Refusal(404, callErrors.lineGone);
  return toCart(c, { melding: 'weg' });
}
