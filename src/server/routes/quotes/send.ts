import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { QuotePage } from '#contract/quote/quote.ts';
import type { MissingForSending } from '#domain/quote/sending.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { missingTexts, sendTexts } from '#text/quotes/send.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { rejectedForm } from '../../input/form-values.ts';
import { type FormValues, readForm } from '../../input/read-form.ts';
import { countTowards } from '../../middleware/rate-limit.ts';
import { requireRight, signedInPerson } from '../../middleware/session.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import type { FoundQuote } from '../../quotes/find-quote.ts';
import { customerValues } from '../../quotes/forms/customer-form.ts';
import { wordsValues } from '../../quotes/forms/words-form.ts';
import type { ReturnedForms } from '../../quotes/present-forms.ts';
import { type Reminded, remindQuote } from '../../quotes/sending/remind-quote.ts';
import { sendQuote } from '../../quotes/sending/send-quote.ts';
import { answerQuote, quoteHere, toQuote } from './answer-quote.ts';

// Each is a mail to somebody who has no account here.
const most = { ofCompany: 300, toAddress: 20, seconds: 24 * 60 * 60 } as const;

/** R13.4: what a dealer does with a quote that its end customer notices. */
export function sendRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  const count = async (c: Context<AppEnv>, { companyId, customer }: FoundQuote) => {
    const { seconds } = most;
    const address = customer.email.toLowerCase();
    await countTowards(c, deps, [
      { name: 'quote-mail', by: { value: String(companyId) }, most: most.ofCompany, seconds },
      ...(address === ''
        ? []
        : [{ name: 'quote-mail-to', by: { value: address }, most: most.toAddress, seconds }]),
    ]);
  };

  return new Hono<AppEnv>()
    .post('/offertes/:number/versturen', requireRight('send_quotes'), async (c) => {
      const quote = await quoteHere(c, deps);
      const values = await readForm(c);
      await count(c, quote);
      const seen = z.coerce.number().int().positive().safeParse(values['seen']).data ?? null;
      const { number } = quote;
      const sent = await sendQuote(deps, priceLists, signedInPerson(c), { number, seen, key: keyOf(values) });
      switch (sent.kind) {
        case 'sent':
          return toQuote(c, number, 'verstuurd');
        case 'sent-before':
          return toQuote(c, number, 'al-verstuurd');
        case 'stale':
          return toQuote(c, number, 'intussen-gewijzigd');
        case 'settled':
          return toQuote(c, number, 'vast');
        case 'gone':
          throw new Refusal(404, callErrors.notFound);
        case 'incomplete':
          return answerQuote(c, deps, priceLists, quote, {
            status: 422,
            returned: returnedForms(quote, sent.missing),
            notice: noticeOf(sent.missing),
          });
      }
    })
    .post('/offertes/:number/herinneren', requireRight('send_quotes'), async (c) => {
      const quote = await quoteHere(c, deps);
      const values = await readForm(c);
      await count(c, quote);
      const { number } = quote;
      const reminded = await remindQuote(deps, signedInPerson(c), { number, key: keyOf(values) });
      if (reminded === 'gone') throw new Refusal(404, callErrors.notFound);
      return toQuote(c, number, remindedNotices[reminded]);
    });
}

const remindedNotices = {
  reminded: 'herinnerd',
  'not-out': 'niet-te-herinneren',
  tomorrow: 'vandaag-herinnerd',
  never: 'genoeg-herinnerd',
} as const satisfies Record<Exclude<Reminded, 'gone'>, string>;

function keyOf(values: FormValues): string {
  return z.uuid().safeParse(values['key']).data ?? randomUUID();
}

// Each at the field where it is filled in.
function returnedForms(quote: FoundQuote, missing: readonly MissingForSending[]): ReturnedForms {
  const errors = (...fields: readonly MissingForSending[]) =>
    Object.fromEntries(
      fields.filter((field) => missing.includes(field)).map((field) => [field, missingTexts[field]]),
    );
  const [customer, words] = [errors('name', 'email'), errors('validUntil')];
  return {
    ...(Object.keys(customer).length > 0 && {
      customer: { state: rejectedForm(customerValues(quote.customer), customer) },
    }),
    ...(Object.keys(words).length > 0 && { words: { state: rejectedForm(wordsValues(quote), words) } }),
  };
}

const inFields: ReadonlySet<MissingForSending> = new Set(['name', 'email', 'validUntil']);

function noticeOf(missing: readonly MissingForSending[]): QuotePage['notice'] {
  const others = missing.filter((what) => !inFields.has(what));
  const seeFields = others.length < missing.length ? [sendTexts.seeFields] : [];
  const told = others.map((what) => missingTexts[what]);
  return { kind: 'error', text: [sendTexts.notSent, ...told, ...seeFields].join(' ') };
}
