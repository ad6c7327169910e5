import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PaidFor, PaymentQueue, PaymentRowData } from '#contract/office/payments.ts';
import type { AttemptStatus } from '#domain/payment/attempt-status.ts';
import type { ReceiptMethod } from '#domain/payment/payment-method.ts';
import type { RefundStatus } from '#domain/payment/refund-status.ts';
import type { Database } from '../../database/database.ts';
import { invoices, orders } from '../../database/schema/orders.ts';
import { paymentAttempts, payments } from '../../database/schema/payments.ts';
import { type ListPage, withinDays } from '../../lists/pages.ts';
import type { Days } from '../../lists/read-list.ts';
import { findNewest, type PaymentCursor } from './newest.ts';

export type PaymentFilter = Days & {
  readonly search: string | null;
  readonly status: PaymentQueue | null;
  readonly method: ReceiptMethod | null;
};

/** Payments that somebody has begun, newest first; a link that nobody used is no payment. */
export async function findPayments(
  database: Database,
  filter: PaymentFilter,
  after: PaymentCursor | null,
  length: number,
): Promise<ListPage<PaymentRowData, PaymentCursor>> {
  const page = await findNewest(database, {
    conditions: [
      hasAttempt(),
      withinDays(sql`${payments.createdAt}`, filter),
      filter.status === null ? undefined : inQueue[filter.status],
      filter.method === null
        ? undefined
        : hasAttempt(sql`coalesce(attempt.used_method, attempt.method) = ${filter.method}`),
    ],
    search: filter.search,
    after,
    length,
  });
  return { rows: await readPaymentRows(database, page.rows), next: page.next };
}

function hasAttempt(which: SQL = sql`true`): SQL {
  return sql`exists (select from payment_attempts attempt where attempt.payment_id = ${payments.id} and ${which})`;
}

const isUnderWay = sql`attempt.status in ('creating', 'open', 'pending')`;

const inQueue: Readonly<Record<PaymentQueue, SQL | undefined>> = {
  open: hasAttempt(isUnderWay),
  paid: eq(payments.status, 'paid'),
  partially_refunded: eq(payments.status, 'partially_refunded'),
  refunded: eq(payments.status, 'refunded'),
  charged_back: eq(payments.status, 'charged_back'),
  surplus: hasAttempt(sql`attempt.status = 'paid' and attempt.is_surplus`),
  refunding: hasAttempt(
    sql`exists (select from refunds refund where refund.attempt_id = attempt.id and refund.status in ('requested', 'sent', 'failed'))`,
  ),
  failed: and(eq(payments.status, 'open'), sql`not ${hasAttempt(isUnderWay)}`),
};

/** In the order of the numbers that are asked for. */
export async function readPaymentRows(
  database: Database,
  ids: readonly number[],
): Promise<readonly PaymentRowData[]> {
  if (ids.length === 0) return [];
  const [rows, attempts] = await Promise.all([
    database
      .select({ payment: payments, ...paidFor })
      .from(payments)
      .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
      .leftJoin(orders, behindOrder)
      .where(inArray(payments.id, [...ids])),
    database
      .select({
        attempt: paymentAttempts,
        refundStatus: sql<RefundStatus | null>`(select status from refunds where attempt_id = ${paymentAttempts.id}
          order by created_at desc limit 1)`,
        ownRefunds: sql<number>`(select coalesce(sum(amount_cents), 0)::float8 from refunds
          where attempt_id = ${paymentAttempts.id} and status <> 'failed')`,
      })
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.paymentId, [...ids]))
      .orderBy(desc(paymentAttempts.createdAt)),
  ]);
  const byPayment = Map.groupBy(attempts, ({ attempt }) => attempt.paymentId);
  const byId = new Map(rows.map((row) => [row.payment.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const own = byPayment.get(id) ?? [];
    return { ...named(row), ...told(row.payment, own) };
  });
}

/** For a query that joins payments with their invoice and the order behind either. */
export const paidFor = {
  orderNumber: orders.number,
  invoiceNumber: invoices.number,
  company: sql<string | null>`coalesce(${invoices.customer}, ${orders.customer}) ->> 'company'`,
  companyId: sql<number | null>`coalesce(${invoices.companyId}, ${orders.companyId})`,
};

export const behindOrder = sql`${orders.id} = coalesce(${payments.orderId}, ${invoices.orderId})`;

type Named = Omit<PaidFor, 'description'> & {
  readonly payment: Pick<typeof payments.$inferSelect, 'description'>;
};

export function named({ orderNumber, invoiceNumber, company, companyId, payment }: Named): PaidFor {
  return { orderNumber, invoiceNumber, company, companyId, description: payment.description };
}

type ToldAttempt = {
  readonly attempt: typeof paymentAttempts.$inferSelect;
  readonly refundStatus: RefundStatus | null;
  readonly ownRefunds: number;
};

function told(payment: typeof payments.$inferSelect, own: readonly ToldAttempt[]) {
  const counting =
    own.find(({ attempt }) => attempt.status === 'paid' && !attempt.isSurplus) ?? own.find(isPaid) ?? own[0];
  const { attempt = null, refundStatus = null } = counting ?? {};
  const status: AttemptStatus | null = attempt?.status ?? null;
  return {
    id: payment.id,
    status: payment.status,
    isSurplus: own.some((one) => isPaid(one) && one.attempt.isSurplus),
    amountCents: attempt?.amount ?? payment.amount,
    method: attempt === null ? null : (attempt.usedMethod ?? attempt.method),
    attemptStatus: status,
    providerId: attempt?.providerId ?? null,
    attempts: own.length,
    via: payment.via,
    createdAt: payment.createdAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
    refundedCents: own.reduce(
      (total, one) => total + Math.max(one.attempt.refunded, one.ownRefunds + one.attempt.refundedElsewhere),
      0,
    ),
    chargedBackCents: own.reduce((total, one) => total + one.attempt.chargedBack, 0),
    refundStatus,
  };
}

function isPaid({ attempt }: ToldAttempt): boolean {
  return attempt.status === 'paid';
}
