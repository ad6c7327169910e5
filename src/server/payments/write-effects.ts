import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Cents } from '#domain/money/cents.ts';
import { isBeforeProduction } from '#domain/order/order-status.ts';
import type { PaymentEffect } from '#domain/payment/decide.ts';
import type { TaskKind } from '#domain/task/task-kind.ts';
import { paymentMails } from '#text/mails/payment-mails.ts';
import { describeMismatch } from '#text/staff/staff-tasks.ts';
import type { PaymentDependencies } from '../app-env.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/schema/orders.ts';
import { payments } from '../database/schema/payments.ts';
import { staffTasks } from '../database/schema/tasks.ts';
import { demandDocuments } from '../invoices/demand-documents.ts';
import { paymentsFor } from '../invoices/due.ts';
import { queueMail } from '../mail/outbox.ts';
import { recipientsOf } from '../people/recipients.ts';
import { raiseTask } from '../tasks/raise-task.ts';
import { tellNewOrder } from '../tasks/tell-new-order.ts';
import type { Attempt, FoundPayment } from './find-payment.ts';
import { promiseDelivery } from './promise-delivery.ts';

type Happened = {
  readonly payment: FoundPayment;
  readonly attempt: Attempt;
  readonly effects: readonly PaymentEffect[];
};

export async function writeEffects(
  deps: PaymentDependencies,
  transaction: Database,
  { payment, attempt, effects }: Happened,
): Promise<void> {
  const orderId = payment.behindOrderId ?? 0;
  const isOrderPaid =
    effects.some(({ kind }) => kind === 'order_paid') ||
    (effects.some(({ kind }) => kind === 'payment_received') &&
      (await isAwaitingMoney(transaction, orderId)));
  const { workshop } = deps.shopSettings.recent();
  // Before the mail that names it.
  const dueOn = isOrderPaid ? await promiseDelivery(transaction, orderId, deps.now(), workshop) : null;
  for (const effect of effects) await writeEffect(deps, transaction, { payment, attempt, dueOn }, effect);
}

async function writeEffect(
  deps: PaymentDependencies,
  transaction: Database,
  { payment, attempt, dueOn }: Omit<Happened, 'effects'> & { readonly dueOn: string | null },
  effect: PaymentEffect,
): Promise<void> {
  switch (effect.kind) {
    case 'payment_received':
      await thankPayer(deps, transaction, { payment, attempt, dueOn });
      // Paid anew after a chargeback.
      await transaction
        .update(orders)
        .set({ heldAt: null, updatedAt: deps.now() })
        .where(and(eq(orders.id, payment.behindOrderId ?? 0), isHeldForDispute));
      if (payment.subject.kind === 'order') {
        await deps.jobs.enqueue(transaction, 'issue-invoice', { orderId: payment.subject.id });
      }
      return;
    case 'order_paid':
      await transaction
        .update(orders)
        .set({ status: 'paid', updatedAt: deps.now() })
        .where(eq(orders.id, payment.behindOrderId ?? 0));
      await tellNewOrder(transaction, deps, payment.behindOrderId ?? 0);
      return;
    case 'order_held':
      await transaction
        .update(orders)
        .set({ heldAt: deps.now(), updatedAt: deps.now() })
        .where(and(eq(orders.id, payment.behindOrderId ?? 0), isNull(orders.heldAt)));
      return;
    case 'refunded':
      // Named after the sum of all such refunds so far, so that the same news makes the same credit note.
      await deps.jobs.enqueue(transaction, 'issue-credit-note', {
        paymentId: payment.id,
        amount: effect.amount,
        cause: `refund:${attempt.id}:${attempt.refundedElsewhere}`,
      });
      return;
    case 'surplus':
      return askStaff(deps, transaction, payment, attempt, {
        kind: effect.kind,
        key: effect.reason,
        amount: effect.amount,
        details: effect.reason,
      });
    case 'charged_back':
      // Whoever let the order go before did not know of this one.
      if (!attempt.isSurplus) await setOrder(deps, transaction, payment, { releasedAt: null });
      // R12.4: of all the shares together the payment itself asks, once.
      if (payment.ofPaymentId !== null) return;
      return askStaff(deps, transaction, payment, attempt, {
        kind: effect.kind,
        // The same amount may be disputed again after a dispute that was won.
        key: deps.now().toISOString(),
        amount: effect.amount,
      });
    case 'chargeback_reversed':
      return endDispute(deps, transaction, payment, attempt);
    case 'mismatch':
      deps.log.error({ attemptId: attempt.id, field: effect.field }, 'payment does not match its attempt');
      return askStaff(deps, transaction, payment, attempt, {
        kind: effect.kind,
        key: effect.field,
        ...(effect.currency === 'EUR' && { amount: effect.amount }),
        details: describeMismatch(effect, attempt.amount),
      });
    default:
      effect satisfies never;
  }
}

// R11.3: what a person holds stays held, whatever becomes of the money.
const isHeldForDispute = and(isNotNull(orders.heldAt), eq(orders.heldReason, ''));

// It stood still since its money went: the days that were promised then have not been worked.
async function isAwaitingMoney(transaction: Database, orderId: number): Promise<boolean> {
  return (await transaction.$count(orders, and(eq(orders.id, orderId), isHeldForDispute))) > 0;
}

async function setOrder(
  { now }: PaymentDependencies,
  transaction: Database,
  { behindOrderId }: FoundPayment,
  values: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await transaction
    .update(orders)
    .set({ ...values, updatedAt: now() })
    .where(eq(orders.id, behindOrderId ?? 0));
}

// The bank gave the money back to us: the order goes on, unless another payment of it is disputed still.
async function endDispute(
  deps: PaymentDependencies,
  transaction: Database,
  payment: FoundPayment,
  attempt: Attempt,
): Promise<void> {
  if (attempt.chargedBack > 0) return;
  await transaction
    .update(staffTasks)
    .set({ doneAt: deps.now() })
    .where(
      and(
        eq(staffTasks.kind, 'charged_back'),
        eq(staffTasks.attemptId, attempt.id),
        isNull(staffTasks.doneAt),
      ),
    );
  if (payment.behindOrderId === null) return;
  const disputed = await transaction.$count(
    payments,
    and(paymentsFor(transaction, { orderId: payment.behindOrderId }), eq(payments.status, 'charged_back')),
  );
  if (disputed > 0) return;
  await transaction
    .update(orders)
    .set({ heldAt: null, updatedAt: deps.now() })
    .where(and(eq(orders.id, payment.behindOrderId), isHeldForDispute));
}

async function thankPayer(
  deps: PaymentDependencies,
  transaction: Database,
  { payment, attempt, dueOn }: Omit<Happened, 'effects'> & { readonly dueOn: string | null },
): Promise<void> {
  // R12.4: whoever paid several together is thanked once.
  const { subject, papers } = payment;
  if (papers === null || payment.ofPaymentId !== null) return;
  if (subject.kind === 'invoice') await demandDocuments(transaction, deps.jobs, subject.id);
  for (const { key, email, contact } of await recipientsOf(transaction, papers))
    await queueMail(transaction, deps.jobs, {
      dedupeKey: `payment-received:${payment.id}${key}`,
      aboutOrderId: payment.behindOrderId,
      recipient: email,
      ...(subject.kind === 'order' && { document: { orderId: subject.id } }),
      ...(subject.kind === 'invoice' && { document: { invoiceId: subject.id } }),
      text: paymentMails.received({
        ...{ contact, subject, dueOn },
        amount: payment.amount,
        method: attempt.usedMethod ?? attempt.method,
        isToBeMade: payment.orderStatus !== null && isBeforeProduction(payment.orderStatus),
      }),
    });
}

type Asked = {
  readonly kind: TaskKind;
  readonly key: string;
  readonly amount?: Cents;
  readonly details?: string;
};

async function askStaff(
  deps: PaymentDependencies,
  transaction: Database,
  payment: FoundPayment,
  attempt: Attempt,
  { key, ...task }: Asked,
): Promise<void> {
  await raiseTask(transaction, deps.jobs, {
    ...task,
    dedupeKey: `${task.kind}:${attempt.id}:${key}:${attempt.chargedBack}`,
    paymentId: payment.id,
    attemptId: attempt.id,
  });
}
