import type { VatReason } from '#domain/business/vat.ts';
import type { CarrierCode } from '#domain/delivery/carriers.ts';
import type { DrawingInput } from '#domain/drawing/drawing.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { PaymentStatus } from '#domain/payment/payment-status.ts';

// Sizes are whole millimetres, money whole cents excl. VAT unless its name says otherwise, dates year-month-day.

/** Why the VAT is what it is. */
export type VatData = { readonly reason: VatReason; readonly vatId: string | null };

export type TotalsData = {
  readonly goodsCents: number;
  readonly fees: readonly { readonly label: string; readonly cents: number }[];
  readonly shippingCents: number;
  readonly subtotalCents: number;
  readonly vatPercent: number;
  readonly vatCents: number;
  /** Incl. VAT. */
  readonly totalCents: number;
};

/** One of at most three; `src` shows it whole, `preview` small. */
export type PhotoData = {
  readonly id: number;
  readonly place: number;
  readonly src: string;
  readonly preview: string;
  readonly width: number;
  readonly height: number;
};

export type OrderLineData = {
  readonly position: number;
  readonly code: string;
  readonly name: string;
  readonly boxLabel: string;
  /** Of this line alone; that of the whole order stands with the order. */
  readonly reference: string;
  readonly amount: number;
  /** Null for a product that has left the catalogue. */
  readonly drawing: DrawingInput | null;
  readonly totalWidth: number;
  readonly totalHeight: number;
  readonly summary: readonly { readonly label: string; readonly value: string }[];
  /** As promised, or as it would be when paid today; null once it has been sent. */
  readonly deliveryDate: string | null;
  /** Null for who sees no price, as everything else here that is money. */
  readonly price: { readonly unitCents: number; readonly lineCents: number } | null;
  readonly photos: readonly PhotoData[];
  /** Null where it was who ordered, or is the same for every line. */
  readonly measuredBy: string | null;
};

export type OrderPaymentState = PaymentStatus | 'pending' | 'expired';

export type OrderPayment = {
  readonly state: OrderPaymentState;
  /** Null when there is nothing to pay, or no longer. */
  readonly payPath: string | null;
  /** Its invoice, to be paid anew where no link is open: the money has gone back, or the link has run out. */
  readonly anew: { readonly invoice: string; readonly key: string } | null;
  /** Incl. VAT; less than the order's total where a part was credited. */
  readonly dueCents: number;
};

/** R12.2: of an order on account, which is never paid itself: its invoices are. */
export type OrderOnAccount = {
  readonly termDays: number;
  /** Incl. VAT, null for who sees no price; `invoicedCents` less what was credited or written off. */
  readonly money: {
    readonly invoices: number;
    readonly invoicedCents: number;
    readonly writtenOffCents: number;
    readonly openCents: number;
  } | null;
};

export type OrderDocument = {
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  readonly issuedOn: string;
  readonly pdfPath: string;
  readonly ublPath: string;
  /** R12.3: what is still to be paid for it, incl. VAT, where it is paid by itself; without a way for who may not pay. */
  readonly due: {
    readonly openCents: number;
    readonly dueOn: string;
    readonly payPath: string | null;
    /** To pay it anew where no link is open. */
    readonly payKey: string | null;
  } | null;
};

/** What left us on one day. */
export type OrderDelivery = {
  readonly sentOn: string;
  readonly carrier: CarrierCode;
  /** Empty where there is none. */
  readonly trackingCode: string;
  readonly trackingLink: string | null;
  readonly lines: readonly string[];
};

export type LeftBehind = {
  readonly sent: number;
  readonly all: number;
  readonly lines: readonly string[];
  /** Incl. VAT, paid in advance and not credited; null on account, and for who sees no price. */
  readonly owedCents: number | null;
};

export type OrderPage = {
  readonly name: 'order';
  readonly unit: 'mm' | 'cm';
  readonly number: string;
  readonly placedOn: string;
  readonly orderedBy: string;
  /** R13.5: the quotes it came from, for who reads those. */
  readonly quotes: readonly string[];
  /** Who filled the carts it came from, where that was somebody else. */
  readonly measuredBy: readonly string[];
  /** R10.4: the member of staff who placed it, and for whom; null for whom where that is its reader. */
  readonly placedBy: { readonly staff: string; readonly customer: string | null } | null;
  readonly status: OrderStatus;
  readonly reference: string;
  readonly remarks: string;
  readonly isNeutral: boolean;
  readonly lines: readonly OrderLineData[];
  readonly totals: TotalsData | null;
  /** Of all together. A promise once it is paid: until then it moves with the day of the payment. */
  readonly delivery: { readonly date: string; readonly isPromised: boolean } | null;
  /** R11.3: the oldest first. */
  readonly deliveries: readonly OrderDelivery[];
  /** While a part has gone and the rest has not: how many of how many screens. */
  readonly sentInPart: { readonly sent: number; readonly all: number } | null;
  /** Of one that is sent without all of its screens: how many went, and what does not come any more. */
  readonly leftBehind: LeftBehind | null;
  readonly deliveryAddress: readonly string[];
  readonly invoiceAddress: readonly string[];
  /** Null for what is on account too. */
  readonly payment: OrderPayment | null;
  readonly onAccount: OrderOnAccount | null;
  /** The last day on which it can be paid; null for what is paid or over. */
  readonly payUntil: string | null;
  /** How an order that is cancelled came to its end, as far as that is known. */
  readonly ending: { readonly kind: 'cancelled' | 'expired'; readonly reason: string } | null;
  readonly documents: readonly OrderDocument[] | null;
  /** Drawn with the page, so that a double click puts the lines in the cart once; null for who may not order. */
  readonly reorderKey: string | null;
  /** For staff. */
  readonly sheetPath: string | null;
  readonly officePath: string | null;
  readonly notice: { readonly kind: 'ok' | 'error'; readonly text: string } | null;
  /** The lines that could not be ordered again. */
  readonly refused: readonly string[];
};

export type OrderSummary = {
  readonly number: string;
  readonly placedOn: string;
  readonly status: OrderStatus;
  readonly payment: OrderPaymentState | null;
  readonly onAccount: OrderOnAccount | null;
  /** The customer came for all that went. */
  readonly isCollected: boolean;
  readonly reference: string;
  /** Who of the company it was; null for the reader. */
  readonly orderedBy: string | null;
  /** Incl. VAT; null for who sees no price. */
  readonly totalCents: number | null;
};

export type OrderList = {
  readonly orders: readonly OrderSummary[];
  readonly isNewest: boolean;
  /** The order before which the next page begins; null on the last page. */
  readonly lastNumber: string | null;
};
