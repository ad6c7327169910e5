import { and, eq, inArray } from 'drizzle-orm';
import type { Vat } from '#domain/business/vat.ts';
import { type CartTotals, cartTotals } from '#domain/cart/cart-totals.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OnAccount } from '#domain/on-account/on-account.ts';
import type { Dependencies, SignedInPerson } from '../app-env.ts';
import { lockCart } from '../cart/lock-cart.ts';
import { openCart } from '../cart/open-cart.ts';
import type { Database } from '../database/database.ts';
import { cartLines, carts } from '../database/schema/carts.ts';
import { orders, type StoredAddress } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { createPayment } from '../payments/create-payment.ts';
import { movePhotos } from '../photos/carry-photos.ts';
import { type PriceLists, standingPrices } from '../prices/price-lists.ts';
import { findOrderedSince, holdQuotesOf, noteOrdered } from '../quotes/ordering/quote-orders.ts';
import { uuidOf } from '../secrets/uuid-of.ts';
import { standing } from '../shop-settings/shop-settings.ts';
import { confirmOrder } from './confirm-order.ts';
import { fingerprint } from './fingerprint.ts';
import { releaseOnAccount, reserveOnAccount } from './on-account.ts';
import { type Order, type StandingOrder, storeOrder } from './store-order.ts';

export type OrderRequest = {
  // Drawn when the form was made: a double click, a reload or the back button sends the same one again.
  readonly key: string;
  readonly deliveryAddress: StoredAddress;
  readonly reference: string;
  readonly remarks: string;
  readonly isNeutral: boolean;
  // For this address, and what it rests on; found before the order, for the register may take its time.
  readonly vat: Vat;
  // What the customer saw and agreed to, including VAT.
  readonly agreedTotal: Cents;
  // The fingerprint of the lines that were seen: another cart may come to the same amount.
  readonly agreedLines?: string;
  // R10.4: the member of staff who places it for the person.
  readonly onBehalf?: Actor | null;
  // R12.2: paid after the invoice, where the company may and has the room; else it is paid in advance.
  readonly isOnAccount?: boolean;
  // R13.5: told that somebody ordered from the same quote meanwhile, and wanted all the same.
  readonly isOrderedAgain?: boolean;
};

export type Placed =
  | StandingOrder
  // Nothing is ordered: the customer can pay in advance at once.
  | { readonly kind: 'refused_on_account'; readonly why: Exclude<OnAccount, { kind: 'free' }> }
  // Prices or the cart have changed since: to be shown and agreed to anew.
  | { readonly kind: 'changed'; readonly totals: CartTotals }
  // R13.5: somebody has ordered from the same quote since the lines came into the cart.
  | { readonly kind: 'ordered_since' }
  // A line that cannot be made any more, or more than can be ordered at once: the cart says so.
  | { readonly kind: 'blocked' }
  // Nothing is left to order, as after another tab has done so.
  | { readonly kind: 'empty' };

export type OrderDependencies = Pick<Dependencies, 'database' | 'jobs' | 'settings' | 'shopSettings' | 'now'>;

/**
 * From cart to order in one transaction: order, lines, payment and mail come into being together and the cart is
 * emptied with them, so whatever is sent twice finds it done.
 */
export async function placeOrder(
  deps: OrderDependencies,
  priceLists: PriceLists,
  person: SignedInPerson,
  request: OrderRequest,
): Promise<Placed> {
  const known = standingPrices(await priceLists.latest());
  const settings = await deps.shopSettings.latest();
  // A key is what a client says: of somebody else it may be the same, and those of the demo's orders tell what may be removed.
  const key = uuidOf('order', person.id, request.key);
  return deps.database.transaction(async (transaction) => {
    await lockCart(transaction, person.id);
    const done = await findPlaced(transaction, person.id, key);
    if (done !== null) return done;
    const cart = await openCart(
      { database: transaction, now: deps.now, shopSettings: standing(settings) },
      known,
      person,
    );
    if (cart.lines.length === 0) return { kind: 'empty' };
    if (cart.blockedBy !== null) return { kind: 'blocked' };
    const buyer = { groupDiscount: cart.groupDiscount, vatPercent: request.vat.percent };
    const totals = cartTotals(cart.lines, buyer, settings.shipping);
    const agreedLines = request.agreedLines ?? fingerprint(cart.lines);
    if (totals.total !== request.agreedTotal || fingerprint(cart.lines) !== agreedLines) {
      return { kind: 'changed', totals };
    }
    const { onBehalf = null, isOnAccount = false, isOrderedAgain = false } = request;
    await holdQuotesOf(transaction, cart.lines);
    const isTwice = (await findOrderedSince(transaction, cart.lines)).length > 0;
    if (isTwice && !isOrderedAgain) return { kind: 'ordered_since' };
    const account = isOnAccount
      ? await reserveOnAccount(transaction, person.companyId, totals.total)
      : advance;
    if (account.kind !== 'free') return { kind: 'refused_on_account', why: account };
    const placedBy = onBehalf?.personId ?? null;
    const whole = { ...request, key, lines: cart.lines, totals, placedBy, termDays: account.termDays };
    const order = await storeOrder(deps, transaction, person.id, whole, settings.workshop);
    const from = { order, lines: cart.lines, personId: placedBy ?? person.id };
    await noteOrdered(transaction, from, deps.now());
    if (onBehalf !== null) await tellLogbook(transaction, onBehalf, order, deps.now());
    const placed = await askOrRelease(deps, transaction, order);
    const told = { placed, unit: person.unit, placedBy: onBehalf?.name ?? null };
    await confirmOrder(deps, transaction, told);
    const lineIds = cart.lines.map(({ id }) => id);
    await movePhotos(transaction, order.id, lineIds);
    await emptyCart(transaction, person.id, lineIds);
    return placed;
  });
}

const advance = { kind: 'free', termDays: null } as const;

async function askOrRelease(
  deps: OrderDependencies,
  transaction: Database,
  order: Order,
): Promise<StandingOrder> {
  if (order.termDays !== null) {
    await releaseOnAccount(deps, transaction, order);
    return { kind: 'on_account', order };
  }
  const { token } = await createPayment(transaction, { kind: 'order', orderId: order.id }, null);
  return { kind: 'placed', order, paymentToken: token };
}

function tellLogbook(transaction: Database, actor: Actor, order: Order, now: Date): Promise<void> {
  const { number, total, customer, termDays } = order;
  const subject = { kind: 'order', id: number, name: number } as const;
  const payment = termDays === null ? 'betaallink' : 'op rekening';
  const after = { company: customer.company, amount: total, payment };
  return writeLogbook(transaction, actor, { action: 'order_placed_on_behalf', subject, after }, now);
}

async function findPlaced(
  transaction: Database,
  personId: number,
  key: string,
): Promise<StandingOrder | null> {
  const [row] = await transaction
    .select({ order: orders, paymentToken: payments.token })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.personId, personId), eq(orders.placedKey, key)))
    .orderBy(payments.id);
  if (row === undefined) return null;
  const { order, paymentToken } = row;
  if (order.termDays !== null) return { kind: 'on_account', order };
  if (paymentToken === null) throw new Error(`${order.number} has nothing to pay it with`);
  return { kind: 'placed', order, paymentToken };
}

async function emptyCart(transaction: Database, personId: number, lineIds: readonly number[]): Promise<void> {
  await transaction.delete(cartLines).where(inArray(cartLines.id, [...lineIds]));
  await transaction.update(carts).set({ remarks: '', reference: '' }).where(eq(carts.personId, personId));
}
