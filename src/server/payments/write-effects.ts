import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { type Cents, zero } from '#domain/money/cents.ts';
import type { PaymentEffect } from '#domain/payment/decide.ts';
import { paymentMails } from '#text/payment-mails.ts';
import type { Database } from '../database/database.ts';
import { customers } from '../database/schema/accounts.ts';
import { orders } from '../database/schema/orders.ts';
import { staffTasks } from '../database/schema/payments.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Attempt, FoundPayment } from './find-payment.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

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
  for (const effect of effects) await writeEffect(deps, transaction, payment, attempt, effect);
}

async function writeEffect(
  deps: PaymentDependencies,
  transaction: Database,
  payment: FoundPayment,
  attempt: Attempt,
  effect: PaymentEffect,
): Promise<void> {
  switch (effect.kind) {
    case 'payment_received':
      await thankPayer(deps, transaction, payment, attempt);
      // Paid anew after a chargeback.
      await transaction
        .update(orders)
        .set({ heldAt: null, updatedAt: deps.now() })
        .where(and(eq(orders.id, payment.behindOrderId ?? 0), isNotNull(orders.heldAt)));
      if (payment.subject.kind === 'order') {
        await deps.jobs.enqueue(transaction, 'issue-invoice', { orderId: payment.subject.id });
      }
      return;
    case 'order_paid':
      await transaction
        .update(orders)
        .set({ status: 'paid', updatedAt: deps.now() })
        .where(eq(orders.id, payment.behindOrderId ?? 0));
      return;
    case 'order_held':
      await transaction
        .update(orders)
        .set({ heldAt: deps.now(), updatedAt: deps.now() })
        .where(and(eq(orders.id, payment.behindOrderId ?? 0), isNull(orders.heldAt)));
      return;
    case 'refunded':
      // Named after the sum of all refunds so far, so that the same news makes the same credit note.
      await deps.jobs.enqueue(transaction, 'issue-credit-note', {
        paymentId: payment.id,
        amount: effect.amount,
        cause: `refund:${attempt.id}:${attempt.refunded}`,
      });
      return;
    case 'surplus':
      return askStaff(deps, transaction, payment, attempt, effect.kind, effect.amount, effect.reason);
    case 'charged_back':
      return askStaff(deps, transaction, payment, attempt, effect.kind, effect.amount, '');
    case 'mismatch':
      deps.log.error({ attemptId: attempt.id, field: effect.field }, 'payment does not match its attempt');
      return askStaff(deps, transaction, payment, attempt, effect.kind, zero, effect.field);
    default:
      effect satisfies never;
  }
}

async function thankPayer(
  deps: PaymentDependencies,
  transaction: Database,
  payment: FoundPayment,
  attempt: Attempt,
): Promise<void> {
  if (payment.customer === null) return;
  await queueMail(transaction, deps.jobs, {
    dedupeKey: `payment-received:${payment.id}`,
    recipient: payment.customer.email,
    text: paymentMails.received({
      contact: payment.customer.contact,
      subject: payment.subject,
      amount: payment.amount,
      method: attempt.usedMethod ?? attempt.method,
    }),
  });
}

// A row for the back office and a mail, once for each thing that happened.
async function askStaff(
  deps: PaymentDependencies,
  transaction: Database,
  payment: FoundPayment,
  attempt: Attempt,
  kind: 'surplus' | 'charged_back' | 'mismatch',
  amount: Cents,
  details: string,
): Promise<void> {
  const dedupeKey = `${kind}:${attempt.id}:${details}:${attempt.chargedBack}`;
  const [task] = await transaction
    .insert(staffTasks)
    .values({ kind, dedupeKey, paymentId: payment.id, attemptId: attempt.id, amount, details })
    .onConflictDoNothing({ target: staffTasks.dedupeKey })
    .returning({ id: staffTasks.id });
  if (task === undefined) return;
  const staff = await transaction
    .select({ id: customers.id, email: customers.email })
    .from(customers)
    .where(and(eq(customers.role, 'staff'), isNull(customers.blockedAt)));
  for (const { id, email } of staff) {
    await queueMail(transaction, deps.jobs, {
      dedupeKey: `staff-task:${task.id}:${id}`,
      recipient: email,
      text: paymentMails.staffTask({ kind, subject: payment.subject, amount, details }),
    });
  }
}
