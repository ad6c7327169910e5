import { and, eq, inArray } from 'drizzle-orm';
import { maxCartLines } from '#domain/cart/terms.ts';
import { configuredLine } from '#domain/line/configured-line.ts';
import type { SignedInPerson } from '../../app-env.ts';
import type { LineSnapshot } from '../../cart/cart-line.ts';
import { linesOf } from '../../cart/find-lines.ts';
import { lockCart } from '../../cart/lock-cart.ts';
import type { CartDependencies } from '../../cart/open-cart.ts';
import { putLines } from '../../cart/put-lines.ts';
import type { Database } from '../../database/database.ts';
import { people } from '../../database/schema/accounts.ts';
import { cartLines } from '../../database/schema/carts.ts';
import { holdCart } from '../../offers/move-lines.ts';
import { copyPhotosOfQuote } from '../../photos/carry-photos.ts';
import type { Prices } from '../../prices/price-lists.ts';
import { lockQuote } from '../change-quote.ts';
import { findDone, rememberDone } from '../done-once.ts';
import type { FoundQuote } from '../find-quote.ts';
import { writeQuoteEvent } from '../write-quote-event.ts';
import { listQuoteOrders, type QuoteOrder } from './quote-orders.ts';
import { type OrderReview, type ReviewedScreen, reviewOrder, seenOf, snapshotOf } from './review-order.ts';
import { setAside } from './save-cart.ts';

type Wanted = {
  readonly number: string;
  // Drawn when the form was made: what is sent twice is done once.
  readonly key: string;
  // Whoever was told that it was done before wants it once more.
  readonly isAgain: boolean;
};

/** What speaks against doing it without asking: orders that stand, and how many of its lines lie in the cart. */
export type DoneBefore = { readonly orders: readonly QuoteOrder[]; readonly inCart: number };

export type PutInCart =
  | { readonly kind: 'done' }
  | { readonly kind: 'asks'; readonly before: DoneBefore }
  | { readonly kind: 'full'; readonly lines: number; readonly adding: number }
  | { readonly kind: 'no-screens' }
  | { readonly kind: 'gone' };

/** R13.1: all screens of a quote into the cart, as they stand in it; the cart prices them anew and says what changed. */
export function putInCart(
  { database, now }: Pick<CartDependencies, 'database' | 'now'>,
  person: SignedInPerson,
  { number, key, isAgain }: Wanted,
): Promise<PutInCart> {
  return database.transaction(async (transaction): Promise<PutInCart> => {
    const call = { personId: person.id, key, route: 'quote-to-cart' };
    const held = await hold(transaction, person, { number, call }, now());
    if (held === 'done' || held === 'gone') return { kind: held };
    const { quote } = held;
    const lying = await transaction.$count(
      cartLines,
      and(linesOf(person.id), eq(cartLines.quoteId, quote.id)),
    );
    const orders = (await listQuoteOrders(transaction, quote.id)).filter(
      ({ status }) => status !== 'cancelled',
    );
    if ((lying > 0 || orders.length > 0) && !isAgain)
      return { kind: 'asks', before: { orders, inCart: lying } };
    const screens = quote.lines.flatMap((line) =>
      line.kind === 'own' ? [] : [{ id: line.id, snapshot: configuredLine(line.screen) }],
    );
    if (screens.length === 0) return { kind: 'no-screens' };
    const present = await transaction.$count(cartLines, linesOf(person.id));
    if (present + screens.length > maxCartLines) {
      return { kind: 'full', lines: present, adding: screens.length };
    }
    await put(transaction, person, quote, screens, now());
    await rememberDone(transaction, call, number);
    return { kind: 'done' };
  });
}

export type OrderWanted = Wanted & {
  /** What its form was made from; see `seenOf`. */
  readonly seen: string;
  readonly lineIds: readonly number[];
  /** What becomes of what lies in the cart besides; null where nothing was chosen. */
  readonly others: 'along' | 'aside' | null;
};

/** What has still to be chosen before anything is ordered. */
export type OrderFault = 'lines' | 'others' | 'again';

export type PreparedOrder =
  | { readonly kind: 'done' }
  | { readonly kind: 'gone' }
  /** Nothing is done: its reader sees first what is otherwise now. */
  | { readonly kind: 'changed'; readonly review: OrderReview }
  | { readonly kind: 'refused'; readonly review: OrderReview; readonly faults: readonly OrderFault[] }
  | { readonly kind: 'full'; readonly review: OrderReview; readonly lines: number; readonly adding: number };

/**
 * R13.5: what was ticked into the cart, at the prices that were just shown, on its way to the checkout. What lay there of this
 * quote makes way for it; what else lay there comes along or is set aside, as was chosen.
 */
export function prepareOrder(
  deps: CartDependencies,
  prices: Prices,
  person: SignedInPerson,
  { number, key, seen, lineIds, others, isAgain }: OrderWanted,
): Promise<PreparedOrder> {
  return deps.database.transaction(async (transaction): Promise<PreparedOrder> => {
    const now = deps.now();
    // Who goes back from the checkout has the same key, and may tick something else.
    const ticked = lineIds.toSorted((one, other) => one - other);
    const bodyHash = JSON.stringify([number, ticked, others]);
    const call = { personId: person.id, key, route: 'quote-to-order', bodyHash };
    const held = await hold(transaction, person, { number, call }, now);
    if (held === 'done' || held === 'gone') return { kind: held };
    const { quote } = held;
    const review = await reviewOrder({ ...deps, database: transaction }, prices, person, quote);
    if (seenOf(review) !== seen) return { kind: 'changed', review };
    const chosen = chosenOf(review, lineIds);
    const faults = faultsOf(review, chosen, { others, isAgain });
    if (faults.length > 0) return { kind: 'refused', review, faults };
    const staying = others === 'along' ? review.others.length : 0;
    if (staying + chosen.length > maxCartLines) {
      return { kind: 'full', review, lines: staying, adding: chosen.length };
    }
    if (others === 'aside' && review.others.length > 0) {
      await setAside(transaction, person, review.others, now);
    }
    await takeOut(transaction, review, now);
    const screens = chosen.flatMap((one) =>
      snapshotOf(one).map((snapshot) => ({ id: one.line.id, snapshot })),
    );
    await put(transaction, person, quote, screens, now);
    await rememberDone(transaction, call, number);
    return { kind: 'done' };
  });
}

/** What can be ordered of what was ticked. */
export function chosenOf({ screens }: OrderReview, lineIds: readonly number[]): readonly ReviewedScreen[] {
  return screens.filter(({ line, price }) => price !== null && lineIds.includes(line.id));
}

function faultsOf(
  review: OrderReview,
  chosen: readonly ReviewedScreen[],
  { others, isAgain }: Pick<OrderWanted, 'others' | 'isAgain'>,
): readonly OrderFault[] {
  const isTwice = review.orders.length > 0 || review.colleagues.length > 0;
  return [
    ...(chosen.length === 0 ? (['lines'] as const) : []),
    ...(review.others.length > 0 && others === null ? (['others'] as const) : []),
    ...(isTwice && !isAgain ? (['again'] as const) : []),
  ];
}

type Held = { readonly quote: FoundQuote };

// The cart before the quote, as everywhere: nobody waits for somebody who waits for them.
async function hold(
  transaction: Database,
  person: SignedInPerson,
  { number, call }: { readonly number: string; readonly call: Parameters<typeof findDone>[1] },
  now: Date,
): Promise<Held | 'done' | 'gone'> {
  await holdCart(transaction, person.id);
  await lockCart(transaction, person.id);
  if ((await findDone(transaction, call)) !== null) return 'done';
  const quote = await lockQuote(transaction, person.companyId, number, now);
  return quote === null ? 'gone' : { quote };
}

type PutScreen = { readonly id: number; readonly snapshot: LineSnapshot };

async function put(
  transaction: Database,
  person: SignedInPerson,
  quote: FoundQuote,
  screens: readonly PutScreen[],
  now: Date,
): Promise<void> {
  const measuredBy = await findMeasurer(transaction, quote, person.id);
  const lines = screens.map(({ snapshot }) => ({
    ...snapshot,
    // Never who it is for: an order is read by others than the company's own people.
    reference: snapshot.reference || quote.number,
    ...{ measuredBy, quoteId: quote.id, quoteVersion: quote.version },
  }));
  const done = await putLines(transaction, { personId: person.id, lines, replaced: null, call: null }, now);
  if (done.kind !== 'done') throw new Error(`a cart with room for ${lines.length} lines is ${done.kind}`);
  const places = done.timestamps.map((timestamp, index) => [timestamp, screens[index]?.id ?? 0] as const);
  await copyPhotosOfQuote(transaction, person.id, new Map(places));
  const event = { quoteId: quote.id, version: quote.version, kind: 'to_cart', personId: person.id } as const;
  await writeQuoteEvent(transaction, event, now);
}

// As lines that somebody takes out of the cart.
async function takeOut(transaction: Database, { inCart }: OrderReview, now: Date): Promise<void> {
  const ids = inCart.map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction.update(cartLines).set({ removedAt: now }).where(inArray(cartLines.id, ids));
}

// R12.1: who measured sees what became of it.
async function findMeasurer(
  transaction: Database,
  { madeBy }: FoundQuote,
  personId: number,
): Promise<number | null> {
  if (madeBy === null || madeBy === personId) return null;
  const [maker] = await transaction.select({ role: people.role }).from(people).where(eq(people.id, madeBy));
  return maker?.role === 'measurer' ? madeBy : null;
}
