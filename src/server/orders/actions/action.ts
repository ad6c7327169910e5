import type { CarrierCode } from '#domain/delivery/carriers.ts';
import type { ShipmentWish } from '#domain/delivery/shipment.ts';
import type { CreditWish } from '#domain/invoice/credit.ts';
import type { Actor, LogbookEntry } from '#domain/logbook/entry.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OrderAction, OrderFacts, WhyNot } from '#domain/order/order-actions.ts';
import type { Hindrance } from '#domain/order/production.ts';
import type { StoredAddress } from '../../database/schema/orders.ts';
import type { CalledOff, CallOffDependencies } from '../call-off-order.ts';
import type { Order } from '../store-order.ts';

export type ActionDependencies = CallOffDependencies;

/** In the transaction of all that is done at once. */
export type Work = ActionDependencies & { readonly actor: Actor; readonly reason: string | null };

export type LockedOrder = { readonly order: Order; readonly facts: OrderFacts };

/** A delivery as it is entered. */
export type NewDelivery = {
  readonly carrier: CarrierCode;
  readonly trackingCode: string;
  // 'YYYY-MM-DD'
  readonly sentOn: string;
  readonly screens: ShipmentWish;
  // What is left after it does not go any more.
  readonly isLast: boolean;
  // Drawn with the form: the same one is never a second delivery.
  readonly key: string;
};

// R12.3: by its number; null for the one that there is.
type OfInvoice = { readonly invoice: string | null };

type Credit = OfInvoice & {
  readonly wish: CreditWish;
  readonly isMoneyBack: boolean;
  // Drawn with the form: the same one never credits or gives back a second time.
  readonly key: string;
};

/** What an action takes besides its reason. */
export type ActionInputs = {
  readonly release: null;
  readonly take_back: null;
  readonly hold: null;
  readonly let_go: null;
  readonly cancel: null;
  readonly change_address: { readonly address: StoredAddress };
  // Null for all that is left, today, by whoever it was.
  readonly ship: NewDelivery | null;
  readonly undo_ship: { readonly deliveryId: number };
  readonly complete: null;
  readonly credit: Credit;
  readonly refund: OfInvoice & { readonly amount: Cents; readonly key: string };
  readonly send_document: {
    // Of an invoice or credit note; null for the confirmation of the order.
    readonly number: string | null;
    // Drawn with the form: the same one never sends a second mail.
    readonly key: string;
  };
  readonly note: { readonly text: string };
};

/** What is told of it to whoever did it. */
export type ActionResults = {
  readonly release: { readonly isPartlyRefunded: boolean };
  readonly take_back: null;
  readonly hold: null;
  readonly let_go: { readonly hindrance: Hindrance | null };
  readonly cancel: Omit<Extract<CalledOff, { kind: 'called_off' }>, 'kind'>;
  readonly change_address: null;
  // R12.3: what is on account has its invoice with it.
  readonly ship: {
    readonly isWhole: boolean;
    readonly isInvoiced: boolean;
    // Screens that do not come any more.
    readonly leftBehind: number;
  };
  readonly undo_ship: null;
  readonly complete: null;
  readonly credit: { readonly creditNote: string; readonly refunded: Cents };
  // Without a credit note where one had promised that much before.
  readonly refund: { readonly creditNote: string | null; readonly refunded: Cents };
  readonly send_document: { readonly recipient: string };
  readonly note: null;
};

export type Executed<Action extends OrderAction> =
  | {
      readonly kind: 'done';
      readonly result: ActionResults[Action];
      // Null where it was done before, and this is the same press once more.
      readonly entry: Omit<LogbookEntry, 'subject'> | null;
    }
  | { readonly kind: 'refused'; readonly why: WhyNot };

/**
 * Does it to one order that is locked and judged, and writes its event; the logbook is written by whoever calls it. A
 * refusal takes back all that was done to the others.
 */
export type Executor<Action extends OrderAction> = (
  work: Work,
  locked: LockedOrder,
  input: ActionInputs[Action],
) => Promise<Executed<Action>>;

export function done<Action extends OrderAction>(
  result: ActionResults[Action],
  entry: Omit<LogbookEntry, 'subject'> | null,
): Executed<Action> {
  return { kind: 'done', result, entry };
}
