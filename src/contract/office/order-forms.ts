import type { CarrierCode } from '#domain/delivery/carriers.ts';
import type { FormState } from '../form-state.ts';

// Money is whole cents incl. VAT, days year-month-day.

/** R12.3: an invoice that what is asked may be about. */
export type InvoiceChoice = {
  readonly number: string;
  readonly issuedOn: string;
  /** What of it can go back. */
  readonly cents: number;
  readonly path: string;
  readonly isChosen: boolean;
};

/** What a page has that asks for more than a reason. */
export type OrderFormPage = {
  readonly number: string;
  readonly company: string;
  /** Where the form goes, which is where it stands. */
  readonly path: string;
  /** Why it cannot be done now; null when it can. */
  readonly closed: string | null;
  /** What it will do, in plain words. */
  readonly note: string;
  readonly asksReason: boolean;
  /** Where there are several, one is chosen before anything else is asked. */
  readonly invoices: readonly InvoiceChoice[];
  /** What the form was made from, and a key drawn with it: one press does it once. */
  readonly seen: string;
  readonly key: string;
  readonly form: FormState;
  /** What is in the way, or what changed in between; null where it was not sent yet. */
  readonly back: { readonly title: string; readonly lines: readonly string[] } | null;
};

export type ShipPage = OrderFormPage & {
  readonly name: 'office-order-ship';
  readonly lines: readonly {
    readonly position: number;
    readonly what: string;
    readonly amount: number;
    readonly left: number;
  }[];
  /** R12.3: what stays behind is not invoiced; else its money is somebody's to give back. */
  readonly isOnAccount: boolean;
  readonly carriers: readonly CarrierCode[];
  readonly address: readonly string[];
  /** The last day that can be chosen. */
  readonly today: string;
};

export type CreditPage = OrderFormPage & {
  readonly name: 'office-order-credit';
  /** Empty while none is chosen. */
  readonly invoice: string;
  readonly lines: readonly {
    readonly position: number;
    readonly what: string;
    readonly left: number;
    readonly unitCents: number;
  }[];
  readonly leftCents: number;
  /** Received and not given back: where there is any, somebody has to say whether it goes back. */
  readonly refundableCents: number;
};

export type RefundPage = OrderFormPage & {
  readonly name: 'office-order-refund';
  /** Of what was ordered on account; empty for the order itself, and while none is chosen. */
  readonly invoice: string;
  readonly refundableCents: number;
  /** Of it, what credit notes have promised already; null where nothing is invoiced and what goes back is due again. */
  readonly promisedCents: number | null;
  /** Paid by: the way it goes back. */
  readonly methods: readonly string[];
};

/** A delivery as staff see it. */
export type DeliveryData = {
  readonly id: number;
  readonly sentOn: string;
  readonly carrier: CarrierCode;
  readonly trackingCode: string;
  readonly trackingLink: string | null;
  readonly lines: readonly string[];
  /** Who entered it; empty for one from before that was kept. */
  readonly by: string;
  readonly isUndone: boolean;
  /** R11.3: entered today, and its documents allow it. */
  readonly canUndo: boolean;
  /** R12.3: entered today, and invoiced in a way that it cannot come back: what is wrong with it is credited by hand. */
  readonly isInvoiced: boolean;
};
