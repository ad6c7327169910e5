import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { dutchDate } from '#domain/business/dutch-date.ts';
import type { Actor } from '#domain/logbook/entry.ts';
import { cents } from '#domain/money/cents.ts';
import type { Database } from '#server/database/database.ts';
import { bankBookings } from '#server/database/schema/bank.ts';
import { writeOffs } from '#server/database/schema/ledger.ts';
import { invoiceLines, invoices, orderLines, orders } from '#server/database/schema/orders.ts';
import { paymentAttempts, refunds } from '#server/database/schema/payments.ts';
import { staffTasks } from '#server/database/schema/tasks.ts';
import { undoWriteOff, writeOffInvoice } from '#server/invoices/write-off.ts';
import { actOnOrders } from '#server/orders/act-on-orders.ts';
import { bookTransfer } from '#server/payments/book-transfer.ts';
import { createPayment } from '#server/payments/create-payment.ts';
import { hearWebhook } from '#server/payments/hear-webhook.ts';
import { giveSurplusBack } from '#server/payments/refund-by-task.ts';
import { settleBankRefund } from '#server/payments/settle-bank-refund.ts';
import { createPaymentForInvoices } from '#server/payments/several/create-several.ts';
import { startAttempt } from '#server/payments/start-attempt.ts';
import { undoTransfer } from '#server/payments/undo-transfer.ts';
import { at, MoneyFinder } from './money-finder.ts';
import { readMoney } from './money-rows.ts';
import { partOf, type Step } from './money-steps.ts';
import { anOrder } from './orders.ts';
import { PaymentDesk } from './payment-desk.ts';

const owner: Actor = {
  ...{ personId: null, name: 'Jan', role: 'command' },
  ...{ behalfOf: null, address: '', requestId: null },
};

type Do = (step: Step) => Promise<unknown>;

/**
 * A shop to which anything may happen, by the functions that pages, jobs and the provider use. What cannot be done is refused by them
 * and changes nothing.
 */
export class MoneyWorld {
  readonly #database: Database;
  readonly #desk: PaymentDesk;
  readonly #find: MoneyFinder;

  private constructor(database: Database, since: number) {
    this.#database = database;
    this.#desk = new PaymentDesk(database);
    this.#find = new MoneyFinder(database, since);
  }

  /** Works on what was ordered since. */
  static async begin(database: Database): Promise<MoneyWorld> {
    const all = await database.select({ id: orders.id }).from(orders);
    const world = new MoneyWorld(database, Math.max(0, ...all.map(({ id }) => id)));
    // Enough to happen to: one that is paid in advance, and of two on account one invoice each.
    const about = { part: 1, isTold: true };
    await world.take({ kind: 'order', pick: 0, ...about });
    for (const pick of [1, 2]) {
      await world.take({ kind: 'order_on_account', pick: 0, ...about });
      await world.take({ kind: 'ship_one', pick, ...about });
    }
    return world;
  }

  async take(step: Step): Promise<void> {
    this.#desk.pass(1);
    await this.#does[step.kind](step);
    if (step.isTold) await this.#desk.work();
  }

  read() {
    return readMoney(this.#database);
  }

  readonly #does: Readonly<Record<Step['kind'], Do>> = {
    order: async () => {
      const order = await anOrder(this.#database);
      await createPayment(this.#database, { kind: 'order', orderId: order.id }, null);
    },
    order_on_account: () => anOrder(this.#database, { onAccount: 14 }),
    pay: async ({ pick }) => {
      const payment = at(await this.#find.openPayments(), pick);
      if (payment !== undefined) await this.#pay(payment.token, 'paid');
    },
    pay_in_two_tabs: async ({ pick }) => {
      const payment = at(await this.#find.openPayments(), pick);
      if (payment === undefined || payment.paysSeveral) return;
      const other = await this.#desk.insertAttempt(payment, 'ideal');
      await this.#pay(payment.token, 'paid');
      await this.#desk.finish(other, 'paid').catch(gone);
      await hearWebhook(this.#desk.deps, other);
    },
    give_up_paying: async ({ pick }) => {
      const payment = at(await this.#find.openPayments(), pick);
      if (payment !== undefined) await this.#pay(payment.token, 'canceled');
    },
    pay_several: async ({ pick }) => {
      const open = await this.#find.openInvoices();
      const first = at(open, pick);
      if (first === undefined) return;
      const { companyId } = first.invoice;
      const own = open.filter(({ invoice }) => invoice.companyId === companyId).slice(0, 3);
      const invoiceIds = own.map(({ invoice }) => invoice.id);
      const made = await createPaymentForInvoices(this.#desk.deps, {
        ...{ companyId, invoiceIds, key: randomUUID() },
      });
      if (made.kind === 'payment') await this.#pay(made.token, 'paid');
    },
    transfer: async ({ pick, part, isTold }) => {
      const item = at(await this.#find.openInvoices(), pick);
      if (item === undefined) return;
      const amount = partOf(item.open, part);
      await bookTransfer(
        this.#desk.deps,
        {
          ...{ key: randomUUID(), bookedOn: this.#today(), payer: 'Jan', description: '' },
          amount: cents(amount + (isTold ? 0 : 7)),
          parts: [{ number: item.invoice.number, amount }],
          keepsRest: !isTold,
        },
        owner,
      );
    },
    undo_transfer: async ({ pick }) => {
      const made = await this.#database.select().from(bankBookings).where(isNull(bankBookings.undoesId));
      const booking = at(made, pick);
      if (booking === undefined) return;
      const undo = { bookingId: booking.id, reason: 'Verkeerd', key: randomUUID() };
      await undoTransfer(this.#desk.deps, undo, owner);
    },
    release: ({ pick }) => this.#act(pick, (numbers) => ({ action: 'release', numbers, input: null })),
    ship_one: ({ pick }) =>
      this.#act(pick, async (numbers, orderId) => {
        const [line] = await this.#database.select().from(orderLines).where(eq(orderLines.orderId, orderId));
        const screens = new Map([[line?.id ?? 0, 1]]);
        const about = { carrier: 'other', trackingCode: '', isLast: false } as const;
        const input = { ...about, sentOn: this.#today(), screens, key: randomUUID() };
        return { action: 'ship', numbers, input };
      }),
    ship_rest: ({ pick }) => this.#act(pick, (numbers) => ({ action: 'ship', numbers, input: null })),
    credit: ({ pick, part, isTold }) =>
      this.#act(pick, async (numbers, orderId) => {
        const invoice = await this.#find.invoiceOf(orderId, part);
        const wish = { kind: 'amount', amount: partOf(invoice?.total ?? cents(100), part) } as const;
        const input = { invoice: invoice?.number ?? null, wish, isMoneyBack: isTold, key: randomUUID() };
        return { action: 'credit', numbers, input };
      }),
    credit_lines: ({ pick, part, isTold }) =>
      this.#act(pick, async (numbers, orderId) => {
        const invoice = await this.#find.invoiceOf(orderId, part);
        const lines = await this.#database
          .select()
          .from(invoiceLines)
          .where(eq(invoiceLines.invoiceId, invoice?.id ?? 0))
          .orderBy(asc(invoiceLines.position));
        const pieces = new Map(lines.slice(0, part).map(({ id }) => [id, 1]));
        const wish = { kind: 'lines', pieces } as const;
        const input = { invoice: invoice?.number ?? null, wish, isMoneyBack: isTold, key: randomUUID() };
        return { action: 'credit', numbers, input };
      }),
    refund: ({ pick, part }) =>
      this.#act(pick, async (numbers, orderId) => {
        const invoice = await this.#find.invoiceOf(orderId, part);
        const amount = partOf(invoice?.total ?? cents(194_46), part);
        return {
          action: 'refund',
          numbers,
          input: { invoice: invoice?.number ?? null, amount, key: randomUUID() },
        };
      }),
    refund_elsewhere: async ({ pick, part }) => {
      const attempt = at(await this.#find.paidAttempts(), pick);
      if (attempt === undefined) return;
      const left = cents(Math.max(0, attempt.amount - attempt.refunded));
      await this.#desk.refund(attempt.providerId, partOf(left, part)).catch(gone);
      await hearWebhook(this.#desk.deps, attempt.providerId);
    },
    charge_back: async ({ pick }) => {
      const attempt = at(await this.#find.paidAttempts(), pick);
      if (attempt === undefined) return;
      await this.#desk.chargeBack(attempt.providerId).catch(gone);
      await hearWebhook(this.#desk.deps, attempt.providerId);
    },
    win_dispute: async ({ pick }) => {
      const attempt = at(await this.#find.paidAttempts(), pick);
      if (attempt === undefined) return;
      await this.#desk.winDispute(attempt.providerId).catch(gone);
      await hearWebhook(this.#desk.deps, attempt.providerId);
    },
    write_off: async ({ pick, part }) => {
      const item = at(await this.#find.openInvoices(), pick);
      if (item === undefined) return;
      const { invoice, open } = item;
      const wanted = { invoice, amount: partOf(open, part), reason: 'Rest', key: randomUUID(), seen: open };
      await writeOffInvoice(this.#desk.deps, wanted, owner);
    },
    undo_write_off: async ({ pick }) => {
      const made = await this.#database
        .select({ invoice: invoices, id: writeOffs.id })
        .from(writeOffs)
        .innerJoin(invoices, eq(invoices.id, writeOffs.invoiceId))
        .where(isNull(writeOffs.undoesId))
        .orderBy(asc(writeOffs.id));
      const found = at(made, pick);
      if (found === undefined) return;
      const undo = { invoice: found.invoice, writeOffId: found.id, reason: 'Toch', key: randomUUID() };
      await undoWriteOff(this.#desk.deps, undo, owner);
    },
    give_surplus_back: async ({ pick }) => {
      const isSurplus = and(eq(staffTasks.kind, 'surplus'), isNull(staffTasks.doneAt));
      const task = at(await this.#database.select().from(staffTasks).where(isSurplus), pick);
      if (task !== undefined) await giveSurplusBack(this.#desk.deps, task.id, owner);
    },
    settle_bank_refund: async ({ pick }) => {
      const waiting = await this.#database
        .select({ refundId: refunds.id, paymentId: paymentAttempts.paymentId })
        .from(refunds)
        .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
        .where(and(eq(refunds.status, 'requested'), eq(paymentAttempts.method, 'bank_transfer')));
      const refund = at(waiting, pick);
      if (refund !== undefined) await settleBankRefund(this.#desk.deps, refund, owner);
    },
    cancel: ({ pick }) => this.#act(pick, (numbers) => ({ action: 'cancel', numbers, input: null })),
  };

  #today(): string {
    return dutchDate(this.#desk.time);
  }

  async #act(
    pick: number,
    ask: (numbers: readonly string[], orderId: number) => Act | Promise<Act>,
  ): Promise<void> {
    const own = await this.#find.orders();
    const order = at(own, pick);
    if (order === undefined) return;
    const asked = await ask([order.number], order.id);
    await actOnOrders(this.#desk.deps, { ...asked, reason: 'Zo is het afgesproken' }, owner);
  }

  async #pay(token: string, status: 'paid' | 'canceled'): Promise<void> {
    const started = await startAttempt(this.#desk.deps, token, status === 'paid' ? 'creditcard' : 'ideal');
    if (started.kind !== 'checkout') return;
    const providerId = started.url.split('/').at(-1) ?? '';
    await this.#desk.finish(providerId, status).catch(gone);
    await hearWebhook(this.#desk.deps, providerId);
  }
}

type Act =
  | { readonly action: 'release' | 'cancel'; readonly numbers: readonly string[]; readonly input: null }
  | Asks<'ship'>
  | Asks<'credit'>
  | Asks<'refund'>;

type Asks<Action extends 'ship' | 'credit' | 'refund'> = Omit<
  Parameters<typeof actOnOrders<Action>>[1],
  'reason'
>;

// The provider does not do it any more, as with what is given back already.
function gone(error: unknown): void {
  if (!(error instanceof Error) || !/can no longer|cannot be|is not charged back/.test(error.message))
    throw error;
}
