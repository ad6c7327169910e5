import { asc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '#domain/logbook/entry.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { Database } from '#server/database/database.ts';
import { invoiceBalances } from '#server/database/schema/balances.ts';
import { orderLines } from '#server/database/schema/orders.ts';
import { payments } from '#server/database/schema/payments.ts';
import { listOrderInvoices } from '#server/invoices/find-credit.ts';
import { actOnOrders } from '#server/orders/act-on-orders.ts';
import type { ActionInputs, NewDelivery } from '#server/orders/actions/action.ts';
import { hearWebhook } from '#server/payments/hear-webhook.ts';
import { startAttempt } from '#server/payments/start-attempt.ts';
import { anOrder, type Order } from './orders.ts';
import { PaymentDesk } from './payment-desk.ts';

export const owner: Actor = {
  personId: 1,
  name: 'Ada Beheer',
  role: 'owner',
  behalfOf: null,
  address: '10.0.0.1',
  requestId: null,
};

/** Orders on account, sent and paid for as the shop does it. */
export class AccountDesk extends PaymentDesk {
  readonly #database: Database;
  #keys = 0;

  constructor(database: Database) {
    super(database);
    this.#database = database;
  }

  // Two screens of one line, within 14 days.
  order(): Promise<Order> {
    return anOrder(this.#database, { onAccount: 14 });
  }

  act<Action extends keyof ActionInputs>(
    action: Action,
    { number }: Pick<Order, 'number'>,
    input: ActionInputs[Action],
    reason: string | null = 'omdat het moet',
  ) {
    return actOnOrders(this.deps, { action, numbers: [number], reason, input }, owner);
  }

  async delivery(order: Order, screens: number | 'rest', more: Partial<NewDelivery> = {}) {
    this.#keys += 1;
    const [line] = await this.#database.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    return {
      carrier: 'postnl',
      trackingCode: '3SMTHR001',
      sentOn: '2026-11-13',
      screens: screens === 'rest' ? screens : new Map([[line?.id ?? 0, screens]]),
      isLast: false,
      key: `form ${this.#keys}`,
      ...more,
    } satisfies NewDelivery;
  }

  async ship(order: Order, screens: number | 'rest', more: Partial<NewDelivery> = {}) {
    return this.act('ship', order, await this.delivery(order, screens, more), null);
  }

  invoices({ id }: Order) {
    return listOrderInvoices(this.#database, id);
  }

  // In two, each with its invoice: of 132,28 and of 62,18.
  async sentInTwo() {
    const order = await this.order();
    await this.ship(order, 1);
    await this.ship(order, 'rest');
    const [first, second] = await this.invoices(order);
    if (first === undefined || second === undefined) throw new Error('not two invoices');
    return { order, first, second };
  }

  // That was mailed with the invoice.
  async link(invoiceId: number) {
    const [payment] = await this.#database.select().from(payments).where(eq(payments.invoiceId, invoiceId));
    if (payment === undefined) throw new Error(`no link for invoice ${invoiceId}`);
    return payment;
  }

  // At the provider, who has not told it yet.
  async beginPaying(invoiceId: number, method: PaymentMethod = 'ideal') {
    const payment = await this.link(invoiceId);
    await startAttempt(this.deps, payment.token, method);
    const { providerId } = await this.attempt(payment.id);
    await this.finish(providerId, 'paid');
    return { payment, providerId };
  }

  async pay(invoiceId: number, method: PaymentMethod = 'ideal') {
    const paid = await this.beginPaying(invoiceId, method);
    await hearWebhook(this.deps, paid.providerId);
    return paid;
  }

  async open(...invoiceIds: readonly number[]) {
    const rows = await this.#database
      .select({ open: invoiceBalances.open })
      .from(invoiceBalances)
      .where(inArray(invoiceBalances.invoiceId, [...invoiceIds]))
      .orderBy(asc(invoiceBalances.invoiceId));
    return rows.map(({ open }) => open);
  }
}
