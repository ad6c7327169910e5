import { type Cents, cents, divideHalfUp, sum, times } from '../money/cents.ts';

type Amounts = { readonly net: Cents; readonly vat: Cents };

type Priced = { readonly amount: number; readonly unitPrice: Cents };

type Delivered<Line extends Priced> = {
  readonly order: Amounts & { readonly vatPercent: number };
  /** What its deliveries before this one were invoiced as. */
  readonly earlier: readonly Amounts[];
  /** The screens in this delivery. */
  readonly screens: readonly Line[];
  /** Fees and shipping of the whole order. */
  readonly extras: readonly Line[];
};

type DeliveryInvoice<Line extends Priced> = Amounts & {
  readonly lines: readonly Line[];
  readonly total: Cents;
};

/**
 * R12.3: what a delivery of an order on account is invoiced as. Fees and shipping stand on the first. VAT is counted over all
 * that is invoiced so far, less what was charged before: rounded for each by itself, the invoices would differ from the order.
 */
export function planDeliveryInvoice<Line extends Priced>({
  order,
  earlier,
  screens,
  extras,
}: Delivered<Line>): DeliveryInvoice<Line> {
  const lines = earlier.length === 0 ? [...screens, ...extras] : [...screens];
  const net = sum(lines.map(({ amount, unitPrice }) => times(unitPrice, amount)));
  const invoiced = sum([net, ...earlier.map((one) => one.net)]);
  if (invoiced > order.net) throw new Error(`${invoiced} cents of an order of ${order.net}`);
  const charged = sum(earlier.map(({ vat }) => vat));
  const vat = cents(vatOf(order, invoiced) - charged);
  return { lines, net, vat, total: cents(net + vat) };
}

// The order's own once all of it is invoiced, however it was rounded, and never more on the way there.
function vatOf({ net, vat, vatPercent }: Delivered<Priced>['order'], invoiced: Cents): Cents {
  return invoiced === net ? vat : cents(Math.min(vat, divideHalfUp(invoiced * vatPercent, 100)));
}
