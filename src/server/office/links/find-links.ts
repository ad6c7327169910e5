import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { LinkRowData, LinkState } from '#contract/office/links.ts';
import { receivedStatuses } from '#domain/payment/payment-status.ts';
import type { Database } from '../../database/database.ts';
import { isThere } from '../../database/is-there.ts';
import { invoices, orders } from '../../database/schema/orders.ts';
import { payments } from '../../database/schema/payments.ts';
import { type Days, type ListPage, withinDays } from '../../lists/pages.ts';
import { isLinkExpired } from '../../payments/payment-state.ts';
import { behindOrder, named, paidFor } from '../payments/find-payments.ts';
import { findNewest, type PaymentCursor } from '../payments/newest.ts';
import { isAboutLinkOf } from './link-mails.ts';

export type LinkFilter = Days & { readonly search: string | null; readonly status: LinkState | null };

/** Every link there is, newest first; a transfer that was booked by hand is none. */
export async function findLinks(
  database: Database,
  filter: LinkFilter,
  {
    after,
    length,
    now,
  }: { readonly after: PaymentCursor | null; readonly length: number; readonly now: Date },
): Promise<ListPage<LinkRowData, PaymentCursor>> {
  const page = await findNewest(database, {
    conditions: [
      isLink,
      withinDays(sql`${payments.createdAt}`, filter),
      filter.status === null ? undefined : inState(filter.status, now),
    ],
    isInHalves: true,
    search: filter.search,
    after,
    length,
  });
  return { rows: await readLinks(database, page.rows, now), next: page.next };
}

// Nobody can pay a share.
const isLink = sql`${payments.ofPaymentId} is null
  and not ${isThere(sql`from bank_booking_parts part where part.payment_id = ${payments.id}`)}`;

// R12.4: what several ask for together is counted whenever it is looked at.
const asked = sql`(select sum(balance.open_cents) from payment_invoices held
  join invoice_balances balance on balance.invoice_id = held.invoice_id where held.payment_id = ${payments.id})`;

// As it stands in the index of what is closed: PostgreSQL takes that for nothing else.
const isClosed = sql`${payments.withdrawnAt} is null
  and (${payments.status} in ('void', 'charged_back') or (${payments.status} = 'open' and ${payments.isOver}))`;

function inState(state: LinkState, now: Date): SQL | undefined {
  const isOpen = sql`${payments.status} = 'open' and not ${payments.isOver}`;
  switch (state) {
    case 'open':
      return and(isOpen, or(isNull(payments.expiresAt), gt(payments.expiresAt, now)));
    case 'expired':
      return and(isOpen, lte(payments.expiresAt, now));
    case 'withdrawn':
      return isNotNull(payments.withdrawnAt);
    case 'paid':
      return inArray(payments.status, [...receivedStatuses]);
    case 'closed':
      return isClosed;
    default:
      return state satisfies never;
  }
}

export async function findLink(database: Database, id: number, now: Date): Promise<LinkRowData | null> {
  const [link] = await readLinks(database, [id], now);
  return link ?? null;
}

/** In the order of the numbers that are asked for. */
async function readLinks(
  database: Database,
  ids: readonly number[],
  now: Date,
): Promise<readonly LinkRowData[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select({
      payment: payments,
      ...paidFor,
      asked: sql<
        string | null
      >`case when ${payments.paysSeveral} and ${payments.status} = 'open' then ${asked} end`,
      isBeingPaid: sql<boolean>`exists (select from payment_attempts attempt where attempt.payment_id = ${payments.id}
        and attempt.status in ('creating', 'open', 'pending'))`,
      mailedTo: sql<string | null>`(select mail.recipient from mails mail
        where ${isAboutLinkOf(sql`mail.dedupe_key`, sql`${payments.id}`)} order by mail.id desc limit 1)`,
    })
    .from(payments)
    .leftJoin(invoices, eq(invoices.id, payments.invoiceId))
    .leftJoin(orders, behindOrder)
    .where(and(inArray(payments.id, [...ids]), isLink));
  const byId = new Map(rows.map((row) => [row.payment.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const state = stateOf(row.payment, now);
    return {
      ...named(row),
      ...{ id, state },
      amountCents: Number(row.asked ?? 0) || row.payment.amount,
      createdAt: row.payment.createdAt.toISOString(),
      expiresAt: row.payment.expiresAt?.toISOString() ?? null,
      mailedTo: row.mailedTo,
      isBeingPaid: row.isBeingPaid,
      path: state === 'open' ? `/payment/${row.payment.token}` : null,
    };
  });
}

function stateOf(
  { status, withdrawnAt, expiresAt, isOver }: typeof payments.$inferSelect,
  now: Date,
): LinkState {
  if (withdrawnAt !== null) return 'withdrawn';
  if (receivedStatuses.some((received) => received === status)) return 'paid';
  if (status !== 'open' || isOver) return 'closed';
  return isLinkExpired({ expiresAt }, now) ? 'expired' : 'open';
}
