import { randomUUID } from 'node:crypto';
import { products } from '#catalogue/index.ts';
import type { QuoteLineData, QuotePage, QuoteScreenData, ScreenTodayData } from '#contract/quote/quote.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { dutchVatPercent } from '#domain/business/vat.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import type { Unit } from '#domain/measure/millimetres.ts';
import { type Cents, sum, zero } from '#domain/money/cents.ts';
import type { QuoteLine, QuoteScreen } from '#domain/quote/quote-line.ts';
import { isSettled } from '#domain/quote/quote-state.ts';
import { linePrice, marginOf, netOf, quoteTotals, salesByLine } from '#domain/quote/quote-totals.ts';
import { summaryInUnit } from '#text/configurator/summary-in-unit.ts';
import { formatQuantity } from '#text/quotes/document.ts';
import type { Dependencies, SignedInPerson } from '../app-env.ts';
import { lineDrawing } from '../cart/line-drawing.ts';
import { describeProblems } from '../cart/present-cart.ts';
import { presentTotals } from '../cart/present-totals.ts';
import { encodeSeen } from '../input/seen.ts';
import { presentPhotos } from '../photos/present-photos.ts';
import { photosOfQuote } from '../photos/quote-photos.ts';
import type { PriceLists, Prices } from '../prices/price-lists.ts';
import { productName } from '../product/product-text.ts';
import { listQuoteEvents } from './find-events.ts';
import type { FoundQuote } from './find-quote.ts';
import { type QuoteDependencies, type ScreenToday, screensToday } from './lines/screen-today.ts';
import { listQuoteOrders, presentOrders } from './ordering/quote-orders.ts';
import { lineFormName, presentForm, presentForms, type ReturnedForms } from './present-forms.ts';
import { presentSending } from './sending/present-sending.ts';

// Most of a long quote's weight is its drawings: the browser fetches the others when they come into view.
const drawnInPage = 20;

type Extras = Pick<QuotePage, 'can' | 'notice' | 'removed'> & { readonly returned: ReturnedForms };

/** R13.2: all that the dealer may know of a quote. */
export async function quotePage(
  deps: QuoteDependencies & Pick<Dependencies, 'settings'>,
  priceLists: PriceLists,
  person: SignedInPerson,
  quote: FoundQuote,
  { can, notice, removed, returned }: Extras,
): Promise<QuotePage> {
  const now = deps.now();
  const prices = await priceLists.recent();
  const isOpen = !isSettled(quote.standing);
  const today = isOpen ? screensToday(deps, prices, person, quote.lines) : new Map<number, ScreenToday>();
  const form = (id: number) => (isOpen ? presentForm(quote, lineFormName(id), returned, now) : null);
  const { number, version, revision, validUntil, customer, subject, opening, closing } = quote;
  const { rule, rounding, discount } = quote;
  const totals = quoteTotals(quote.lines, quote);
  const sales = salesByLine(quote.lines, { ...quote, discount: null });
  const photos = await photosOfQuote(deps.database, quote.id);
  return {
    name: 'quote',
    unit: person.unit,
    ...{ number, version, revision, validUntil, customer, subject, opening, closing },
    ...{ rule, rounding, discount, totals, can, notice, removed },
    state: quote.standing,
    isPast: quote.standing === 'concept' && validUntil < dutchDate(now),
    lines: quote.lines.map((line, index) => ({
      ...presentLine(line, quote, sales.get(line.id) ?? zero),
      screen:
        line.kind === 'own'
          ? null
          : {
              ...presentScreen(line, index, person.unit, today.get(line.id)),
              photos: presentPhotos(photos.get(line.id)),
            },
      form: form(line.id),
    })),
    margin: marginOf(sum(quote.lines.map(netOf)), totals.withoutVat),
    onOrdering: presentOnOrdering(deps, prices, person, quote),
    pricesSeen: hasOther(today) ? encodeSeen(pricesOf(today), now) : null,
    forms: isOpen ? presentForms(quote, returned, now) : null,
    orders: presentOrders(await listQuoteOrders(deps.database, quote.id)),
    events: await listQuoteEvents(deps.database, quote.id),
    ...(await presentSending(deps, quote)),
    key: randomUUID(),
    products: products.map(({ code }) => ({ code, name: productName(code) })),
  };
}

/** What a line is and what it brings; the margin before the discount of the whole. */
export function presentLine(
  line: QuoteLine,
  quote: FoundQuote,
  // Its part of what all lines bring excl. VAT, so that the margins of the lines are that of the whole to the cent.
  sales: Cents,
): Pick<QuoteLineData, 'id' | 'group' | 'name' | 'quantity' | 'price' | 'margin'> {
  const { id, group } = line;
  const price = linePrice(line, quote);
  if (line.kind === 'own') {
    const quantity = formatQuantity(line.quantity, line.unit);
    return { id, group, name: line.description, quantity, price, margin: null };
  }
  const margin = marginOf(netOf(line), sales);
  const { productCode, amount } = line.screen;
  return { id, group, name: productName(productCode), quantity: String(amount), price, margin };
}

/** Today's prices of what has another one, so that a button takes over what its reader saw. */
export function pricesOf(today: ReadonlyMap<number, ScreenToday>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...today].flatMap(([id, one]) =>
      one.kind === 'other' ? [[String(id), `${one.unitPrice} ${one.advicePrice}`]] : [],
    ),
  );
}

function hasOther(today: ReadonlyMap<number, ScreenToday>): boolean {
  return [...today.values()].some(({ kind }) => kind === 'other');
}

function presentScreen(
  { screen, rule }: QuoteScreen,
  index: number,
  unit: Unit,
  today: ScreenToday = { kind: 'same' },
): Omit<QuoteScreenData, 'photos'> {
  const drawing = lineDrawing(screen, unit);
  return {
    code: screen.productCode,
    boxLabel: screen.boxLabel,
    reference: screen.reference,
    amount: screen.amount,
    drawing: drawing !== null && index >= drawnInPage ? 'later' : drawing,
    totalWidth: screen.totalWidth,
    totalHeight: screen.totalHeight,
    summary: summaryInUnit(screen.summary, unit),
    netCents: screen.unitPrice,
    adviceCents: screen.advicePrice,
    rule,
    today: presentToday(screen.productCode, today, unit),
  };
}

function presentToday(productCode: string, today: ScreenToday, unit: Unit): ScreenTodayData {
  if (today.kind === 'same') return today;
  if (today.kind === 'other') {
    return { kind: 'other', netCents: today.unitPrice, adviceCents: today.advicePrice };
  }
  const { findings } = today;
  return { kind: 'impossible', problems: describeProblems({ productCode, findings }, unit) };
}

function presentOnOrdering(
  { shopSettings, now }: QuoteDependencies,
  prices: Prices,
  person: SignedInPerson,
  { lines }: FoundQuote,
): QuotePage['onOrdering'] {
  const screens = lines.flatMap((line) => (line.kind === 'own' ? [] : [line.screen]));
  if (screens.length === 0) return null;
  const { group } = prices.discounts(person, dutchDate(now()));
  // Excl. VAT: what is paid over it does not show.
  const buyer = { groupDiscount: group, vatPercent: dutchVatPercent } as const;
  const { fees, shippingCents } = presentTotals(
    cartTotals(screens, buyer, shopSettings.recent().shipping),
    person.unit,
  );
  return { fees, shippingCents };
}
