import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Vat } from '#domain/business/vat.ts';
import { type CartTotals, cartTotals } from '#domain/cart/cart-totals.ts';
import { maxCartLines, maxOrderSubtotal } from '#domain/cart/terms.ts';
import type { Discount } from '#domain/pricing/discount.ts';
import type { Finding } from '#domain/product/finding.ts';
import type { Dependencies, SignedInPerson } from '../app-env.ts';
import type { PriceLists } from '../prices/price-lists.ts';
import { knownVat } from '../vat/check-vat.ts';
import { assessLine } from './assess-line.ts';
import type { CartLine } from './cart-line.ts';
import { findRemarks } from './change-lines.ts';
import { listLines } from './find-lines.ts';
import { repriced, storeRepriced } from './reprice-lines.ts';

export type OpenedLine = CartLine & {
  // Whether it can still be ordered as it is, and if not, why.
  readonly isPossible: boolean;
  readonly findings: readonly Finding[];
  // That its price was made with; null where there is none to make.
  readonly discount: Discount | null;
  // When it is paid today and goes where the customer's screens usually go.
  readonly deliveryDays: number | null;
  readonly deliveryDate: string | null;
};

export type OpenedCart = {
  readonly lines: readonly OpenedLine[];
  readonly totals: CartTotals;
  // As far as is known before an address is chosen.
  readonly vat: Vat;
  // What the totals were made with.
  readonly groupDiscount: Discount;
  readonly remarks: string;
  // Why checkout must refuse the cart as it is.
  readonly blockedBy: 'line' | 'lines' | 'total' | null;
};

export type CartDependencies = Pick<Dependencies, 'database' | 'now'> & {
  readonly shopSettings: Pick<Dependencies['shopSettings'], 'recent'>;
};

/**
 * The cart at today's prices. What was agreed under an older price list is never changed silently: the line keeps
 * the price that was last seen beside the new one.
 */
export async function openCart(
  deps: CartDependencies,
  priceLists: PriceLists,
  person: SignedInPerson,
): Promise<OpenedCart> {
  const { database } = deps;
  // One after the other: where an order is placed they share the transaction's one connection.
  const stored = await listLines(database, person.id);
  const remarks = await findRemarks(database, person.id);
  return { ...(await openLines(deps, priceLists, person, stored)), remarks };
}

/** Lines at today's prices for somebody's company, in a cart or on the way to one. */
export async function openLines(
  deps: CartDependencies,
  priceLists: PriceLists,
  person: SignedInPerson,
  stored: readonly CartLine[],
): Promise<Omit<OpenedCart, 'remarks'>> {
  const { database } = deps;
  const vat = await knownVat(deps, person, person.deliveryCountry);
  const prices = await priceLists.latest();
  const today = dutchDate(deps.now());
  const { shipping, workshop } = deps.shopSettings.recent();
  const discounts = prices.discounts(person, today);
  const customer = { discounts, deliveryCountry: person.deliveryCountry };
  const assessed = stored.map((before) => {
    const lineToday = assessLine(before, customer, prices.list, today, workshop);
    return { before, after: repriced(before, lineToday), lineToday };
  });
  await storeRepriced(
    database,
    assessed.filter(({ before, after }) => before !== after),
  );
  const lines = assessed.map(({ after, lineToday }) => ({
    ...after,
    isPossible: lineToday.kind === 'possible',
    findings: lineToday.kind === 'possible' ? [] : lineToday.findings,
    discount: lineToday.kind === 'possible' ? lineToday.discount : null,
    deliveryDays: lineToday.kind === 'possible' ? lineToday.deliveryDays : null,
    deliveryDate: lineToday.kind === 'possible' ? lineToday.deliveryDate : null,
  }));
  const buyer = { groupDiscount: discounts.group, vatPercent: vat.percent };
  const totals = cartTotals(lines, buyer, shipping);
  return { lines, totals, vat, groupDiscount: discounts.group, blockedBy: findBlock(lines, totals) };
}

function findBlock(lines: readonly OpenedLine[], { subtotal }: CartTotals): OpenedCart['blockedBy'] {
  if (lines.length > maxCartLines) return 'lines';
  if (lines.some(({ isPossible }) => !isPossible)) return 'line';
  return subtotal > maxOrderSubtotal ? 'total' : null;
}
