import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  type CheckoutChange,
  newAddress,
  onAccount,
  type WayOnBehalf,
  waysOnBehalf,
} from '#contract/checkout-page.ts';
import type { FormState } from '#contract/form-state.ts';
import { type MethodOffer, methodByWireName } from '#contract/payment-page.ts';
import type { Vat } from '#domain/business/vat.ts';
import { cents, zero } from '#domain/money/cents.ts';
import { formatEuro } from '#text/format/money.ts';
import { checkoutErrors } from '#text/ordering/checkout.ts';
import { describeRefusal } from '#text/ordering/on-account.ts';
import { methodNames, paymentTexts } from '#text/ordering/payment.ts';
import { quoteOrderTexts } from '#text/quotes/order.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { openCart } from '../cart/open-cart.ts';
import { type CheckoutMethod, parseCheckoutForm } from '../checkout/checkout-form.ts';
import {
  chosenCountry,
  type DeliveryChoice,
  listDeliveryChoices,
  usualChoice,
} from '../checkout/delivery-choices.ts';
import { keepAddress } from '../checkout/keep-address.ts';
import { checkoutPage } from '../checkout/present-checkout.ts';
import { emptyForm, rejectedForm, restoredForm } from '../input/form-values.ts';
import { type FormValues, readForm } from '../input/read-form.ts';
import { actorOf } from '../middleware/actor.ts';
import { changeForCustomer } from '../middleware/change-for-customer.ts';
import { keptValues } from '../middleware/keep-forms.ts';
import { requireRight, signedInPerson } from '../middleware/session.ts';
import { staffAtWork } from '../middleware/staff-at-work.ts';
import { findLastPlaced } from '../orders/list-orders.ts';
import { placeOrder } from '../orders/place-order.ts';
import type { StandingOrder } from '../orders/store-order.ts';
import { answerPage } from '../pages/answer-page.ts';
import { listMethods } from '../payments/present-payment.ts';
import { startAttempt } from '../payments/start-attempt.ts';
import type { PriceLists } from '../prices/price-lists.ts';
import { findMovedOn, findOrderedSince } from '../quotes/ordering/quote-orders.ts';
import { checkVat } from '../vat/check-vat.ts';

const formKey = z.uuid();

/** One form, sent either to see what another address changes or to order; both work without script. */
export function checkoutRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  const show = async (c: Context<AppEnv>, given: ShownForm | null) => {
    const person = signedInPerson(c);
    const [cart, choices] = await Promise.all([
      openCart(deps, priceLists, person),
      listDeliveryChoices(deps.database, person.companyId),
    ]);
    if (cart.lines.length === 0) return answerEmpty(c, deps, given === null ? 200 : 409);
    // The cart says what is in the way.
    if (cart.blockedBy !== null) return c.redirect('/winkelwagen', 303);
    const { form, key, change, status } = given ?? {
      form: await firstForm(c, deps, cart.remarks, choices),
      key: randomUUID(),
      change: null,
      status: 200,
    };
    const country = chosenCountry(form.values, choices, person);
    const vat = given?.vat ?? (await checkVat(deps, person, country));
    const isOnBehalf = staffAtWork(c) !== null;
    const orderedSince = await findOrderedSince(deps.database, cart.lines);
    const movedOn = await findMovedOn(deps.database, cart.lines);
    const shown = {
      orderedSince,
      movedOn,
      cart,
      person,
      choices,
      form,
      vat,
      country,
      key,
      change,
      isOnBehalf,
    };
    const page = await checkoutPage(deps, shown);
    const preview = { lines: cart.lines.length, totalCents: cart.totals.goods };
    return answerPage(c, deps, page, { status, cache: 'no-store', cart: preview });
  };

  return new Hono<AppEnv>()
    .use('/checkout', requireRight('order'))
    .get('/checkout', (c) => show(c, null))
    .post('/checkout', async (c) => {
      const person = signedInPerson(c);
      const values = await readForm(c);
      const given = formKey.safeParse(values['key']);
      const key = given.success ? given.data : randomUUID();
      if (values['action'] === 'update') {
        return show(c, { form: emptyForm(values), key, change: null, status: 200 });
      }
      const reject = (errors: Readonly<Record<string, string>>) =>
        show(c, { form: rejectedForm(values, errors), key, change: null, status: 422 });
      const staff = staffAtWork(c);
      const choices = await listDeliveryChoices(deps.database, person.companyId);
      const parsed = parseCheckoutForm(values, choices, staff !== null);
      if (!parsed.ok) return reject(parsed.errors);
      const { method, isAddressKept, ...wanted } = parsed.value;
      const agreedTotal = totalSeen(values);
      const methodProblem = findMethodProblem(await listMethods(deps, { amount: agreedTotal }), method);
      if (methodProblem !== null) return reject({ payment_method: methodProblem });
      const agreedLines = values['agreedLines'] ?? '';
      const vat = await checkVat(deps, person, wanted.deliveryAddress.country);
      const onBehalf = staff === null ? null : actorOf(c, deps);
      const isOnAccount = method === onAccount;
      const isOrderedAgain = values['orderedAgain'] === '1';
      const request = {
        ...wanted,
        vat,
        key,
        agreedTotal,
        agreedLines,
        onBehalf,
        isOnAccount,
        isOrderedAgain,
      };
      const placed = await placeOrder(deps, priceLists, person, request);
      if (placed.kind === 'refused_on_account')
        return reject({ payment_method: describeRefusal(placed.why) });
      if (placed.kind === 'placed' || placed.kind === 'on_account') {
        if (isAddressKept) {
          await changeForCustomer(c, deps, {
            action: 'address_changed_on_behalf',
            what: 'added',
            change: (database) => keepAddress(database, person.companyId, wanted.deliveryAddress),
          });
        }
        return pay(c, deps, placed, method);
      }
      if (placed.kind === 'ordered_since') return reject({ orderedAgain: quoteOrderTexts.againMissing });
      if (placed.kind !== 'changed') return show(c, { ...agreeAnew(values, null), key, vat });
      const change: CheckoutChange =
        placed.totals.total === agreedTotal ? { kind: 'lines' } : { kind: 'total', formerCents: agreedTotal };
      return show(c, { ...agreeAnew(values, change), key, vat });
    });
}

type ShownForm = {
  readonly form: FormState;
  readonly key: string;
  readonly change: CheckoutChange | null;
  readonly status: 200 | 409 | 422;
  // Where it was asked for already.
  readonly vat?: Vat;
};

// As the account and the cart have it, with over it what was typed before the login expired.
async function firstForm(
  c: Context<AppEnv>,
  deps: Dependencies,
  cartRemarks: string,
  choices: readonly DeliveryChoice[],
): Promise<FormState> {
  const [kept, keptInCart] = await Promise.all([keptValues(c, deps), keptValues(c, deps, '/winkelwagen')]);
  const usual = usualChoice(choices);
  const values = {
    address: usual,
    country: signedInPerson(c).country,
    remarks: keptInCart?.['remarks'] ?? cartRemarks,
  };
  if (kept === null) return emptyForm(values);
  const isKnown = [...choices.map(({ value }) => value), newAddress].includes(kept['address'] ?? '');
  return restoredForm(values, isKnown ? kept : { ...kept, address: usual });
}

// An order that its own method cannot pay would stand there and wait.
function findMethodProblem(offers: readonly MethodOffer[], method: CheckoutMethod): string | null {
  // R12.2: judged where it is reserved.
  if (method === onAccount) return null;
  if (!offers.some(({ isAvailable }) => isAvailable)) return checkoutErrors.noMethod;
  if (isWayOnBehalf(method)) return null;
  const offer = offers.find(({ name }) => methodByWireName[name] === method);
  if (offer?.isAvailable === true) return null;
  if (offer === undefined || offer.mostCents === null) return paymentTexts.methodRefused;
  return checkoutErrors.method(methodNames[method], formatEuro(cents(offer.mostCents)));
}

function isWayOnBehalf(method: CheckoutMethod): method is WayOnBehalf {
  return waysOnBehalf.some((way) => way === method);
}

function agreeAnew(values: FormValues, change: CheckoutChange | null) {
  return { form: emptyForm(values), change, status: 409 } as const;
}

function totalSeen(values: FormValues) {
  const typed = values['agreedTotal'] ?? '';
  return /^\d{1,10}$/.test(typed) ? cents(Number(typed)) : zero;
}

// The order stands, whatever the provider does: it can be paid from its own page.
async function pay(
  c: Context<AppEnv>,
  deps: Dependencies,
  placed: StandingOrder,
  method: CheckoutMethod,
): Promise<Response> {
  const { number } = placed.order;
  if (placed.kind === 'on_account') return c.redirect(`/bestelling/${number}?melding=op-rekening`, 303);
  // R10.4: the customer has the link, in the mail that confirms the order.
  if (isWayOnBehalf(method)) return c.redirect(`/bestelling/${number}?melding=betaallink`, 303);
  const { paymentToken: token } = placed;
  const started = await startAttempt(deps, token, method);
  switch (started.kind) {
    case 'checkout':
      return c.redirect(started.url, 303);
    case 'in_progress':
      return c.redirect(`/payment/${token}/terug`, 303);
    case 'closed':
      return c.redirect(`/bestelling/${number}`, 303);
    case 'refused':
    case 'unavailable':
      return c.redirect(`/bestelling/${number}?melding=niet-betaald`, 303);
    default:
      return started satisfies never;
  }
}

async function answerEmpty(c: Context<AppEnv>, deps: Dependencies, status: 200 | 409): Promise<Response> {
  const lastOrder = await findLastPlaced(deps.database, signedInPerson(c).id);
  const page = { name: 'checkout-empty', lastOrder } as const;
  return answerPage(c, deps, page, { status, cache: 'no-store' });
}
