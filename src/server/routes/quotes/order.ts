import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { orderFields, otherWays } from '#contract/quote/order.ts';
import { wayToOrder } from '#domain/account/way-to-order.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { cartIsFull } from '#text/ordering/cart.ts';
import { quoteOrderTexts } from '#text/quotes/order.ts';
import type { AppEnv, Dependencies, SignedInPerson } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { emptyForm, rejectedForm } from '../../input/form-values.ts';
import { type FormValues, readChosen, readForm } from '../../input/read-form.ts';
import { changeForCustomer } from '../../middleware/change-for-customer.ts';
import { demandRight, signedInPerson } from '../../middleware/session.ts';
import { staffAtWork } from '../../middleware/staff-at-work.ts';
import { answerPage } from '../../pages/answer-page.ts';
import type { PriceLists } from '../../prices/price-lists.ts';
import { findQuote } from '../../quotes/find-quote.ts';
import { orderReviewPage } from '../../quotes/ordering/present-order-review.ts';
import { type OrderFault, prepareOrder, putInCart } from '../../quotes/ordering/put-in-cart.ts';
import { presentOrders } from '../../quotes/ordering/quote-orders.ts';
import { type OrderReview, reviewOrder } from '../../quotes/ordering/review-order.ts';
import { checkVat } from '../../vat/check-vat.ts';

/** R13.1 R13.5: from a quote into the cart, and by a page that shows what changed on to the checkout. */
export function quoteOrderRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  const wayOf = (c: Context<AppEnv>) => wayToOrder(signedInPerson(c).role, staffAtWork(c) !== null);

  // As the checkout that follows does, and outside of any transaction: what is reviewed knows what was answered.
  const askVat = (person: SignedInPerson) => checkVat(deps, person, person.deliveryCountry);

  const review = async (c: Context<AppEnv>): Promise<OrderReview> => {
    const person = signedInPerson(c);
    const quote = await findQuote(deps.database, person.companyId, numberOf(c), dutchDate(deps.now()));
    if (quote === null) throw new Refusal(404, callErrors.notFound);
    await askVat(person);
    return reviewOrder(deps, await priceLists.latest(), person, quote);
  };

  const show = (c: Context<AppEnv>, reviewed: OrderReview, given: Given) => {
    const { status = 200, lineIds = null, form = emptyForm(), key = randomUUID() } = given;
    const shown = { unit: signedInPerson(c).unit, wayToOrder: wayOf(c), lineIds, form, key };
    const page = orderReviewPage(reviewed, { ...shown, isChanged: status === 409 });
    return answerPage(c, deps, page, { status, cache: 'no-store' });
  };

  return new Hono<AppEnv>()
    .post('/offertes/:number/winkelwagen', async (c) => {
      const values = await readForm(c);
      const number = numberOf(c);
      const wanted = { number, key: keyIn(values), isAgain: values[orderFields.again] === '1' };
      const put = await changeForCustomer(c, deps, {
        action: 'cart_changed_on_behalf',
        what: 'quote put in the cart',
        change: (database) => putInCart({ ...deps, database }, signedInPerson(c), wanted),
        isDone: ({ kind }) => kind === 'done',
      });
      switch (put.kind) {
        case 'done':
          return c.redirect('/winkelwagen?melding=uit-offerte', 303);
        case 'gone':
          throw new Refusal(404, callErrors.notFound);
        case 'full':
          return c.redirect('/winkelwagen?melding=offerte-past-niet', 303);
        case 'no-screens':
          return c.redirect(`/offertes/${number}?melding=geen-horren`, 303);
        case 'asks': {
          const { orders, inCart } = put.before;
          const asked = { number, inCart, orders: presentOrders(orders), key: wanted.key };
          return answerPage(c, deps, { name: 'quote-to-cart', ...asked }, { status: 409, cache: 'no-store' });
        }
        default:
          return put satisfies never;
      }
    })
    .get('/offertes/:number/bestellen', async (c) => show(c, await review(c), {}))
    .post('/offertes/:number/bestellen', async (c) => {
      const values = await readForm(c);
      const lineIds = (await readChosen(c, orderFields.line)).map(Number);
      const key = keyIn(values);
      const form = emptyForm(values);
      if (values['action'] === 'update') return show(c, await review(c), { lineIds, form, key });
      const way = wayOf(c);
      if (way === 'none') demandRight(c, 'order');
      await askVat(signedInPerson(c));
      const prices = await priceLists.latest();
      const prepared = await changeForCustomer(c, deps, {
        action: 'cart_changed_on_behalf',
        what: 'quote put in the cart to be ordered',
        change: (database) =>
          prepareOrder({ ...deps, database }, prices, signedInPerson(c), {
            ...{ number: numberOf(c), key, lineIds },
            seen: values['seen'] ?? '',
            others: othersIn(values),
            isAgain: values[orderFields.again] === '1',
          }),
        isDone: ({ kind }) => kind === 'done',
      });
      switch (prepared.kind) {
        case 'done':
          return c.redirect(way === 'checkout' ? '/checkout' : '/winkelwagen/aanbieden', 303);
        case 'gone':
          throw new Refusal(404, callErrors.notFound);
        case 'changed':
          return show(c, prepared.review, { status: 409, lineIds, form, key });
        case 'refused': {
          const refused = rejectedForm(values, faultTexts(prepared.faults));
          return show(c, prepared.review, { status: 422, lineIds, form: refused, key });
        }
        case 'full': {
          const errors = { [orderFields.line]: cartIsFull(prepared.lines, prepared.adding) };
          return show(c, prepared.review, { status: 422, lineIds, form: rejectedForm(values, errors), key });
        }
        default:
          return prepared satisfies never;
      }
    });
}

type Given = {
  readonly status?: 200 | 409 | 422;
  readonly lineIds?: readonly number[];
  readonly form?: ReturnType<typeof emptyForm>;
  readonly key?: string;
};

const faults: Readonly<Record<OrderFault, readonly [field: string, text: string]>> = {
  lines: [orderFields.line, quoteOrderTexts.linesMissing],
  others: [orderFields.others, quoteOrderTexts.othersMissing],
  again: [orderFields.again, quoteOrderTexts.againMissing],
};

function faultTexts(found: readonly OrderFault[]): Readonly<Record<string, string>> {
  return Object.fromEntries(found.map((fault) => faults[fault]));
}

function othersIn(values: FormValues): 'along' | 'aside' | null {
  const chosen = values[orderFields.others];
  if (chosen === otherWays.along) return 'along';
  return chosen === otherWays.aside ? 'aside' : null;
}

function keyIn(values: FormValues): string {
  return z.uuid().safeParse(values['key']).data ?? randomUUID();
}

function numberOf(c: Context<AppEnv>): string {
  return c.req.param('number') ?? '';
}
