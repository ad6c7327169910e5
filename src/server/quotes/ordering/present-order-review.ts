import type { FormState } from '#contract/form-state.ts';
import {
  type BeforeAndNow,
  orderFields,
  type QuoteOrderPage,
  type ReviewLine,
} from '#contract/quote/order.ts';
import type { WayToOrder } from '#domain/account/way-to-order.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { latestDate } from '#domain/delivery/delivery-date.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import type { QuoteMargin } from '#domain/quote/quote-totals.ts';
import { describeProblems } from '../../cart/present-cart.ts';
import { presentTotals } from '../../cart/present-totals.ts';
import { productName } from '../../product/product-text.ts';
import { chosenOf } from './put-in-cart.ts';
import { presentOrders } from './quote-orders.ts';
import { type OrderReview, type ReviewedScreen, reviewedTotal, seenOf } from './review-order.ts';

type Shown = {
  readonly unit: Unit;
  readonly wayToOrder: WayToOrder;
  // Null for a page that is opened: all that can be made is ticked.
  readonly lineIds: readonly number[] | null;
  readonly form: FormState;
  readonly key: string;
  readonly isChanged: boolean;
};

export function orderReviewPage(
  review: OrderReview,
  { unit, wayToOrder, lineIds, form, key, isChanged }: Shown,
): QuoteOrderPage {
  const { quote, screens } = review;
  const ids = lineIds ?? screens.map(({ line }) => line.id);
  const chosen = chosenOf(review, ids);
  const { before, now } = reviewedTotal(review, chosen);
  const { number, version, standing: state, validUntil, answeredAt } = quote;
  return {
    name: 'quote-order',
    ...{ unit, number, version, state, validUntil, wayToOrder, form, key, isChanged },
    customer: quote.customer.name,
    answeredOn: answeredAt && dutchDate(answeredAt),
    lines: screens.map((screen) => reviewLine(screen, unit, ids, form)),
    ownLines: quote.lines.length - screens.length,
    before: amounts(before),
    now: amounts(now),
    totals: presentTotals(review.totalsOf(chosen), unit),
    deliveryDate: latestDate(
      chosen.map(({ today }) => (today.kind === 'possible' ? today.deliveryDate : null)),
    ),
    orders: presentOrders(review.orders),
    colleagues: review.colleagues,
    inCart: review.inCart.length,
    others: review.others.length,
    seen: seenOf(review),
  };
}

function reviewLine(
  { line, today, price }: ReviewedScreen,
  unit: Unit,
  ids: readonly number[],
  form: FormState,
): ReviewLine {
  const { id, group, screen } = line;
  const { productCode, boxLabel, amount, totalWidth, totalHeight } = screen;
  const isPossible = today.kind === 'possible';
  const unitCents = isPossible ? today.price.unit : null;
  const shown = form.values[orderFields.shown(id)];
  return {
    ...{ id, group, boxLabel, amount, totalWidth, totalHeight, unitCents },
    code: productCode,
    name: productName(productCode),
    before: price === null ? { netCents: screen.unitPrice * amount, marginCents: 0 } : amounts(price.before),
    now: price && amounts(price.now),
    shownUnitCents: /^\d{1,10}$/.test(shown ?? '') && Number(shown) !== unitCents ? Number(shown) : null,
    isTicked: isPossible && ids.includes(id),
    problems: isPossible ? [] : describeProblems({ productCode, findings: today.findings }, unit),
    deliveryDate: isPossible ? today.deliveryDate : null,
  };
}

function amounts({ net, margin }: QuoteMargin): BeforeAndNow {
  return { netCents: net, marginCents: margin };
}
