import { dutchDate } from '#domain/business/dutch-date.ts';
import type { ConfiguredLine } from '#domain/line/configured-line.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Finding } from '#domain/product/finding.ts';
import type { QuoteLine } from '#domain/quote/quote-line.ts';
import type { Dependencies, SignedInPerson } from '../../app-env.ts';
import { assessLine } from '../../cart/assess-line.ts';
import type { Prices } from '../../prices/price-lists.ts';

/** What a screen of a quote would be today: nothing of it changes by itself. */
export type ScreenToday =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'other';
      readonly unitPrice: Cents;
      readonly advicePrice: Cents;
      readonly priceListVersion: number;
    }
  | { readonly kind: 'impossible'; readonly findings: readonly Finding[] };

export type QuoteDependencies = Pick<Dependencies, 'database' | 'now'> & {
  readonly shopSettings: Pick<Dependencies['shopSettings'], 'recent'>;
};

/** By the line's id; own lines are the dealer's own business. */
export function screensToday(
  { now, shopSettings }: QuoteDependencies,
  prices: Prices,
  person: SignedInPerson,
  lines: readonly QuoteLine[],
): ReadonlyMap<number, ScreenToday> {
  const today = dutchDate(now());
  const { workshop } = shopSettings.recent();
  const customer = {
    discounts: prices.discounts(person, today),
    deliveryCountry: person.deliveryCountry,
  };
  const judge = (screen: ConfiguredLine): ScreenToday => {
    const found = assessLine(screen, customer, prices.list, today, workshop);
    if (found.kind === 'impossible') return found;
    const { unit: unitPrice, advice: advicePrice } = found.price;
    if (unitPrice === screen.unitPrice && advicePrice === screen.advicePrice) return { kind: 'same' };
    return { kind: 'other', unitPrice, advicePrice, priceListVersion: found.priceListVersion };
  };
  return new Map(
    lines.flatMap((line) => (line.kind === 'own' ? [] : [[line.id, judge(line.screen)] as const])),
  );
}
