import type { DrawingInput } from '#domain/drawing/drawing.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OrderAction } from '#domain/order/order-actions.ts';
import { orderQueues } from '#domain/order/order-queue.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { PaymentStatus } from '#domain/payment/payment-status.ts';
import type { ListFrame } from '../list-frame.ts';
import type { OrderOnAccount } from '../order-page.ts';

/** Of `?status=`: where an order stands, and what waits for somebody. */
export const orderListStatuses = [
  ...orderQueues,
  'placed',
  'paid',
  'in_production',
  'shipped',
  'completed',
  'cancelled',
] as const;
export type OrderListStatus = (typeof orderListStatuses)[number];

/** Of `?sorteer=`: a name of the JSON, with a minus the other way round. The first is how they stand unasked. */
export const orderSorts = [
  '-placedAt',
  'placedAt',
  'dueOn',
  '-dueOn',
  'company',
  '-company',
  '-total',
  'total',
] as const;
export type OrderSort = (typeof orderSorts)[number];

/** An order in the list, as JSON; without `total` for who sees no money. */
export type ListedOrder = {
  readonly number: string;
  readonly status: OrderStatus;
  readonly held: boolean;
  /** R12.2: paid after its invoices. */
  readonly onAccount: boolean;
  readonly company: string;
  readonly reference: string;
  readonly total?: string;
  readonly placedAt: string;
  readonly dueOn: string | null;
  readonly screens: number;
};

/** The same as a row of the page. */
export type OrderRowData = Omit<ListedOrder, 'total'> & {
  /** Null for who sees no money, and so is `payment`. */
  readonly totalCents: Cents | null;
  readonly payment: PaymentStatus | null;
  /** Of one on account, in the place of `payment`. */
  readonly account: OrderOnAccount | null;
  /** The customer came for all that went. */
  readonly isCollected: boolean;
  /** Paid, with nothing in the way of making it. */
  readonly isFree: boolean;
  readonly country: 'NL' | 'BE';
  /** How many days past its day, and not sent yet; 0 on the day itself. */
  readonly daysLate: number | null;
  readonly products: readonly { readonly name: string; readonly amount: number }[];
  readonly colours: readonly { readonly label: string; readonly hex: string | null }[];
  /** What it was made from, for a form about it (writeSeen). */
  readonly seen: string;
  /** Of the first line. */
  readonly drawing: DrawingInput | null;
};

/** Of several orders at once, from the list. */
export const bulkActions = ['release', 'hold', 'let_go'] as const satisfies readonly OrderAction[];
export type BulkAction = (typeof bulkActions)[number];

/** The form that came back: nothing was done, and nothing that was chosen or typed is lost. */
export type BulkProblem = {
  readonly action: BulkAction | null;
  readonly reason: string;
  /** Empty where nothing was wrong: what was typed is there again. */
  readonly title: string;
  /** Which cannot, and why; or what changed meanwhile. */
  readonly orders: readonly { readonly number: string; readonly why: string }[];
};

/** Beside the title; beyond it is 'more than'. */
export const mostCounted = 999;

export type ColourChoice = { readonly value: string; readonly label: string; readonly isStandard: boolean };

export type OfficeOrdersPage = {
  readonly name: 'office-orders';
  readonly list: ListFrame;
  readonly orders: readonly OrderRowData[];
  readonly sees: { readonly money: boolean };
  readonly choices: {
    readonly products: readonly { readonly value: string; readonly label: string }[];
    readonly colours: readonly ColourChoice[];
  };
  readonly may: { readonly change: boolean; readonly print: boolean };
  readonly picked: readonly string[];
  readonly problem: BulkProblem | null;
  readonly notice: string | null;
  /** Of all orders, as far as they were counted. */
  readonly counts: { readonly dueToday: number; readonly late: number };
};
