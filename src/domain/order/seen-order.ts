import type { HeldBy, OrderFacts } from './order-actions.ts';
import { type OrderStatus, orderStatuses } from './order-status.ts';

/** An order as somebody saw it, so far as it matters to what they do next. */
export type SeenOrder = {
  /** The last thing that was done to it; 0 for nothing. */
  readonly eventId: number;
  readonly status: OrderStatus;
  readonly heldBy: HeldBy | null;
  /** Null for who sees no money, and is not told when it changes. */
  readonly refundable: number | null;
};

export function seenOf(
  { status, heldBy, refundable }: Pick<OrderFacts, 'status' | 'heldBy' | 'refundable'>,
  eventId: number,
): SeenOrder {
  return { eventId, status, heldBy, refundable };
}

/** For a hidden field of the form, where who sees no money may read it too. */
export function writeSeen(
  { eventId, status, heldBy, refundable }: SeenOrder,
  { seesMoney }: { readonly seesMoney: boolean },
): string {
  const money = seesMoney ? refundable : null;
  return [eventId, status, heldBy ?? 'free', money ?? 'unseen'].join('.');
}

/** Null for what no page of ours has written. */
export function readSeen(text: string): SeenOrder | null {
  const [, eventId, word, held, refundable] =
    /^(\d{1,10})\.([a-z_]+)\.(staff|chargeback|free)\.(\d{1,15}|unseen)$/.exec(text) ?? [];
  const status = orderStatuses.find((one) => one === word);
  if (status === undefined || held === undefined) return null;
  const heldBy = held === 'staff' || held === 'chargeback' ? held : null;
  const money = refundable === 'unseen' ? null : Number(refundable);
  return { eventId: Number(eventId), status, heldBy, refundable: money };
}

/** What is not as it was. Somebody else's own doing is told by its event besides. */
export type OrderChange = {
  readonly status: OrderStatus | null;
  readonly held: 'held' | 'let_go' | null;
  readonly refundable: number | null;
  readonly hasEvents: boolean;
};

/** Null when all is as it was seen. */
export function findChange(seen: SeenOrder, now: SeenOrder): OrderChange | null {
  const change: OrderChange = {
    status: seen.status === now.status ? null : now.status,
    held: seen.heldBy === now.heldBy ? null : now.heldBy === null ? 'let_go' : 'held',
    refundable: seen.refundable === null || seen.refundable === now.refundable ? null : now.refundable,
    hasEvents: seen.eventId !== now.eventId,
  };
  const isSame = change.status === null && change.held === null && change.refundable === null;
  return isSame && !change.hasEvents ? null : change;
}
