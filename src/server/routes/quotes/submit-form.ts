import type { Context } from 'hono';
import type { QuoteFormName } from '#contract/quote/quote.ts';
import { isSettled } from '#domain/quote/quote-state.ts';
import {
  describeQuoteField,
  quoteFieldName,
  type quoteNotices,
  quoteProblems,
  quoteTexts,
} from '#text/quotes/quote.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import type { Database } from '../../database/database.ts';
import { type ParsedForm, rejectedForm } from '../../input/form-values.ts';
import { type FormValues, longestText, readForm } from '../../input/read-form.ts';
import { changedSince, decodeSeen, type Seen, typedOver } from '../../input/seen.ts';
import { changesForCustomer } from '../../middleware/change-for-customer.ts';
import { keepTyped } from '../../middleware/keep-forms.ts';
import { signedInPerson } from '../../middleware/session.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import { changeQuote } from '../../quotes/change-quote.ts';
import type { FoundQuote } from '../../quotes/find-quote.ts';
import { formValues, rememberedValues } from '../../quotes/present-forms.ts';
import { answerQuote, quoteHere, toQuote } from './answer-quote.ts';

type SubmittedForm<Value> = {
  readonly name: QuoteFormName;
  /** Where on the page it stands. */
  readonly anchor: string;
  readonly parse: (values: FormValues) => ParsedForm<Value>;
  /** What the form would show of it; absent where it adds something. */
  readonly shows?: (value: Value) => FormValues;
  /** Null where there is nothing to change: the line is gone, or the quote is full. */
  readonly store: (
    transaction: Database,
    quote: FoundQuote,
    value: Value,
  ) => Promise<true | 'unchanged' | null>;
  readonly notice?: keyof typeof quoteNotices;
  readonly refusal?: keyof typeof quoteProblems;
};

// A quote that is changed by somebody else this often in a row is told as changed.
const mostTries = 5;

/**
 * The one way a form of the quote's page is taken. A colleague's change of something else is no reason to refuse it; of what the
 * form showed, or of how the quote stands, it is told, and everything typed is there again.
 */
export function submitsForms(deps: Dependencies, priceLists: PriceLists) {
  const change = changesForCustomer(deps, 'quote_changed_on_behalf');

  return async <Value>(c: Context<AppEnv>, form: SubmittedForm<Value>): Promise<Response> => {
    const values = await readForm(c, longestText);
    for (let tries = 0; tries < mostTries; tries += 1) {
      const answer = await attempt(c, form, values);
      if (answer !== 'overtaken') return answer;
    }
    return tell(c, await quoteHere(c, deps), form.name, values, null);
  };

  async function attempt<Value>(
    c: Context<AppEnv>,
    form: SubmittedForm<Value>,
    values: FormValues,
  ): Promise<Response | 'overtaken'> {
    const { name, anchor, notice = 'gewijzigd', refusal = 'regel' } = form;
    const quote = await quoteHere(c, deps);
    const { number, revision } = quote;
    if (isSettled(quote.standing)) return tellSettled(c, quote);
    const present = formValues(quote, name);
    if (present === null) return toQuote(c, number, refusal);
    const seen = decodeSeen(values['seen']);
    if (seen !== null && changedSince(seen, rememberedValues(quote, name)).length > 0) {
      return tell(c, quote, name, values, seen);
    }
    // What a program leaves out stays as it is; a page sends everything.
    const parsed = form.parse({ ...present, ...values });
    if (!parsed.ok) {
      const state = { ...rejectedForm(values, parsed.errors), notice: quoteTexts.checkFields };
      const kept = seen === null ? undefined : values['seen'];
      return answerQuote(c, deps, priceLists, quote, {
        status: 422,
        returned: { [name]: { state, seen: kept } },
      });
    }
    const { value } = parsed;
    // What is saved as it was must not end the link to what was sent.
    if (
      form.shows !== undefined &&
      (isSame({ ...present, ...values }, present) || isSame(form.shows(value), present))
    ) {
      return toQuote(c, number, 'al-zo', anchor);
    }
    const { companyId, id: personId } = signedInPerson(c);
    const which = { companyId, number, personId, seen: revision };
    const changed = await change(
      c,
      `${number} ${name}`,
      (database) =>
        changeQuote(database, which, deps.now(), (transaction, held) => form.store(transaction, held, value)),
      ({ kind }) => kind === 'done',
    );
    if (changed.kind === 'done' || changed.kind === 'unchanged') return toQuote(c, number, notice, anchor);
    return changed.kind === 'gone' ? toQuote(c, number, refusal) : 'overtaken';
  }

  function tell(
    c: Context<AppEnv>,
    quote: FoundQuote,
    name: QuoteFormName,
    values: FormValues,
    seen: Seen | null,
  ): Promise<Response> {
    const changes = seen === null ? [] : changedSince(seen, rememberedValues(quote, name));
    const typed = typedOver(values, seen, formValues(quote, name) ?? {});
    const state = { ...rejectedForm(typed, {}), notice: quoteTexts.overtaken };
    const meanwhile = changes.map(({ name: field, before, after }) => ({
      field: quoteFieldName(field),
      before: describeQuoteField(field, before),
      after: describeQuoteField(field, after),
    }));
    return answerQuote(c, deps, priceLists, quote, {
      status: 409,
      returned: { [name]: { state, meanwhile } },
    });
  }

  // The form has no place on the page now; what was typed comes back with the next version.
  async function tellSettled(c: Context<AppEnv>, quote: FoundQuote): Promise<Response> {
    const isKept = await keepTyped(c, deps);
    const text = quoteProblems[isKept ? 'vast-bewaard' : 'vast'];
    return answerQuote(c, deps, priceLists, quote, { status: 409, notice: { kind: 'error', text } });
  }
}

function isSame(one: FormValues, other: FormValues): boolean {
  return Object.entries(other).every(([name, value]) => one[name] === value);
}
