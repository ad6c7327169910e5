import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { cents } from '#domain/money/cents.ts';
import type { Database } from '#server/database/database.ts';
import { invoiceBalances } from '#server/database/schema/balances.ts';
import { invoices, orders } from '#server/database/schema/orders.ts';
import { paymentAttempts, payments } from '#server/database/schema/payments.ts';

/** Which of those that there are, round and round. */
export function at<T>(items: readonly T[], pick: number): T | undefined {
  return items[pick % Math.max(1, items.length)];
}

/** What something may happen to: of orders after the one that is given, the oldest first. */
export class MoneyFinder {
  readonly #database: Database;
  readonly #since: number;

  constructor(database: Database, since: number) {
    this.#database = database;
    this.#since = since;
  }

  orders() {
    return this.#database.select().from(orders).where(gt(orders.id, this.#since)).orderBy(asc(orders.id));
  }

  async invoiceOf(orderId: number, pick: number) {
    const own = await this.#database
      .select()
      .from(invoices)
      .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))
      .orderBy(asc(invoices.id));
    return at(own, pick);
  }

  openInvoices() {
    return this.#database
      .select({ invoice: invoices, open: invoiceBalances.open })
      .from(invoices)
      .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
      .where(and(gt(invoices.orderId, this.#since), gt(invoiceBalances.open, cents(0))))
      .orderBy(asc(invoices.id));
  }

  async openPayments() {
    const open = await this.#database
      .select()
      .from(payments)
      .where(and(eq(payments.status, 'open'), isNull(payments.description)))
      .orderBy(asc(payments.id));
    const invoiced = await this.openInvoices();
    return open.filter(
      ({ orderId, invoiceId }) =>
        (orderId ?? 0) > this.#since || invoiced.some(({ invoice }) => invoice.id === invoiceId),
    );
  }

  /** At the provider, the newest few: what was done in an earlier run is over. */
  async paidAttempts() {
    const paid = await this.#database
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.status, 'paid'), isNotNull(paymentAttempts.providerId)))
      .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id));
    return paid
      .flatMap(({ providerId, ...attempt }) => (providerId === null ? [] : { ...attempt, providerId }))
      .slice(-6);
  }
}
