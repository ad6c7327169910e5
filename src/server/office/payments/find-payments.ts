import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PaidFor, PaymentQueue, PaymentRowData } from '#contract/office/payments.ts';
import type { AttemptStatus } from '#domain/payment/attempt-status.ts';
import type { ReceiptMethod } from '#domain/payment/payment-method.ts';
import type { RefundStatus } from '#domain/payment/refund-status.ts';
import { describeSeveral } from '#text/ordering/payment.ts';
import type { Database } from '../../database/database.ts';
import { isThere } from '../../database/is-there.ts';
import { ofNewestPicked } from '../../database/of-newest-picked.ts';
import { invoices, orders } from '../../database/schema/orders.ts';
import { paymentAttempts, payments } from '../../database/schema/payments.ts';
import { type Days, type ListPage, withinDays } from '../../lists/pages.ts';
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
      sql`${payments.isBegun}`,
      // A share is seen with the payment it came with.
      isNull(payments.ofPaymentId),
      withinDays(sql`${payments.createdAt}`, filter),
      filter.status === null ? undefined : inQueue[filter.status],
    ],
    method: filter.method,
    search: filter.search,
    after,
    length,
  });
  return { rows: await readPaymentRows(database, page.rows), next: page.next };
}

function hasAttempt(which: SQL): SQL {
  return isThere(sql`from payment_attempts attempt where attempt.payment_id = ${payments.id} and ${which}`);
}

// R12.4: what is left over of a payment for several.
const hasRest = isThere(sql`from payments share join payment_attempts part on part.payment_id = share.id
  where share.of_payment_id = ${payments.id} and part.is_surplus`);

// Of an attempt, or of a share of it; gathered first, or PostgreSQL reads all refunds there are.
function isOf(attemptId: SQL, whole: SQL): SQL {
  return sql`${attemptId} = any (array(
    select ${whole} union all select id from payment_attempts where of_attempt_id = ${whole}
  ))`;
}

// By such an attempt of its own or of a share. Few have one, so they are gathered and not looked for in each payment.
function isAmong(which: SQL): SQL {
  return sql`${payments.id} in (select coalesce(owner.of_payment_id, owner.id)
    from payment_attempts attempt join payments owner on owner.id = attempt.payment_id where ${which})`;
}

const isUnderWay = sql`attempt.status in ('creating', 'open', 'pending')`;

const inQueue: Readonly<Record<PaymentQueue, SQL | undefined>> = {
  open: isAmong(isUnderWay),
  paid: eq(payments.status, 'paid'),
  partially_refunded: eq(payments.status, 'partially_refunded'),
  refunded: eq(payments.status, 'refunded'),
  charged_back: eq(payments.status, 'charged_back'),
  surplus: isAmong(sql`attempt.status = 'paid' and attempt.is_surplus and not owner.pays_several`),
  refunding: isAmong(
    sql`attempt.id in (select attempt_id from refunds where status in ('requested', 'sent', 'failed'))`,
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
      .select({ payment: payments, ...paidFor, hasRest })
      .from(payments)
      .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
      .leftJoin(orders, behindOrder)
      .where(inArray(payments.id, [...ids])),
    database
      .select({
        attempt: paymentAttempts,
        refundStatus: sql<RefundStatus | null>`(select status from refunds
          where ${isOf(sql`attempt_id`, sql`${paymentAttempts.id}`)}
          order by created_at desc limit 1)`,
        ownRefunds: sql<number>`(select coalesce(sum(amount_cents), 0)::float8 from refunds
          where ${isOf(sql`attempt_id`, sql`${paymentAttempts.id}`)} and status <> 'failed')`,
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
    return { ...named(row), ...told(row, own) };
  });
}

/** For a query that joins payments with their invoice and the order behind either. */
export const paidFor = {
  orderNumber: orders.number,
  invoiceNumber: invoices.number,
  company: sql<
    string | null
  >`coalesce(${invoices.customer}, ${orders.customer}, ${ofNewestPicked('customer')}) ->> 'company'`,
  companyId: sql<
    number | null
  >`coalesce(${invoices.companyId}, ${orders.companyId}, ${ofNewestPicked('company_id')})`,
  // R12.4: of what is paid together, the oldest first; null of any other.
  picked: sql<readonly string[] | null>`(
    select array_agg(one.number order by one.due_on, one.id) from payment_invoices held
    join invoices one on one.id = held.invoice_id where held.payment_id = ${payments.id}
  )`,
};

export const behindOrder = sql`${orders.id} = coalesce(${payments.orderId}, ${invoices.orderId})`;

type Named = Omit<PaidFor, 'description'> & {
  readonly picked: readonly string[] | null;
  readonly payment: Pick<typeof payments.$inferSelect, 'description'>;
};

export function named({ orderNumber, invoiceNumber, company, companyId, picked, payment }: Named): PaidFor {
  const description = picked === null ? payment.description : describeSeveral(picked);
  return { orderNumber, invoiceNumber, company, companyId, description };
}

type ToldAttempt = {
  readonly attempt: typeof paymentAttempts.$inferSelect;
  readonly refundStatus: RefundStatus | null;
  readonly ownRefunds: number;
};

type Told = {
  readonly payment: typeof payments.$inferSelect;
  readonly picked: readonly string[] | null;
  readonly hasRest: boolean;
};

function told({ payment, picked, hasRest: isTooMuch }: Told, own: readonly ToldAttempt[]) {
  const counting =
    own.find(({ attempt }) => attempt.status === 'paid' && !attempt.isSurplus) ?? own.find(isPaid) ?? own[0];
  const { attempt = null, refundStatus = null } = counting ?? {};
  const status: AttemptStatus | null = attempt?.status ?? null;
  return {
    id: payment.id,
    ...{ picked: picked ?? [], ofPaymentId: payment.ofPaymentId },
    status: payment.status,
    isSurplus: payment.paysSeveral ? isTooMuch : own.some((one) => isPaid(one) && one.attempt.isSurplus),
    isWithdrawn: payment.withdrawnAt !== null,
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
