import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { FormState } from '#contract/account-page.ts';
import type { CheckoutChange } from '#contract/checkout-page.ts';
import { cents, zero } from '#domain/money/cents.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import { emptyForm, rejectedForm } from '../accounts/form-values.ts';
import { answerPage } from '../answer-page.ts';
import type { AppEnv, Dependencies } from '../app-env.ts';
import { openCart } from '../cart/open-cart.ts';
import { parseCheckoutForm } from '../checkout/checkout-form.ts';
import { listDeliveryChoices, usualChoice } from '../checkout/delivery-choices.ts';
import { keepAddress } from '../checkout/keep-address.ts';
import { checkoutPage } from '../checkout/present-checkout.ts';
import { type FormValues, readForm } from '../input/read-form.ts';
import { requireCustomer, signedInCustomer } from '../middleware/session.ts';
import { listOrders } from '../orders/list-orders.ts';
import { placeOrder } from '../orders/place-order.ts';
import type { Order } from '../orders/store-order.ts';
import { startAttempt } from '../payments/start-attempt.ts';
import type { PriceLists } from '../prices/price-lists.ts';

const formKey = z.uuid();

// One form, sent either to see what another address changes or to order; both work without script.
export function checkoutRoutes(deps: Dependencies, priceLists: PriceLists): Hono<AppEnv> {
  const show = async (c: Context<AppEnv>, given: ShownForm | null) => {
    const customer = signedInCustomer(c);
    const [cart, choices] = await Promise.all([
      openCart(deps, priceLists, customer),
      listDeliveryChoices(deps.database, customer.id),
    ]);
    if (cart.lines.length === 0) return answerEmpty(c, deps, given === null ? 200 : 409);
    // The cart says what is in the way.
    if (cart.blockedBy !== null) return c.redirect('/winkelwagen', 303);
    const { form, key, change, status } = given ?? {
      form: emptyForm({
        address: usualChoice(choices),
        country: customer.country,
        remarks: cart.remarks,
      }),
      key: randomUUID(),
      change: null,
      status: 200,
    };
    const page = await checkoutPage(deps, { cart, customer, choices, form, key, change });
    const preview = { lines: cart.lines.length, totalCents: cart.totals.goods };
    return answerPage(c, deps, page, { status, cache: 'no-store', cart: preview });
  };

  return new Hono<AppEnv>()
    .use('/checkout', requireCustomer())
    .get('/checkout', (c) => show(c, null))
    .post('/checkout', async (c) => {
      const customer = signedInCustomer(c);
      const values = await readForm(c);
      const given = formKey.safeParse(values['key']);
      const key = given.success ? given.data : randomUUID();
      if (values['action'] === 'update') {
        return show(c, { form: emptyForm(values), key, change: null, status: 200 });
      }
      const parsed = parseCheckoutForm(values, await listDeliveryChoices(deps.database, customer.id));
      if (!parsed.ok) {
        return show(c, { form: rejectedForm(values, parsed.errors), key, change: null, status: 422 });
      }
      const { method, isAddressKept, ...wanted } = parsed.value;
      const agreedTotal = totalSeen(values);
      const agreedLines = values['agreedLines'] ?? '';
      const request = { ...wanted, key, agreedTotal, agreedLines };
      const placed = await placeOrder(deps, priceLists, customer, request);
      if (placed.kind === 'placed') {
        if (isAddressKept) await keepAddress(deps.database, customer.id, wanted.deliveryAddress);
        return pay(c, deps, placed.order, placed.paymentToken, method);
      }
      if (placed.kind !== 'changed') return show(c, { ...agreeAnew(values, null), key });
      const change: CheckoutChange =
        placed.totals.total === agreedTotal ? { kind: 'lines' } : { kind: 'total', formerCents: agreedTotal };
      return show(c, { ...agreeAnew(values, change), key });
    });
}

type ShownForm = {
  readonly form: FormState;
  readonly key: string;
  readonly change: CheckoutChange | null;
  readonly status: 200 | 409 | 422;
};

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
  { number }: Order,
  token: string,
  method: PaymentMethod,
): Promise<Response> {
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
  const [last] = (await listOrders(deps.database, signedInCustomer(c).id, null)).orders;
  const page = { name: 'checkout-empty', lastOrder: last?.number ?? null } as const;
  return answerPage(c, deps, page, { status, cache: 'no-store' });
}
