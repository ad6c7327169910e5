import { type Context, Hono } from 'hono';
import type { CartPage } from '#contract/cart-page.ts';
import { maxRemarks } from '#domain/cart/terms.ts';
import { cartNotices, cartProblems, cartText } from '#text/ordering/cart.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { timestampFrom } from '../../cart/cart-line.ts';
import { acknowledgePrices, saveRemarks } from '../../cart/change-lines.ts';
import { findRemovedLine } from '../../cart/find-lines.ts';
import { type CartExtras, presentCart } from '../../cart/present-cart.ts';
import { dropKeptField } from '../../input/kept-forms.ts';
import { noticeFrom } from '../../input/read-address.ts';
import { plainLines, readForm } from '../../input/read-form.ts';
import { changesForCustomer } from '../../middleware/change-for-customer.ts';
import { keptPlace, keptValues } from '../../middleware/keep-forms.ts';
import { requireRight, signedInPerson } from '../../middleware/session.ts';
import { photosOfCart } from '../../photos/photos.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import { toCart } from './back-to-cart.ts';
import { cartLineRoutes } from './lines.ts';
import { createShownCart } from './show-cart.ts';

/** Every change is a form that posts and comes back to the cart, so that it works without script. */
export function cartRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  const { database, now } = deps;
  const change = changesForCustomer(deps, 'cart_changed_on_behalf');
  const shown = createShownCart(deps, priceLists);
  const { open, show } = shown;
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
    .post('/winkelwagen/opmerkingen', async (c) => {
      const typed = plainLines((await readForm(c))['remarks']);
      if (typed.length > maxRemarks) {
        return show(c, await open(c), { refusedRemarks: { typed, error: cartText.remarksTooLong } }, 422);
      }
      const { id } = signedInPerson(c);
      await change(c, 'remarks', (db) => saveRemarks(db, id, typed, now()));
      // Later than what a checkout form may have kept.
      await dropKeptField(database, keptPlace(c, deps, '/checkout'), 'remarks');
      return toCart(c, { melding: 'opmerkingen' });
    })
    .post('/winkelwagen/prijzen', async (c) => {
      const { id } = signedInPerson(c);
      await change(c, 'prices', (db) => acknowledgePrices(db, id));
      return toCart(c);
    })
    .route('/', cartLineRoutes(deps, shown));
}

function wantsJson(c: Context<AppEnv>): boolean {
  const accept = c.req.header('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
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
