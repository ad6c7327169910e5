import { randomUUID } from 'node:crypto';
import { onAccount } from '#contract/checkout-page.ts';
import { Buyer } from '../../tests/support/buyer.ts';
import { fieldsOf } from '../../tests/support/checkout-form.ts';
import { demoAccounts, demoPassword } from '../../tests/support/demo.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import { pe100 } from '../../tests/support/worked-examples.ts';
import { quickOrder } from '../shots.ts';
import type { Parts, Who } from './people.ts';

/** Something a customer or staff does that changes something, and can be done again; `before` is done first, and not measured. */
export type Deed = {
  readonly who: Who;
  readonly what: string;
  readonly before?: (visitor: Visitor, parts: Parts) => Promise<void>;
  readonly act: (visitor: Visitor, parts: Parts) => Promise<number>;
  readonly expected: number;
};

type Fields = Readonly<Record<string, string>>;

/** That a form was sent on is not that it was taken: where to tells. */
export function sentOn(answer: Response, to: RegExp): number {
  const address = answer.headers.get('location') ?? '';
  if (answer.status === 303 && !to.test(address)) throw new Error(`sent on to '${address}'`);
  return answer.status;
}

const add = async (visitor: Visitor) => (await new Buyer(visitor).add('PE-100', pe100())).status;
const lastLine = async (visitor: Visitor) => {
  const answer = await visitor.get('/winkelwagen', { accept: 'application/json' });
  return [...(await answer.text()).matchAll(/"timestamp":"?(\d+)/g)].at(-1)?.[1] ?? '';
};
const update = async (visitor: Visitor) =>
  (await new Buyer(visitor).update('PE-100', lines.get(visitor), pe100())).status;
const addTen = async (visitor: Visitor) =>
  (await new Buyer(visitor).add('PE-100', quickOrder(10), { device: 'snel_bestellen_desktop' })).status;

// What `before` made and `act` needs.
const lines = new Map<Visitor, string>();
const forms = new Map<Visitor, Fields>();
const made = new Map<Visitor, string>();

const withLine = async (visitor: Visitor) => {
  await add(visitor);
  lines.set(visitor, await lastLine(visitor));
};
const withForm = async (visitor: Visitor) => {
  await add(visitor);
  const page = await visitor.get('/checkout');
  forms.set(visitor, { ...fieldsOf(await page.text()), terms: '1', action: 'order' });
};
const placeOrder = async (visitor: Visitor, method: string, to: RegExp) =>
  sentOn(await visitor.submit('/checkout', { ...forms.get(visitor), payment_method: method }), to);

// Paid at the stand-in, of which the shop has not heard.
const withPaid = async (visitor: Visitor) => {
  await withForm(visitor);
  const answer = await visitor.submit('/checkout', { ...forms.get(visitor), payment_method: 'iDeal' });
  const id = answer.headers.get('location')?.split('/').at(-1) ?? '';
  made.set(visitor, id);
  await visitor.submit(`/demo/mollie/${id}`, { outcome: 'paid', webhook: 'never' });
};
const hear = async (visitor: Visitor) =>
  (await visitor.submit('/webhooks/mollie', { id: made.get(visitor) ?? '' })).status;

const saveQuote = async (visitor: Visitor) => {
  const answer = await visitor.submit('/offertes', { key: randomUUID() });
  made.set(visitor, /O\d{4}-\d+/.exec(answer.headers.get('location') ?? '')?.[0] ?? '');
  return sentOn(answer, /^\/offertes\/O.*melding=bewaard/);
};
const endCustomer = {
  ...{ name: 'Familie Jansen', phone: '06 12345678', street: 'Kerkstraat 8', postcode: '3512 AB' },
  ...{ city: 'Utrecht', country: 'NL' },
};
const withQuote = async (visitor: Visitor) => {
  await add(visitor);
  await saveQuote(visitor);
  const path = `/offertes/${made.get(visitor)}`;
  // To somebody else each time: one address gets twenty mails a day.
  const email = `jansen-${randomUUID().slice(0, 8)}@voorbeeld.nl`;
  await visitor.submit(`${path}/klant`, { ...endCustomer, email });
  const page = await (await visitor.get(path)).text();
  const form = page.slice(page.indexOf(`action="${path}/versturen"`));
  forms.set(visitor, { seen: /name="seen" value="(\d+)"/.exec(form)?.[1] ?? '', key: randomUUID() });
};
const sendQuote = async (visitor: Visitor) =>
  sentOn(
    await visitor.submit(`/offertes/${made.get(visitor)}/versturen`, forms.get(visitor) ?? {}),
    /melding=verstuurd/,
  );

const comeAnew = async (visitor: Visitor) => {
  visitor.cookies.clear();
  await visitor.get('/inloggen');
};
const logIn = async (visitor: Visitor) =>
  sentOn(
    await visitor.submit('/inloggen', { email: demoAccounts.centimetres, password: demoPassword }),
    /^\/account$/,
  );

/** What customers do. */
export const deeds: readonly Deed[] = [
  ...(['customer', 'fullCart'] as const).flatMap((who) => [
    {
      ...{ who, expected: 200, what: 'POST init' },
      act: async (visitor: Visitor) => (await new Buyer(visitor).init('PE-100', 'desktop')).status,
    },
    {
      ...{ who, expected: 200, what: 'POST validate-state' },
      act: async (visitor: Visitor) => (await new Buyer(visitor).validate('PE-100', pe100())).status,
    },
    { ...{ who, expected: 200, what: 'POST update-cart' }, before: withLine, act: update },
  ]),
  { ...{ who: 'customer', expected: 200, what: 'POST add-to-cart' }, act: add },
  {
    ...{ who: 'customer', expected: 303, what: 'POST offertes: the cart is saved as a quote' },
    before: async (visitor) => void (await add(visitor)),
    act: saveQuote,
  },
  {
    ...{ who: 'customer', expected: 303, what: 'POST versturen: a quote is sent' },
    before: withQuote,
    act: sendQuote,
  },
  {
    ...{ who: 'customer', expected: 303, what: 'POST checkout: an order is placed and its payment begun' },
    before: withForm,
    act: (visitor) => placeOrder(visitor, 'iDeal', /^http/),
  },
  {
    ...{ who: 'customer', expected: 200, what: 'POST webhooks: a payment comes in' },
    before: withPaid,
    act: hear,
  },
  {
    ...{ who: 'onAccount', expected: 303, what: 'POST checkout: an order on account' },
    before: withForm,
    act: (visitor) => placeOrder(visitor, onAccount, /^\/bestelling\//),
  },
  { ...{ who: 'customer', expected: 200, what: 'POST add-to-cart: ten sizes in one call' }, act: addTen },
  { ...{ who: 'visitor', expected: 303, what: 'POST inloggen' }, before: comeAnew, act: logIn },
];
