import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { quoteAnchors } from '#contract/quote/quote.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { rowId } from '../../input/read-address.ts';
import { type FormValues, readForm } from '../../input/read-form.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import { customerValues, parseCustomer } from '../../quotes/forms/customer-form.ts';
import { ownLineValues, parseLineRule, parseOwnLine } from '../../quotes/forms/line-form.ts';
import { parsePricing, priceValues } from '../../quotes/forms/price-form.ts';
import { lineRuleValues } from '../../quotes/forms/read-rule.ts';
import { parseWords, wordsValues } from '../../quotes/forms/words-form.ts';
import { lineFormName } from '../../quotes/present-forms.ts';
import {
  addOwnLine,
  hasLineOf,
  writeDetails,
  writeLineRule,
  writeOwnLine,
} from '../../quotes/write-quote.ts';
import { uuidOf } from '../../secrets/uuid-of.ts';
import { quoteHere, toQuote } from './answer-quote.ts';
import { submitsForms } from './submit-form.ts';

/** R13.1 R13.2: everything that is typed on the quote's page. */
export function quoteDetailRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  const submit = submitsForms(deps, priceLists);
  return new Hono<AppEnv>()
    .post('/offertes/:number/klant', (c) =>
      submit(c, {
        name: 'customer',
        anchor: quoteAnchors.customer,
        parse: parseCustomer,
        shows: customerValues,
        store: (transaction, quote, customer) => writeDetails(transaction, quote, { customer }),
      }),
    )
    .post('/offertes/:number/woorden', (c) =>
      submit(c, {
        name: 'words',
        anchor: quoteAnchors.words,
        parse: (values) => parseWords(values, dutchDate(deps.now())),
        shows: wordsValues,
        store: writeDetails,
      }),
    )
    .post('/offertes/:number/prijs', (c) =>
      submit(c, {
        name: 'price',
        anchor: quoteAnchors.price,
        parse: parsePricing,
        shows: priceValues,
        store: writeDetails,
      }),
    )
    .post('/offertes/:number/regels', async (c) => {
      const key = keyOf(await readForm(c));
      const { id, number } = await quoteHere(c, deps);
      if (await hasLineOf(deps.database, id, key))
        return toQuote(c, number, 'regel-erbij', quoteAnchors.newLine);
      return submit(c, {
        name: 'newLine',
        anchor: quoteAnchors.newLine,
        parse: parseOwnLine,
        store: (transaction, quote, line) => addOwnLine(transaction, quote, line, key),
        notice: 'regel-erbij',
        refusal: 'vol',
      });
    })
    .post('/offertes/:number/regels/:id', async (c) => {
      const lineId = rowId(c.req.param('id'));
      const { lines, number } = await quoteHere(c, deps);
      const line = lines.find(({ id }) => id === lineId);
      if (line === undefined) return toQuote(c, number, 'regel');
      const about = { name: lineFormName(lineId), anchor: quoteAnchors.line(lineId) } as const;
      if (line.kind === 'own') {
        return submit(c, {
          ...about,
          parse: parseOwnLine,
          shows: ownLineValues,
          store: (transaction, quote, content) => writeOwnLine(transaction, quote, lineId, content),
        });
      }
      return submit(c, {
        ...about,
        parse: parseLineRule,
        shows: ({ rule }) => lineRuleValues(rule === 'quote' ? null : rule),
        store: (transaction, quote, { rule }) =>
          writeLineRule(transaction, quote, lineId, rule === 'quote' ? null : rule),
      });
    });
}

// Of the form and of what it says: a page that was gone back to sends its key again, with another line.
function keyOf({
  key,
  description = '',
  quantity = '',
  unit = '',
  price = '',
  vat = '',
}: FormValues): string {
  const drawn = z.uuid().safeParse(key).data ?? randomUUID();
  return uuidOf('line', drawn, description, quantity, unit, price, vat);
}
