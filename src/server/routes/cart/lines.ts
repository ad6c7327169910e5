import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { cartAnchors } from '#contract/cart-page.ts';
import { maxReference } from '#domain/cart/terms.ts';
import { maxAmount } from '#domain/configuration/limits.ts';
import { readAmount } from '#domain/configuration/read-field.ts';
import { drawingOf } from '#domain/drawing/drawing.ts';
import { drawingToSvg } from '#domain/drawing/svg-file.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { drawingTexts } from '#text/configurator/drawing.ts';
import { cartText } from '#text/ordering/cart.ts';
import { checkoutErrors } from '#text/ordering/checkout.ts';
import { photoTexts } from '#text/ordering/photos.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { timestampFrom } from '../../cart/cart-line.ts';
import {
  type Added,
  changeAmount,
  changeReference,
  copyLine,
  removeLine,
  restoreLine,
} from '../../cart/change-lines.ts';
import { findCartLine, findRemovedLine } from '../../cart/find-lines.ts';
import { lineDrawing } from '../../cart/line-drawing.ts';
import { Refusal } from '../../errors.ts';
import { rowId } from '../../input/read-address.ts';
import { oneLine, readForm } from '../../input/read-form.ts';
import { changesForCustomer } from '../../middleware/change-for-customer.ts';
import { isCall } from '../../middleware/errors.ts';
import { signedInPerson } from '../../middleware/session.ts';
import { takePhotos } from '../../middleware/take-photos.ts';
import { addLinePhotos, removeLinePhoto } from '../../photos/line-photos.ts';
import { answerAdded, answerGone, toCart, toLine } from './back-to-cart.ts';
import type { ShownCart } from './show-cart.ts';

const formKey = z.uuid();
const amountField = { kind: 'amount', name: 'amount', max: maxAmount } as const;

/** What can be done to one line of the cart. */
export function cartLineRoutes(deps: Dependencies, { open, show }: ShownCart): Hono<AppEnv> {
  const { database, now } = deps;
  const change = changesForCustomer(deps, 'cart_changed_on_behalf');
  return new Hono<AppEnv>()
    .get('/winkelwagen/:timestamp/tekening.svg', async (c) => {
      const line = await findCartLine(database, signedInPerson(c).id, lineOf(c));
      const input = line && lineDrawing(line, signedInPerson(c).unit);
      if (!input) throw new Refusal(404, callErrors.notFound);
      const drawing = drawingOf(input, 'plain');
      c.header('Cache-Control', 'no-store');
      return c.body(drawingToSvg(drawing, drawingTexts(drawing)), 200, { 'Content-Type': 'image/svg+xml' });
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
      const { data: key = null } = formKey.safeParse((await readForm(c))['key']);
      const outcome = await change(c, 'copy', (db) => copyLine(db, id, lineOf(c), now(), key), isAdded);
      return answerAdded(c, outcome, 'gekopieerd');
    })
    .post('/winkelwagen/:timestamp/verwijderen', async (c) => {
      const timestamp = lineOf(c);
      const { id } = signedInPerson(c);
      const isRemoved = await change(c, 'removed', (db) => removeLine(db, id, timestamp, now()));
      if (!isRemoved && (isCall(c) || (await findRemovedLine(database, id, timestamp)) === null))
        return answerGone(c);
      // Also to the second press of a double click, which would take away the way back.
      return toCart(c, { verwijderd: String(timestamp) }, cartAnchors.removed);
    })
    .post('/winkelwagen/:timestamp/terugzetten', async (c) => {
      const { id } = signedInPerson(c);
      const outcome = await change(c, 'restored', (db) => restoreLine(db, id, lineOf(c)), isAdded);
      // Put back already: by the first press of a double click, or in another tab.
      const isThere =
        outcome === 'gone' && !isCall(c) && (await findCartLine(database, id, lineOf(c))) !== null;
      return answerAdded(c, isThere ? { timestamp: lineOf(c) } : outcome, 'teruggezet');
    });
}

function isAdded(outcome: Added): boolean {
  return typeof outcome === 'object';
}

function lineOf(c: Context<AppEnv>): number {
  // No line is called 0.
  return timestampFrom(c.req.param('timestamp')) ?? 0;
}
