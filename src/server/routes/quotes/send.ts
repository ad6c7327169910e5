import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { QuotePage } from '#contract/quote/quote.ts';
import type { MissingForSending } from '#domain/quote/sending.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { missingTexts, sendTexts, tooManyMails } from '#text/quotes/send.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { rejectedForm } from '../../input/form-values.ts';
import { type FormValues, readForm } from '../../input/read-form.ts';
import { isCall } from '../../middleware/errors.ts';
import { tooMany } from '../../middleware/rate-limit.ts';
import { noteSecurity } from '../../middleware/security-log.ts';
import { requireRight, signedInPerson } from '../../middleware/session.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import type { FoundQuote } from '../../quotes/find-quote.ts';
import { customerValues } from '../../quotes/forms/customer-form.ts';
import { wordsValues } from '../../quotes/forms/words-form.ts';
import type { ReturnedForms } from '../../quotes/present-forms.ts';
import { type CountedMail, countQuoteMail } from '../../quotes/sending/count-mails.ts';
import { type Reminded, remindQuote } from '../../quotes/sending/remind-quote.ts';
import { sendQuote } from '../../quotes/sending/send-quote.ts';
import { answerQuote, quoteHere, toQuote } from './answer-quote.ts';

type Full = Extract<CountedMail, { readonly kind: 'full' }>;

/** R13.4: what a dealer does with a quote that its end customer notices. */
export function sendRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  // A person reads on the quote what the limit is and when it ends, a program the status.
  const refuse = async (
    c: Context<AppEnv>,
    quote: FoundQuote,
    { limit, endsAt }: Full,
  ): Promise<Response> => {
    const refusal = tooMany(endsAt, deps.now());
    if (isCall(c)) throw refusal;
    noteSecurity(c, deps, 'too-many', { outcome: String(refusal.status) });
    for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value);
    const notice = { kind: 'error', text: tooManyMails(limit, endsAt) } as const;
    return answerQuote(c, deps, priceLists, quote, { status: 429, notice });
  };

  return new Hono<AppEnv>()
    .post('/offertes/:number/versturen', requireRight('send_quotes'), async (c) => {
      const quote = await quoteHere(c, deps);
      const values = await readForm(c);
      const counted = await countQuoteMail(deps, quote);
      if (counted.kind === 'full') return refuse(c, quote, counted);
      const seen = z.coerce.number().int().positive().safeParse(values['seen']).data ?? null;
      const { number } = quote;
      const sent = await sendQuote(deps, priceLists, signedInPerson(c), { number, seen, key: keyOf(values) });
      if (sent.kind !== 'sent') await counted.giveBack();
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
      const counted = await countQuoteMail(deps, quote);
      if (counted.kind === 'full') return refuse(c, quote, counted);
      const { number } = quote;
      const reminded = await remindQuote(deps, signedInPerson(c), { number, key: keyOf(values) });
      if (reminded !== 'reminded') await counted.giveBack();
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
