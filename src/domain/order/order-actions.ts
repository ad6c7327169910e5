import type { Right } from '../account/rights.ts';
import type { Cents } from '../money/cents.ts';
import { canOrderMove, isAwaited, type OrderStatus, orderStatuses } from './order-status.ts';
import type { Hindrance } from './production.ts';

/** What staff can do to an order. Page, list, command and database writer read the one table below. */
export const orderActions = [
  'release',
  'take_back',
  'hold',
  'let_go',
  'cancel',
  'change_address',
  'ship',
  'undo_ship',
  'complete',
  'credit',
  'refund',
  'send_document',
  'note',
] as const;

export type OrderAction = (typeof orderActions)[number];

/** Who keeps an order where it is; a chargeback gives way when the money comes back, a person does not. */
export type HeldBy = 'staff' | 'chargeback';

/** What is true of an order, as far as it decides what can be done to it. */
export type OrderFacts = {
  readonly status: OrderStatus;
  readonly heldBy: HeldBy | null;
  /** As findHindrance tells. */
  readonly hindrance: Hindrance | null;
  /** Screens that have left already. */
  readonly sent: number;
  /** Of its invoices, incl. VAT, that no credit note has taken back. */
  readonly leftToCredit: Cents;
  /** Received for it and not given back. */
  readonly refundable: Cents;
};

/** Why something cannot be done now. */
export type Obstacle =
  | 'status'
  | Hindrance
  | 'already_held'
  | 'not_held'
  | 'partly_sent'
  | 'nothing_sent'
  | 'nothing_to_credit'
  | 'nothing_to_refund';

/** Why it was not done: an obstacle, or what only comes out when it is tried. */
export type WhyNot =
  | Obstacle
  | 'unknown_order'
  | 'reason_missing'
  // More than is left of the invoice.
  | 'too_much'
  // More money than was received and kept.
  | 'not_received'
  // R12.3: it has several, and nobody said which.
  | 'which_invoice'
  // Another country, with another VAT.
  | 'other_vat'
  | 'no_document'
  // Who could read it has left the company.
  | 'no_recipient'
  // More screens than are left, or none.
  | 'too_many_screens'
  | 'no_screens'
  // Sold at 0 % to another country: it has to be brought there.
  | 'not_collected'
  // A delivery of another day, or one whose day stands on a document.
  | 'not_today'
  | 'on_document';

type Rule = {
  readonly right: Right;
  readonly from: readonly OrderStatus[];
  readonly obstacle?: (facts: OrderFacts) => Obstacle | null;
  readonly asksReason: boolean;
  /** What a person may go past who says why. */
  readonly reasonLifts?: readonly Obstacle[];
  readonly isForSeveral: boolean;
  /** Told what changed in between instead of doing it: not for what is only added. */
  readonly mindsChanges: boolean;
  readonly undoneBy: OrderAction | null;
};

/** Where an action is a step of the order, the table of transitions says from where. */
function before(to: OrderStatus): readonly OrderStatus[] {
  return orderStatuses.filter((from) => canOrderMove(from, to));
}

// A draft is nobody's order yet.
const placedOnes = orderStatuses.filter((status) => status !== 'draft');
const awaitedOnes = placedOnes.filter(isAwaited);

const usual = { right: 'change_orders', isForSeveral: false, mindsChanges: true } as const;

export const orderActionRules: Readonly<Record<OrderAction, Rule>> = {
  release: {
    ...usual,
    from: before('in_production'),
    obstacle: ({ hindrance }) => hindrance,
    asksReason: false,
    isForSeveral: true,
    undoneBy: 'take_back',
  },
  take_back: {
    ...usual,
    from: ['in_production'],
    obstacle: nothingSent,
    asksReason: true,
    isForSeveral: true,
    undoneBy: 'release',
  },
  hold: {
    ...usual,
    from: awaitedOnes,
    // Beside a chargeback's, which ends with the dispute.
    obstacle: ({ heldBy }) => (heldBy === 'staff' ? 'already_held' : null),
    asksReason: true,
    isForSeveral: true,
    undoneBy: 'let_go',
  },
  let_go: {
    ...usual,
    from: awaitedOnes,
    obstacle: ({ heldBy, hindrance }) =>
      heldBy === null && hindrance !== 'charged_back' ? 'not_held' : null,
    asksReason: true,
    isForSeveral: true,
    undoneBy: 'hold',
  },
  cancel: {
    ...usual,
    from: before('cancelled'),
    // What left is invoiced, also on account.
    obstacle: nothingSent,
    asksReason: true,
    undoneBy: null,
  },
  change_address: {
    ...usual,
    from: awaitedOnes,
    obstacle: nothingSent,
    asksReason: false,
    undoneBy: 'change_address',
  },
  ship: {
    ...usual,
    right: 'ship_orders',
    from: before('shipped'),
    obstacle: ({ hindrance }) => hindrance,
    asksReason: false,
    reasonLifts: ['charged_back', 'refunded'],
    isForSeveral: true,
    undoneBy: 'undo_ship',
  },
  undo_ship: {
    ...usual,
    right: 'ship_orders',
    from: ['in_production', 'shipped'],
    obstacle: ({ sent }) => (sent > 0 ? null : 'nothing_sent'),
    asksReason: true,
    undoneBy: 'ship',
  },
  complete: {
    ...usual,
    from: before('completed'),
    asksReason: false,
    isForSeveral: true,
    undoneBy: null,
  },
  credit: {
    ...usual,
    right: 'move_money',
    from: placedOnes,
    obstacle: ({ leftToCredit }) => (leftToCredit > 0 ? null : 'nothing_to_credit'),
    asksReason: true,
    undoneBy: null,
  },
  refund: {
    ...usual,
    right: 'move_money',
    from: placedOnes,
    obstacle: ({ refundable }) => (refundable > 0 ? null : 'nothing_to_refund'),
    asksReason: true,
    undoneBy: null,
  },
  send_document: {
    ...usual,
    right: 'send_documents',
    from: placedOnes,
    asksReason: false,
    mindsChanges: false,
    undoneBy: null,
  },
  note: {
    ...usual,
    right: 'see_all_orders',
    from: placedOnes,
    asksReason: false,
    mindsChanges: false,
    undoneBy: null,
  },
};

function nothingSent({ sent }: OrderFacts): Obstacle | null {
  return sent > 0 ? 'partly_sent' : null;
}

export type ActionState =
  | { readonly isOpen: true; readonly asksReason: boolean }
  | { readonly isOpen: false; readonly why: Obstacle };

/** Whether it can be done to an order now, and whether somebody has to say why. */
export function judgeAction(action: OrderAction, facts: OrderFacts): ActionState {
  const { from, obstacle, asksReason, reasonLifts = [] } = orderActionRules[action];
  if (!from.includes(facts.status)) return { isOpen: false, why: 'status' };
  const why = obstacle?.(facts) ?? null;
  if (why !== null && !reasonLifts.includes(why)) return { isOpen: false, why };
  return { isOpen: true, asksReason: asksReason || why !== null };
}

const ways: readonly OrderAction[] = ['let_go', 'release', 'ship'];

/** What takes the order on its way; null where nobody has to do anything now. */
export function mainAction(facts: OrderFacts): OrderAction | null {
  return ways.find((action) => judgeAction(action, facts).isOpen) ?? null;
}
