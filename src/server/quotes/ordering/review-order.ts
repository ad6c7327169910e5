import { createHash } from 'node:crypto';
import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Vat } from '#domain/business/vat.ts';
import { type CartTotals, cartTotals } from '#domain/cart/cart-totals.ts';
import { configuredLine } from '#domain/line/configured-line.ts';
import { type ReviewedPrice, reviewPrice, type ScreenNow } from '#domain/quote/order-review.ts';
import type { QuoteScreen } from '#domain/quote/quote-line.ts';
import type { SignedInPerson } from '../../app-env.ts';
import { assessLine, type LineToday } from '../../cart/assess-line.ts';
import type { CartLine, LineSnapshot } from '../../cart/cart-line.ts';
import { listLines } from '../../cart/find-lines.ts';
import type { CartDependencies } from '../../cart/open-cart.ts';
import type { Database } from '../../database/database.ts';
import { people } from '../../database/schema/accounts.ts';
import { cartLines } from '../../database/schema/carts.ts';
import { customerOf } from '../../prices/customer-of.ts';
import type { Prices } from '../../prices/price-lists.ts';
import { knownVat } from '../../vat/check-vat.ts';
import type { FoundQuote } from '../find-quote.ts';
import { listQuoteOrders, type QuoteOrder } from './quote-orders.ts';

export type ReviewedScreen = {
  readonly line: QuoteScreen;
  readonly today: LineToday;
  // Null for what cannot be made any more.
  readonly price: ReviewedPrice | null;
};

/** R13.5: a quote as it would be ordered now, and all that somebody should know before doing so. */
export type OrderReview = {
  readonly quote: FoundQuote;
  readonly screens: readonly ReviewedScreen[];
  // Made of it already, and standing.
  readonly orders: readonly QuoteOrder[];
  // In whose carts its lines lie, or wait for a colleague.
  readonly colleagues: readonly string[];
  // Its lines in the reader's own cart, whose place these take.
  readonly inCart: readonly CartLine[];
  // What else lies there.
  readonly others: readonly CartLine[];
  readonly vat: Vat;
  readonly totalsOf: (chosen: readonly ReviewedScreen[]) => CartTotals;
};

export async function reviewOrder(
  deps: CartDependencies,
  prices: Prices,
  person: SignedInPerson,
  quote: FoundQuote,
): Promise<OrderReview> {
  const { database } = deps;
  const today = dutchDate(deps.now());
  const { shipping, workshop } = deps.shopSettings.recent();
  const customer = customerOf(person, prices, today);
  const screens = quote.lines.flatMap((line): readonly ReviewedScreen[] => {
    if (line.kind === 'own') return [];
    const found = assessLine(line.screen, customer, prices.list, today, workshop);
    if (found.kind === 'impossible') return [{ line, today: found, price: null }];
    const now = { line, unitPrice: found.price.unit };
    return [{ line, today: found, price: reviewPrice([now], quote) }];
  });
  // One after the other: where the order is prepared they share the transaction's one connection.
  const lying = await listLines(database, person.id);
  const orders = await listQuoteOrders(database, quote.id);
  const colleagues = await findColleagues(database, quote.id, person.id);
  const vat = await knownVat(deps, person, person.deliveryCountry);
  const buyer = { groupDiscount: customer.discounts.group, vatPercent: vat.percent };
  return {
    ...{ quote, screens, colleagues, vat },
    orders: orders.filter(({ status }) => status !== 'cancelled'),
    inCart: lying.filter(({ quoteId }) => quoteId === quote.id),
    others: lying.filter(({ quoteId }) => quoteId !== quote.id),
    totalsOf: (chosen) => cartTotals(chosen.flatMap(snapshotOf), buyer, shipping),
  };
}

/** As it comes to lie in the cart: at today's price, and from this quote. Nothing for what cannot be made any more. */
export function snapshotOf({ line, today }: ReviewedScreen): readonly LineSnapshot[] {
  if (today.kind === 'impossible') return [];
  const { price, priceListVersion } = today;
  return [
    { ...configuredLine(line.screen), unitPrice: price.unit, advicePrice: price.advice, priceListVersion },
  ];
}

export function reviewedTotal({ quote }: OrderReview, chosen: readonly ReviewedScreen[]): ReviewedPrice {
  const screens = chosen.flatMap(({ line, today }): readonly ScreenNow[] =>
    today.kind === 'possible' ? [{ line, unitPrice: today.price.unit }] : [],
  );
  return reviewPrice(screens, quote);
}

/** What its reader had before them: where this is another text, they are shown what changed before anything is done. */
export function seenOf({ quote, screens, orders, colleagues, others, totalsOf }: OrderReview): string {
  const { revision, standing } = quote;
  const all = [
    // That its end customer opened it changes nothing.
    [revision, standing === 'seen' ? 'sent' : standing],
    screens.map(({ line, today }) =>
      today.kind === 'impossible' ? [line.id] : [line.id, today.price.unit, today.deliveryDate],
    ),
    totalsOf(screens).total,
    orders.map(({ number }) => number),
    colleagues,
    others.map(({ id, amount }) => [id, amount]),
  ];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 22);
}

async function findColleagues(
  database: Database,
  quoteId: number,
  personId: number,
): Promise<readonly string[]> {
  const found = await database
    .selectDistinct({ name: people.name })
    .from(cartLines)
    .innerJoin(people, eq(people.id, cartLines.personId))
    .where(
      and(
        eq(cartLines.quoteId, quoteId),
        isNull(cartLines.removedAt),
        or(ne(cartLines.personId, personId), isNotNull(cartLines.offerId)),
      ),
    )
    .orderBy(people.name);
  return found.map(({ name }) => name);
}
