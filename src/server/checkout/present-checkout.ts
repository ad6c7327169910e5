import type { CheckoutChange, CheckoutLine, CheckoutPage } from '#contract/checkout-page.ts';
import type { FormState } from '#contract/form-state.ts';
import type { Country } from '#domain/business/address.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Vat } from '#domain/business/vat.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import { deliveryDate, latestDate } from '#domain/delivery/delivery-date.ts';
import { times } from '#domain/money/cents.ts';
import { formatAddress } from '#text/account/account.ts';
import type { PaymentDependencies, SignedInPerson } from '../app-env.ts';
import type { OpenedCart, OpenedLine } from '../cart/open-cart.ts';
import { presentTotals } from '../cart/present-totals.ts';
import { fingerprint } from '../orders/fingerprint.ts';
import { listMethods } from '../payments/present-payment.ts';
import { productName } from '../product/product-text.ts';
import type { MovedOn, OrderedSince } from '../quotes/ordering/quote-orders.ts';
import type { DeliveryChoice } from './delivery-choices.ts';
import { offerOnAccount } from './offer-on-account.ts';

type Shown = {
  readonly cart: OpenedCart;
  readonly orderedSince: readonly OrderedSince[];
  readonly movedOn: readonly MovedOn[];
  readonly person: SignedInPerson;
  readonly choices: readonly DeliveryChoice[];
  readonly form: FormState;
  readonly vat: Vat;
  // Of the address that is chosen.
  readonly country: Country;
  readonly key: string;
  readonly change: CheckoutChange | null;
  readonly isOnBehalf: boolean;
};

export async function checkoutPage(
  deps: PaymentDependencies,
  { cart, orderedSince, movedOn, person, choices, form, vat, country, key, change, isOnBehalf }: Shown,
): Promise<CheckoutPage> {
  const { shipping, workshop } = deps.shopSettings.recent();
  const buyer = { groupDiscount: cart.groupDiscount, vatPercent: vat.percent };
  const totals = cartTotals(cart.lines, buyer, shipping);
  const today = dutchDate(deps.now());
  const arrives = (days: number) => deliveryDate({ from: today, days, country }, workshop);
  const lines = cart.lines.map((line) => checkoutLine(line, arrives));
  return {
    name: 'checkout',
    unit: person.unit,
    form,
    addresses: choices.map(({ value, address }) => ({
      value,
      recipient: address.recipient,
      lines: formatAddress(address),
    })),
    lines,
    orderedSince: orderedSince.map(({ quote, order, placedAt }) => ({
      ...{ quote, order },
      placedOn: dutchDate(placedAt),
    })),
    movedOn,
    totals: presentTotals(totals, person.unit),
    deliveryDate: latestDate(lines.map(({ deliveryDate }) => deliveryDate)),
    vat: { reason: vat.reason, vatId: person.vatId },
    methods: await listMethods(deps, { amount: totals.total }),
    onAccount: await offerOnAccount(deps, person.companyId, totals.total),
    behalf: isOnBehalf ? { person: person.name, email: person.email } : null,
    key,
    agreedLines: fingerprint(cart.lines),
    change,
  };
}

function checkoutLine(line: OpenedLine, arrives: (days: number) => string): CheckoutLine {
  const { deliveryDays: days } = line;
  return {
    timestamp: line.timestamp,
    code: line.productCode,
    name: productName(line.productCode),
    boxLabel: line.boxLabel,
    amount: line.amount,
    totalWidth: line.totalWidth,
    totalHeight: line.totalHeight,
    unitCents: line.unitPrice,
    lineCents: times(line.unitPrice, line.amount),
    formerUnitCents: line.formerUnitPrice,
    deliveryDate: days === null ? null : arrives(days),
  };
}
