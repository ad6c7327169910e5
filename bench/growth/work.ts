import { Buyer } from '../../tests/support/buyer.ts';
import { fieldsOf } from '../../tests/support/checkout-form.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import { pe100 } from '../../tests/support/worked-examples.ts';
import type { Parts, Who } from './people.ts';

/** Something a customer or staff does that changes something; `before` is done first, and not measured. */
export type Deed = {
  readonly who: Who;
  readonly what: string;
  readonly before?: (visitor: Visitor) => Promise<void>;
  readonly act: (visitor: Visitor, parts: Parts) => Promise<number>;
};

const add = async (visitor: Visitor) => (await new Buyer(visitor).add('PE-100', pe100())).status;
const lastLine = async (visitor: Visitor) => {
  const answer = await visitor.get('/winkelwagen', { accept: 'application/json' });
  return [...(await answer.text()).matchAll(/"timestamp":"?(\d+)/g)].at(-1)?.[1] ?? '';
};
const update = async (visitor: Visitor) =>
  (await new Buyer(visitor).update('PE-100', lines.get(visitor), pe100())).status;

// What `before` made and `act` needs.
const lines = new Map<Visitor, string>();
const forms = new Map<Visitor, Readonly<Record<string, string>>>();

const withLine = async (visitor: Visitor) => {
  await add(visitor);
  lines.set(visitor, await lastLine(visitor));
};
const withForm = async (visitor: Visitor) => {
  await add(visitor);
  const page = await visitor.get('/checkout');
  forms.set(visitor, {
    ...fieldsOf(await page.text()),
    terms: '1',
    payment_method: 'iDeal',
    action: 'order',
  });
};
const placeOrder = async (visitor: Visitor) =>
  (await visitor.submit('/checkout', forms.get(visitor) ?? {})).status;

export const deeds: readonly Deed[] = [
  ...(['customer', 'fullCart'] as const).flatMap((who) => [
    {
      who,
      what: 'POST init',
      act: async (visitor: Visitor) => (await new Buyer(visitor).init('PE-100', 'desktop')).status,
    },
    {
      who,
      what: 'POST validate-state',
      act: async (visitor: Visitor) => (await new Buyer(visitor).validate('PE-100', pe100())).status,
    },
    { who, what: 'POST update-cart', before: withLine, act: update },
  ]),
  { who: 'customer', what: 'POST add-to-cart', act: add },
  {
    who: 'customer',
    what: 'POST checkout: an order is placed and its payment begun',
    before: withForm,
    act: placeOrder,
  },
  {
    who: 'staff',
    what: 'POST a note on an order',
    act: async (visitor, { number = '' }) =>
      (
        await visitor.submit(`/beheer/bestellingen/${number}/notitie`, {
          notitie: 'Gebeld',
          tekst: 'Gebeld',
          note: 'Gebeld',
        })
      ).status,
  },
];
