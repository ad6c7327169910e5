import { dutchVatPercent } from '../business/vat.ts';
import { type Cents, cents, divideHalfUp, sum, times, zero } from '../money/cents.ts';
import { wholePrice } from '../pricing/discount.ts';
import type { QuoteDiscount, QuoteLine, QuoteVatPercent } from './quote-line.ts';
import { type Rounding, type SharedPriceRule, sellingPrice } from './selling-price.ts';

/** How a whole quote is priced. */
export type QuotePricing = {
  readonly rule: SharedPriceRule;
  readonly rounding: Rounding;
  readonly discount: QuoteDiscount | null;
};

/** What the end customer is asked for a line, incl. VAT. */
export type LinePrice = {
  readonly unit: Cents;
  readonly total: Cents;
  readonly vatPercent: QuoteVatPercent;
};

export type VatPart = {
  readonly percent: QuoteVatPercent;
  /** What the lines of this rate come to after the discount. */
  readonly withVat: Cents;
  readonly vat: Cents;
};

/** What the end customer may read. */
export type QuoteTotals = {
  /** All lines incl. VAT. */
  readonly lines: Cents;
  /** What comes off, incl. VAT; zero without a discount. */
  readonly discount: Cents;
  /** What is to be paid. */
  readonly total: Cents;
  readonly withoutVat: Cents;
  /** Highest rate first; only those that occur. */
  readonly vat: readonly VatPart[];
};

/** What only the dealer may read, excl. VAT. */
export type QuoteMargin = {
  /** What the dealer pays for the screens. */
  readonly net: Cents;
  /** What the dealer gets for them, or for everything, after the discount. */
  readonly sales: Cents;
  readonly margin: Cents;
  /** Of the sales, in basis points; null where nothing is sold. */
  readonly basisPoints: number | null;
};

export function linePrice(line: QuoteLine, { rule, rounding }: QuotePricing): LinePrice {
  if (line.kind === 'own') {
    const total = cents(divideHalfUp(line.price * line.quantity, 100));
    return { unit: line.price, total, vatPercent: line.vatPercent };
  }
  const unit = sellingPrice(line.screen, line.rule ?? rule, rounding);
  return { unit, total: times(unit, line.screen.amount), vatPercent: dutchVatPercent };
}

/** Of one line or of all. Own lines are the dealer's own work: nothing is paid to us for them. */
export function marginOf(net: Cents, sales: Cents): QuoteMargin {
  const margin = cents(sales - net);
  const basisPoints = sales === 0 ? null : portion(margin, wholePrice, sales);
  return { net, sales, margin, basisPoints };
}

export function netOf(line: QuoteLine): Cents {
  return line.kind === 'own' ? zero : times(line.screen.unitPrice, line.screen.amount);
}

/** What is left of an amount without the VAT that is in it. */
export function withoutVat(withVat: Cents, percent: number): Cents {
  return cents(withVat - portion(withVat, percent, 100 + percent));
}

export function quoteTotals(lines: readonly QuoteLine[], pricing: QuotePricing): QuoteTotals {
  const prices = lines.map((line) => linePrice(line, pricing));
  const byRate = Map.groupBy(prices, ({ vatPercent }) => vatPercent);
  const rates = [...byRate]
    .map(([percent, ofRate]) => ({ percent, amount: sum(ofRate.map(({ total }) => total)) }))
    .toSorted((one, other) => other.percent - one.percent);
  const all = sum(rates.map(({ amount }) => amount));
  const discount = discountOf(all, pricing.discount);
  const parts = spread(
    discount,
    rates.map(({ amount }) => amount),
  );
  const vat = rates.map(({ percent, amount }, index) => {
    const withVat = cents(amount - (parts[index] ?? 0));
    return { percent, withVat, vat: cents(withVat - withoutVat(withVat, percent)) };
  });
  const total = cents(all - discount);
  return {
    lines: all,
    discount,
    total,
    withoutVat: cents(total - sum(vat.map((part) => part.vat))),
    vat,
  };
}

/**
 * What each line brings excl. VAT, by its id, with its part of the discount off it. To the cent: any of them together are what
 * they are one by one, and all of them what the quote comes to.
 */
export function salesByLine(lines: readonly QuoteLine[], pricing: QuotePricing): ReadonlyMap<number, Cents> {
  const priced = lines.map((line) => ({ id: line.id, ...linePrice(line, pricing) }));
  const parts = quoteTotals(lines, pricing).vat.flatMap(({ percent, withVat, vat }) => {
    const ofRate = priced.filter(({ vatPercent }) => vatPercent === percent);
    const sales = spread(
      cents(withVat - vat),
      ofRate.map(({ total }) => total),
    );
    return ofRate.map(({ id }, index) => [id, sales[index] ?? zero] as const);
  });
  return new Map(parts);
}

/** Never more than there is. */
function discountOf(all: Cents, discount: QuoteDiscount | null): Cents {
  if (discount === null) return zero;
  const wanted =
    discount.kind === 'amount' ? discount.amount : portion(all, discount.basisPoints, wholePrice);
  return cents(Math.min(wanted, all));
}

// Half up. Five hundred lines at their limits come to more than a product of plain numbers holds exactly.
function portion(amount: number, over: number, under: number): number {
  const [numerator, denominator] = [2n * BigInt(amount) * BigInt(over) + BigInt(under), 2n * BigInt(under)];
  const quotient = numerator / denominator;
  // Whole numbers without end are cut off towards zero: below it that is up, and not half up.
  return Number(numerator < 0n && numerator % denominator !== 0n ? quotient - 1n : quotient);
}

// In proportion, to the cent: what rounding down leaves goes to who lost most by it, the highest rate first.
function spread(amount: Cents, over: readonly Cents[]): readonly Cents[] {
  const whole = sum(over);
  if (whole === 0) return over.map(() => zero);
  const shares = over.map((part) => BigInt(amount) * BigInt(part));
  const parts = shares.map((share) => Number(share / BigInt(whole)));
  const lost = shares.map((share, index) => ({ index, rest: share % BigInt(whole) }));
  lost.sort((one, other) => (other.rest > one.rest ? 1 : other.rest < one.rest ? -1 : 0));
  const left = amount - parts.reduce((one, other) => one + other, 0);
  for (const { index } of lost.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts.map(cents);
}
