import { randomUUID } from 'node:crypto';
import { partField } from '#contract/office/payments.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import { sendBankFile } from './bank-file.ts';
import type { Parts } from './people.ts';
import { type Deed, sentOn } from './work.ts';

type Fields = Readonly<Record<string, string>>;

const opened = new Map<Visitor, Fields>();

// As the page was drawn: `seen` and `key` say what it was made from.
async function openForm(visitor: Visitor, address: string): Promise<Fields> {
  const page = await (await visitor.get(address)).text();
  const hidden = ['seen', 'key', 'delivery'].map((name) => [
    name,
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '',
  ]);
  const form: Fields = Object.fromEntries(hidden);
  opened.set(visitor, form);
  return form;
}

const orderAt = (number: string, slug = '') => `/beheer/bestellingen/${number}${slug}`;

/** A form of an order's page, after what makes it one that can be sent again. */
function onOrder(
  what: string,
  slug: string,
  given: {
    readonly number: (parts: Parts) => string | undefined;
    readonly page: string;
    readonly fields: Fields;
    readonly first?: readonly (readonly [slug: string, fields: Fields])[];
  },
): Deed {
  const numberIn = (parts: Parts) => given.number(parts) ?? '';
  return {
    ...{ who: 'staff', expected: 303, what: `POST ${slug}: ${what}` },
    before: async (visitor, parts) => {
      const number = numberIn(parts);
      for (const [undoing, fields] of given.first ?? []) {
        const form = await openForm(visitor, orderAt(number));
        await visitor.submit(orderAt(number, `/${undoing}`), { ...form, ...fields });
      }
      await openForm(visitor, orderAt(number, given.page));
    },
    act: async (visitor, parts) => {
      const number = numberIn(parts);
      const fields = { ...opened.get(visitor), ...given.fields };
      const answer = await visitor.submit(orderAt(number, `/${slug}`), fields);
      return sentOn(answer, /\?melding=/);
    },
  };
}

// Of those that were paid last, whoever paid them.
async function newestPaid(visitor: Visitor): Promise<string> {
  const answer = await visitor.get('/beheer/bestellingen?status=paid', { accept: 'application/json' });
  return /"number":"(B[\d-]+)"/.exec(await answer.text())?.[1] ?? '';
}

const reason = 'groei';
const parcel = { carrier: 'postnl', code: '3SGROEI001' };

/** What staff do, each so that it can be done again: a cent is credited, given back and booked; what is shipped comes back. */
export const officeDeeds: readonly Deed[] = [
  onOrder('a note on an order', 'notitie', {
    ...{ number: ({ number }) => number, page: '' },
    fields: { note: 'Gebeld' },
  }),
  onOrder('an order goes into production', 'in-productie', {
    ...{ number: ({ toRelease }) => toRelease, page: '', fields: {} },
    first: [['terug-uit-productie', { reason }]],
  }),
  onOrder('an order is shipped', 'verzenden', {
    ...{ number: ({ toShip }) => toShip, page: '/verzenden', fields: parcel },
    first: [['verzending-ongedaan', { reason }]],
  }),
  onOrder('a cent is credited', 'crediteren', {
    ...{ number: ({ number }) => number, page: '/crediteren' },
    fields: { amount: '0,01', money: 'keep', reason },
  }),
  onOrder('a cent is given back', 'terugbetalen', {
    ...{ number: ({ number }) => number, page: '/terugbetalen' },
    fields: { amount: '0,01', reason },
  }),
  {
    ...{ who: 'staff', expected: 303, what: 'POST annuleren: a paid order is called off' },
    before: async (visitor) => {
      const number = await newestPaid(visitor);
      opened.set(visitor, { ...(await openForm(visitor, orderAt(number))), number });
    },
    act: async (visitor) => {
      const { number = '', ...form } = opened.get(visitor) ?? {};
      const answer = await visitor.submit(orderAt(number, '/annuleren'), { ...form, reason });
      return sentOn(answer, /\?melding=/);
    },
  },
  {
    ...{ who: 'staff', expected: 303, what: 'POST betalingen/boeken: a transfer of a cent is booked' },
    act: async (visitor, { openInvoice = '' }) => {
      const transfer = { key: randomUUID(), bookedOn: dutchDate(new Date()), amount: '0,01', payer: 'Groei' };
      const fields = { ...transfer, [partField(openInvoice)]: '0,01' };
      return sentOn(await visitor.submit('/beheer/betalingen/boeken', fields), /melding=geboekt/);
    },
  },
  {
    ...{ who: 'staff', expected: 303, what: 'POST afschriften: a file of the bank is read' },
    act: async (visitor, parts) => sentOn(await sendBankFile(visitor, parts), /afschriften\/\d+/),
  },
];
