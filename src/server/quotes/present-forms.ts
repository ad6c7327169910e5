import type { QuoteFormChange, QuoteFormData, QuoteFormName, QuotePage } from '#contract/quote/quote.ts';
import type { QuoteLine } from '#domain/quote/quote-line.ts';
import type { QuoteState } from '#domain/quote/quote-state.ts';
import { quoteTexts } from '#text/quotes/quote.ts';
import { quoteStateNames } from '#text/quotes/states.ts';
import { emptyForm } from '../input/form-values.ts';
import type { FormValues } from '../input/read-form.ts';
import { encodeSeen } from '../input/seen.ts';
import type { FoundQuote } from './find-quote.ts';
import { customerValues } from './forms/customer-form.ts';
import { newLineValues, ownLineValues } from './forms/line-form.ts';
import { priceValues } from './forms/price-form.ts';
import { lineRuleValues } from './forms/read-rule.ts';
import { wordsValues } from './forms/words-form.ts';

/** A form that came back: with what is wrong with it, what somebody else changed, or what was typed before a login expired. */
export type ReturnedForm = {
  readonly state: QuoteFormData['state'];
  readonly seen?: string | undefined;
  readonly meanwhile?: readonly QuoteFormChange[];
};

/** By the form that came back; the others show what there is. */
export type ReturnedForms = Readonly<Partial<Record<QuoteFormName, ReturnedForm>>>;

/** What a form of the quote shows by itself; null for a line that is not there. */
export function formValues(quote: FoundQuote, name: QuoteFormName): FormValues | null {
  switch (name) {
    case 'customer':
      return customerValues(quote.customer);
    case 'words':
      return wordsValues(quote);
    case 'price':
      return priceValues(quote);
    case 'newLine':
      return newLineValues;
    default: {
      const line = quote.lines.find(({ id }) => lineFormName(id) === name);
      return line === undefined ? null : lineValues(line);
    }
  }
}

export function lineFormName(id: number): QuoteFormName {
  return `line-${id}`;
}

/** As a form names itself; null for what is none. */
export function formNamed(name: string | undefined): QuoteFormName | null {
  const line = /^line-([1-9]\d{0,8})$/.exec(name ?? '')?.[1];
  if (line !== undefined) return lineFormName(Number(line));
  return (['customer', 'words', 'price', 'newLine'] as const).find((one) => one === name) ?? null;
}

/** What a form remembers of the quote it was made from. */
export function rememberedValues(quote: FoundQuote, name: QuoteFormName): FormValues {
  return { ...formValues(quote, name), standing: whatItChanges(quote) };
}

// Whoever works on a concept that a colleague sends meanwhile would end the link that went out. That its end customer opened it
// changes nothing for that.
function whatItChanges({ version, standing }: FoundQuote): string {
  const state: QuoteState = standing === 'seen' || standing === 'expired' ? 'sent' : standing;
  return `${quoteTexts.version(version)}, ${quoteStateNames[state]}`;
}

export function presentForm(
  quote: FoundQuote,
  name: QuoteFormName,
  returned: ReturnedForms,
  now: Date,
): QuoteFormData {
  const back = returned[name];
  const seen = back?.seen ?? encodeSeen(rememberedValues(quote, name), now);
  const state = back?.state ?? emptyForm(formValues(quote, name) ?? {});
  return { state, seen, meanwhile: back?.meanwhile ?? null };
}

export function presentForms(
  quote: FoundQuote,
  returned: ReturnedForms,
  now: Date,
): NonNullable<QuotePage['forms']> {
  const form = (name: QuoteFormName) => presentForm(quote, name, returned, now);
  return {
    customer: form('customer'),
    words: form('words'),
    price: form('price'),
    newLine: form('newLine'),
  };
}

function lineValues(line: QuoteLine): FormValues {
  return line.kind === 'own' ? ownLineValues(line) : lineRuleValues(line.rule);
}
