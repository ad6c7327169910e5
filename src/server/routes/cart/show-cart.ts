import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { CartPage } from '#contract/cart-page.ts';
import { belgianVatId } from '#domain/business/vat.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { type OpenedCart, openCart } from '../../cart/open-cart.ts';
import { type CartExtras, cartPage } from '../../cart/present-cart.ts';
import type { Database } from '../../database/database.ts';
import { mayHere, signedInPerson } from '../../middleware/session.ts';
import { staffAtWork } from '../../middleware/staff-at-work.ts';
import { findReturned, listOpenOffers } from '../../offers/find-offers.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { photosOfCart } from '../../photos/photos.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import { findQuoteNumbers, listConcepts } from '../../quotes/ordering/list-concepts.ts';
import { forecastVat } from '../../vat/check-vat.ts';
import { groupingOf } from './back-to-cart.ts';

export type ShownCart = ReturnType<typeof createShownCart>;

/** The cart of whoever asks, and the page of it: as it is, or with what was refused. */
export function createShownCart(deps: Dependencies, priceLists: PriceLists) {
  const { database } = deps;

  async function open(c: Context<AppEnv>): Promise<OpenedCart> {
    const person = signedInPerson(c);
    if (belgianVatId(person.vatId) !== null) await forecastVat(deps, person, person.deliveryCountry);
    return openCart(deps, priceLists, person);
  }

  async function show(
    c: Context<AppEnv>,
    cart: OpenedCart,
    extras: CartExtras,
    status: 200 | 422 = 200,
  ): Promise<Response> {
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
    const made = { copyKey: randomUUID(), grouping: groupingOf(c) };
    const all = { isOnBehalf, quoteNumbers, toQuote, offers, returned, ...extras, ...made };
    return answerPage(c, deps, cartPage(cart, person, photos, all), {
      status,
      cache: 'no-store',
      // A line may just have been given its new price.
      cart: { lines: cart.lines.length, totalCents: cart.totals.goods },
    });
  }

  return { open, show };
}

async function wayToQuote(database: Database, companyId: number): Promise<CartPage['toQuote']> {
  return { key: randomUUID(), concepts: await listConcepts(database, companyId) };
}
