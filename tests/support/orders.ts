import { randomUUID } from 'node:crypto';
import type { TermDays } from '#domain/account/credit-terms.ts';
import { millimetres } from '#domain/measure/millimetres.ts';
import { cents, zero } from '#domain/money/cents.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { findPersonByEmail } from '#server/accounts/people.ts';
import type { Database } from '#server/database/database.ts';
import { orderFees, orderLines, orders } from '#server/database/schema/orders.ts';
import { createPayment } from '#server/payments/create-payment.ts';
import type { Payment } from '#server/payments/find-payment.ts';
import { demoAccounts } from './demo.ts';

export type Order = typeof orders.$inferSelect;

const dutch = {
  email: demoAccounts.millimetres,
  address: {
    recipient: 'Van Dijk Zonwering B.V.',
    country: 'NL',
    street: 'Atoomweg',
    houseNumber: '63',
    addition: 'A',
    postcode: '3542 AB',
    city: 'Utrecht',
  },
  vat: { vatBasis: 'domestic', vatPercent: 21, vat: cents(33_75), total: cents(194_46) },
} as const;

const belgian = {
  email: demoAccounts.belgian,
  address: {
    recipient: 'Raamwerk Antwerpen BV',
    country: 'BE',
    street: 'Noorderlaan',
    houseNumber: '32',
    addition: '20',
    postcode: '2030',
    city: 'Antwerpen',
  },
  vat: {
    vatBasis: 'intra_community',
    vatPercent: 0,
    vatCheck: {
      vatId: 'BE1000000021',
      answer: 'valid',
      askedAt: '2026-11-02T09:00:00.000Z',
      consultation: 'WAPIAAAA',
    },
    vat: zero,
    total: cents(160_71),
  },
} as const;

type Wanted = {
  readonly status?: OrderStatus;
  readonly country?: 'NL' | 'BE';
  // R12.2: on account, of the demo company that has it, and so in production from the start.
  readonly onAccount?: TermDays;
};

/** Two screens of 51,39 and one set-up fee, with shipping: 160,71 without VAT. */
export async function anOrder(
  database: Database,
  { country = 'NL', onAccount, status = onAccount === undefined ? 'placed' : 'in_production' }: Wanted = {},
): Promise<Order> {
  const { address, vat, ...of } = country === 'NL' ? dutch : belgian;
  const email = onAccount === undefined ? of.email : demoAccounts.onAccount;
  const person = await findPersonByEmail(database, email);
  if (person === null) throw new Error(`nobody is ${email}`);
  const { name: contact, phone, company } = person;
  const { companyNumber, vatId } = company;
  const [order] = await database
    .insert(orders)
    .values({
      number: `T-${randomUUID()}`,
      personId: person.id,
      companyId: company.id,
      status,
      customer: { company: company.name, companyNumber, vatId, contact, phone, email },
      deliveryAddress: address,
      invoiceAddress: address,
      reference: 'Werk 12',
      goods: cents(102_78),
      fees: cents(38_43),
      shipping: cents(19_50),
      ...vat,
      termDays: onAccount ?? null,
    })
    .returning();
  if (order === undefined) throw new Error('the order was not stored');
  await database.insert(orderLines).values({
    orderId: order.id,
    position: 1,
    productCode: 'PE-100',
    productName: 'Inzethor',
    answers: { maten: { width_opening: '900', height_opening: '1200' }, gaas: { wire_id: '1' } },
    summary: [
      { label: 'Gaas', value: 'Zwart' },
      { label: 'Kleur', value: 'RAL 6005' },
    ],
    amount: 2,
    openingWidth: millimetres(900),
    openingHeight: millimetres(1200),
    totalWidth: millimetres(928),
    totalHeight: millimetres(1228),
    priceListVersion: 1,
    unitPrice: cents(51_39),
    advicePrice: cents(100_00),
    boxLabel: 'keuken <1>',
    customRal: 'RAL 6005',
  });
  await database
    .insert(orderFees)
    .values({ orderId: order.id, position: 1, kind: 'ral_setup', subject: 'RAL 6005', price: cents(38_43) });
  return order;
}

export async function anOpenPayment(
  database: Database,
  options: Parameters<typeof anOrder>[1] = {},
): Promise<{ order: Order; payment: Payment }> {
  const order = await anOrder(database, options);
  const payment = await createPayment(database, { kind: 'order', orderId: order.id }, null);
  return { order, payment };
}
