import type { HeldBy, OrderAction } from '#domain/order/order-actions.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Hindrance } from '#domain/order/production.ts';
import type { AttemptStatus } from '#domain/payment/attempt-status.ts';
import type { PaymentStatus } from '#domain/payment/payment-status.ts';
import type { RefundStatus } from '#domain/payment/refund-status.ts';
import type { FormState } from '../form-state.ts';
import type { LeftBehind, OrderDocument, OrderLineData, OrderOnAccount, TotalsData } from '../order-page.ts';
import type { DeliveryData } from './order-forms.ts';

// Moments are ISO strings, days year-month-day, money whole cents. Whatever is money is null for who sees none.

export type OfficeOrderLine = OrderLineData & {
  /** Null where total measures were given. */
  readonly opening: { readonly width: number; readonly height: number } | null;
  /** R11.5: its list and discount, in words. */
  readonly priceWay: string | null;
  /** Null for a product that has left the catalogue. */
  readonly drawingPath: string | null;
};

export type RefundData = {
  readonly amountCents: number;
  readonly status: RefundStatus;
  readonly at: string;
  /** To be transferred by a person. */
  readonly isByHand: boolean;
};

export type AttemptData = {
  readonly id: string;
  readonly method: string;
  readonly status: AttemptStatus;
  readonly amountCents: number;
  readonly at: string;
  readonly failure: string | null;
  readonly chargedBackCents: number;
  /** Given back at the provider's own dashboard. */
  readonly refundedElsewhereCents: number;
  /** Paid for what was paid or over already. */
  readonly isSurplus: boolean;
  readonly refunds: readonly RefundData[];
};

export type PaymentData = {
  readonly id: number;
  readonly status: PaymentStatus;
  readonly isWithdrawn: boolean;
  /** R12.3: of an order on account, the invoice that it pays. */
  readonly invoice: string | null;
  readonly amountCents: number;
  readonly paidAt: string | null;
  /** The newest first. */
  readonly attempts: readonly AttemptData[];
};

export type OfficeDocument = OrderDocument & { readonly totalCents: number };

export type OrderMailData = {
  readonly id: number;
  readonly subject: string;
  readonly recipient: string;
  readonly at: string;
  readonly status: 'queued' | 'captured' | 'sent' | 'failed';
};

/** One thing that happened, told as a sentence. */
export type HistoryItem = {
  readonly id: string;
  readonly at: string;
  readonly tone: 'good' | 'news' | 'attention' | 'note';
  readonly text: string;
  /** Who of the shop did it; null for a customer, a bank or the shop itself. */
  readonly by: string | null;
};

export type OfficeOrder = {
  readonly number: string;
  readonly status: OrderStatus;
  readonly held: { readonly by: HeldBy; readonly reason: string; readonly since: string } | null;
  /** R12.2: paid after its invoices; how they stand for who sees money. */
  readonly onAccount: boolean;
  readonly account: OrderOnAccount | null;
  readonly hindrance: Hindrance | null;
  /** Paid, with nothing in the way of making it. */
  readonly isFree: boolean;
  readonly placedAt: string;
  readonly dueOn: string | null;
  /** Past its day and not sent yet; 0 on the day itself. */
  readonly daysLate: number | null;
  readonly screens: number;
  /** Without an id for who may not see customers. */
  readonly company: { readonly id: number | null; readonly name: string };
  readonly orderedBy: string;
  readonly contact: {
    readonly email: string;
    readonly phone: string;
    /** Who gets what is mailed about it now. */
    readonly mailedTo: readonly string[];
  } | null;
  readonly measuredBy: readonly string[];
  /** R10.4: the member of staff who placed it. */
  readonly placedBy: string | null;
  readonly reference: string;
  readonly remarks: string;
  readonly isNeutral: boolean;
  readonly lines: readonly OfficeOrderLine[];
  readonly totals: TotalsData | null;
  readonly payments: readonly PaymentData[] | null;
  readonly documents: readonly OfficeDocument[] | null;
  readonly mails: readonly OrderMailData[] | null;
  /** R11.3: the oldest first. */
  readonly deliveries: readonly DeliveryData[];
  readonly leftBehind: LeftBehind | null;
  readonly deliveryAddress: readonly string[];
  readonly invoiceAddress: readonly string[] | null;
  readonly sheetPath: string | null;
  /** The oldest first. */
  readonly history: readonly HistoryItem[];
};

/** What its reader may do now, and can. */
export type OrderActionData = {
  readonly action: OrderAction;
  readonly path: string;
  readonly asksReason: boolean;
  readonly isMain: boolean;
  /** What it will do, in plain words. */
  readonly note: string;
};

export type OfficeOrderPage = {
  readonly name: 'office-order';
  readonly unit: 'mm' | 'cm';
  readonly order: OfficeOrder;
  readonly actions: readonly OrderActionData[];
  /** What its forms are made from: whoever sends one is told what changed since. */
  readonly seen: string;
  /** Drawn with the page: the same press never sends a second mail. */
  readonly key: string;
  /** Of the delivery address, as it stands. */
  readonly address: FormState;
  /** For colleagues, with what could not be sent of it. */
  readonly note: FormState;
  readonly notice: string | null;
  /** A form that was not taken, with what was typed in it. */
  readonly back: {
    readonly action: OrderAction;
    readonly form: FormState;
    /** What is in the way, or what changed in between, a sentence each. */
    readonly title: string;
    readonly lines: readonly string[];
  } | null;
};
