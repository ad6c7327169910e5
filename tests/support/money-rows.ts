import type { Database } from '#server/database/database.ts';
import { writeOffs } from '#server/database/schema/ledger.ts';
import { invoices, orders } from '#server/database/schema/orders.ts';
import { paymentAttempts, payments, refunds } from '#server/database/schema/payments.ts';
import { staffTasks } from '#server/database/schema/tasks.ts';

const total = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Everything there is about money, and what follows from it by the definitions alone: nothing of the shop counts here. */
export async function readMoney(database: Database) {
  const rows = {
    orders: await database.select().from(orders),
    invoices: await database.select().from(invoices),
    payments: await database.select().from(payments),
    attempts: await database.select().from(paymentAttempts),
    refunds: await database.select().from(refunds),
    writeOffs: await database.select().from(writeOffs),
    tasks: await database.select().from(staffTasks),
  };

  const issued = rows.invoices.filter(({ kind }) => kind === 'invoice');

  // Of an order that is paid as a whole its payments count, of any other those of the invoice alone.
  const paymentsOf = (invoice: (typeof issued)[number]) =>
    rows.payments.filter(
      ({ orderId, invoiceId }) =>
        invoiceId === invoice.id || (orderId !== null && orderId === invoice.orderId),
    );

  const receivedOf = (invoice: (typeof issued)[number]) => {
    const ids = paymentsOf(invoice).map(({ id }) => id);
    const paid = rows.attempts.filter(
      ({ paymentId, status, isSurplus }) => ids.includes(paymentId) && status === 'paid' && !isSurplus,
    );
    return total(
      paid.map((attempt) => {
        const own = rows.refunds.filter(({ attemptId }) => attemptId === attempt.id);
        const gone = attempt.chargedBack + attempt.refundedElsewhere + total(own.map(({ amount }) => amount));
        return Math.max(0, attempt.amount - gone);
      }),
    );
  };

  const openOf = (invoice: (typeof issued)[number]) => {
    const notes = rows.invoices.filter(({ creditedInvoiceId }) => creditedInvoiceId === invoice.id);
    const written = rows.writeOffs.filter(({ invoiceId }) => invoiceId === invoice.id);
    const lost = total(written.map(({ amount, undoesId }) => (undoesId === null ? amount : -amount)));
    const asked = invoice.total - total(notes.map((note) => note.total)) - lost;
    return Math.max(0, asked - receivedOf(invoice));
  };

  const awaited = ['placed', 'paid', 'in_production'];

  return {
    companyIds: () => [...new Set(rows.orders.map(({ companyId }) => companyId))],
    exposureOf: (companyId: number) => {
      const open = issued.filter((invoice) => invoice.companyId === companyId).map(openOf);
      const ordered = rows.orders
        .filter(
          (order) =>
            order.companyId === companyId && order.termDays !== null && awaited.includes(order.status),
        )
        .map((order) => {
          const own = issued.filter(({ orderId }) => orderId === order.id);
          return Math.max(0, order.total - total(own.map((invoice) => invoice.total)));
        });
      return total([...open, ...ordered]);
    },
    // More came in for them than they ever asked, and nobody was told.
    settledTwice: () =>
      issued
        .filter((invoice) => receivedOf(invoice) > invoice.total)
        .filter((invoice) => {
          const ids = paymentsOf(invoice).map(({ id }) => id);
          return !rows.tasks.some(
            ({ kind, paymentId }) => kind === 'surplus' && ids.includes(paymentId ?? 0),
          );
        })
        .map(({ number }) => number),
  };
}
