import type { AttemptStatus } from '#domain/payment/attempt-status.ts';
import type { PaymentStatus } from '#domain/payment/payment-status.ts';
import type { RefundStatus } from '#domain/payment/refund-status.ts';
import type { FormState } from '../form-state.ts';
import type { ListFrame } from '../list-frame.ts';

/** What payments are asked for by: their status, money that nobody owed, or money that comes or goes. */
export const paymentQueues = [
  'paid',
  'open',
  'partially_refunded',
  'refunded',
  'charged_back',
  'surplus',
  'refunding',
  'failed',
] as const;
export type PaymentQueue = (typeof paymentQueues)[number];

export const paymentMethodFilters = ['ideal', 'creditcard', 'bancontact', 'bank_transfer'] as const;

/** What is paid for, as far as it can be named. */
export type PaidFor = {
  readonly orderNumber: string | null;
  readonly invoiceNumber: string | null;
  readonly description: string | null;
  readonly company: string | null;
  readonly companyId: number | null;
};

export type PaymentRowData = PaidFor & {
  readonly id: number;
  /** R12.4: the numbers of what one payment pays together, the oldest first; none of any other. */
  readonly picked: readonly string[];
  /** Of a share: the payment it came with. */
  readonly ofPaymentId: number | null;
  readonly status: PaymentStatus;
  readonly isSurplus: boolean;
  readonly isWithdrawn: boolean;
  readonly amountCents: number;
  /** Of the attempt that counts: the one that was paid, or the last. */
  readonly method: string | null;
  readonly attemptStatus: AttemptStatus | null;
  readonly providerId: string | null;
  readonly attempts: number;
  readonly via: string | null;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly refundedCents: number;
  readonly chargedBackCents: number;
  /** Of the last refund that we asked for. */
  readonly refundStatus: RefundStatus | null;
};

export type OfficePaymentsPage = {
  readonly name: 'office-payments';
  readonly list: ListFrame;
  readonly payments: readonly PaymentRowData[];
  readonly may: { readonly move: boolean };
  readonly notice: string | null;
};

export type RefundData = {
  readonly id: string;
  readonly amountCents: number;
  readonly status: RefundStatus;
  readonly providerId: string | null;
  readonly at: string;
  /** Waits for somebody to transfer it. */
  readonly isByHand: boolean;
};

/** What is paid of each number is typed in a field of its own. */
export const partField = (number: string): string => `deel-${number}`;

/** The number that such a field is for; null of another field. */
export const partNumber = (name: string): string | null =>
  name.startsWith(partField('')) ? name.slice(partField('').length).slice(0, 40) : null;

/** Money that came in for an order or an invoice. */
export type ReceiptData = {
  readonly paymentId: number;
  /** The payment for several that it is a share of. */
  readonly ofPaymentId: number | null;
  readonly status: PaymentStatus;
  readonly isSurplus: boolean;
  readonly method: string;
  readonly amountCents: number;
  readonly paidAt: string | null;
  readonly chargedBackCents: number;
  readonly refunds: readonly RefundData[];
};

/** R12.4: what one invoice got of a payment for several, or would get now; without a number what was too much. */
export type ShareData = {
  readonly invoiceNumber: string | null;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly chargedBackCents: number;
};

export type AttemptData = {
  readonly id: string;
  readonly method: string;
  readonly status: AttemptStatus;
  readonly amountCents: number;
  readonly providerId: string | null;
  readonly isSurplus: boolean;
  readonly refundedCents: number;
  readonly chargedBackCents: number;
  readonly failureReason: string | null;
  readonly createdAt: string;
};

/** One thing that happened, for the timeline. */
export type PaymentEventData = {
  readonly at: string;
  readonly what:
    | { readonly kind: 'link' }
    | { readonly kind: 'begun'; readonly method: string; readonly amountCents: number }
    | { readonly kind: 'told'; readonly source: string; readonly status: string }
    | { readonly kind: 'refund'; readonly amountCents: number; readonly status: RefundStatus }
    | { readonly kind: 'booked'; readonly by: string; readonly payer: string; readonly amountCents: number }
    | { readonly kind: 'undone'; readonly by: string; readonly reason: string }
    | { readonly kind: 'task'; readonly id: number; readonly title: string; readonly isDone: boolean }
    | { readonly kind: 'withdrawn' };
};

export type PaymentDetails = PaymentRowData & {
  readonly expiresAt: string | null;
  readonly isLive: boolean;
  readonly attemptList: readonly AttemptData[];
  readonly shares: readonly ShareData[];
  readonly refunds: readonly RefundData[];
  /** Newest first. */
  readonly events: readonly PaymentEventData[];
  /** The surplus that a task waits to have given back. */
  readonly surplusTask: { readonly id: number; readonly amountCents: number } | null;
  readonly booking: BookingData | null;
};

export type BookingData = {
  readonly id: number;
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly payer: string;
  readonly description: string;
  readonly madeBy: string;
  readonly parts: readonly (PaidFor & { readonly paymentId: number; readonly amountCents: number })[];
  /** Some of its money went back, or is about to: it is not undone any more. */
  readonly isRefunded: boolean;
  /** By whom and why it was undone. */
  readonly undone: { readonly by: string; readonly reason: string; readonly on: string } | null;
};

export type OfficePaymentPage = {
  readonly name: 'office-payment';
  readonly payment: PaymentDetails;
  readonly may: { readonly move: boolean };
  readonly key: string;
  /** Of undoing the booking, where that was not taken. */
  readonly undo: FormState | null;
  readonly notice: string | null;
  readonly problem: string | null;
};

/** What a transfer can be booked against. */
export type OpenItemData = {
  readonly number: string;
  readonly kind: 'order' | 'invoice';
  readonly company: string;
  readonly reference: string;
  readonly on: string;
  readonly dueOn: string | null;
  readonly openCents: number;
};

export type OfficeTransferPage = {
  readonly name: 'office-transfer';
  readonly search: string;
  readonly items: readonly OpenItemData[];
  readonly form: FormState;
  /** Filled in by the shop, the oldest first; nothing is booked yet. */
  readonly isSpread: boolean;
};
