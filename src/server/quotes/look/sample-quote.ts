import { findProduct } from '#catalogue/index.ts';
import { type SampleScreen, sampleScreens } from '#catalogue/sample-screens.ts';
import { addDays } from '#domain/business/dutch-date.ts';
import { dutchVatPercent } from '#domain/business/vat.ts';
import { assess } from '#domain/configuration/assess.ts';
import type { Customer } from '#domain/configuration/assessment.ts';
import { answersInUnit } from '#domain/configuration/kept-answers.ts';
import type { Workshop } from '#domain/delivery/workshop.ts';
import type { ConfiguredLine } from '#domain/line/configured-line.ts';
import { cents } from '#domain/money/cents.ts';
import type { QuoteLook } from '#domain/quote/look.ts';
import type { QuoteLine } from '#domain/quote/quote-line.ts';
import { formatQuoteNumber } from '#domain/quote/quote-number.ts';
import { sampleTexts } from '#text/quotes/look.ts';
import type { FindPriceList } from '../../prices/price-lists.ts';
import { lineSnapshots } from '../../product/line-snapshots.ts';
import { productText } from '../../product/product-text.ts';
import type { QuoteToRead } from '../compose-document.ts';

export type PricedToday = {
  readonly customer: Customer;
  readonly findPriceList: FindPriceList;
  readonly workshop: Workshop;
  readonly today: string;
};

/** A quote that nobody asked for: real screens at this dealer's prices of today, begun as the look says. */
export function sampleQuote(look: QuoteLook, priced: PricedToday): QuoteToRead {
  const { rule, rounding, opening, closing, validDays } = look;
  const { subject, customer } = sampleTexts;
  const year = Number(priced.today.slice(0, 4));
  return {
    ...{ number: formatQuoteNumber(year, 1), version: 1, subject, customer, discount: null },
    ...{ rule, rounding, opening, closing, lines: sampleLines(priced) },
    validUntil: addDays(priced.today, validDays),
  };
}

function sampleLines(priced: PricedToday): readonly QuoteLine[] {
  const screens = sampleScreens.flatMap((sample, index): readonly QuoteLine[] => {
    const screen = configure(sample, priced);
    const group = sampleTexts.rooms[index] ?? '';
    return screen === null ? [] : [{ kind: 'screen', id: index + 1, group, screen, rule: null }];
  });
  const mounting: QuoteLine = {
    ...{ kind: 'own', id: sampleScreens.length + 1, group: '', description: sampleTexts.mounting },
    ...{ quantity: 2_50, unit: sampleTexts.hour, price: cents(60_50), vatPercent: dutchVatPercent },
  };
  return [...screens, mounting];
}

// Null for what cannot be made any more: the example does without.
function configure(
  sample: SampleScreen,
  { customer, findPriceList, workshop, today }: PricedToday,
): ConfiguredLine | null {
  const product = findProduct(sample.code);
  const priceList = findPriceList(sample.code, today);
  if (product === null || priceList === null) return null;
  const assessment = assess({
    ...{ product, priceList, today, workshop, amount: sample.amount },
    customer: { ...customer, totalMeasures: false },
    // The device that asks a single size and does not insist on a box label.
    device: 'mobile',
    answers: answersInUnit(product, sample.answers, customer.unit),
  });
  const lines = assessment.isComplete ? lineSnapshots(assessment, productText(product)) : null;
  return lines?.[0] ?? null;
}
