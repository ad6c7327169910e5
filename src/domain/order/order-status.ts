export const orderStatuses = [
  'draft',
  'placed',
  'paid',
  'in_production',
  'shipped',
  'completed',
  'cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/**
 * What has been cut to size cannot be cancelled any more: a mistake after that is settled with a credit note.
 * The database holds the same table in a trigger.
 */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  draft: ['placed', 'cancelled'],
  placed: ['paid', 'cancelled'],
  paid: ['in_production', 'cancelled'],
  // Back, as long as nothing was cut: what was cut cannot be cancelled.
  in_production: ['paid', 'shipped'],
  shipped: ['completed'],
  completed: [],
  cancelled: [],
};

/** After it was shipped an order is completed by itself: complaints about what was damaged on the way come within days. */
export const completedAfterDays = 14;

/**
 * A step back that undoing takes, and nothing else: a delivery that was entered by mistake. Who asks for production does
 * not mean it.
 */
export const orderReturns: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = { shipped: 'in_production' };

export function canOrderMove(from: OrderStatus, to: OrderStatus): boolean {
  return orderTransitions[from].includes(to);
}

export function isAwaited(status: OrderStatus): boolean {
  return isBeforeProduction(status) || status === 'in_production';
}

/** Nothing is cut yet, so a chargeback can still stop it. */
export function isBeforeProduction(status: OrderStatus): boolean {
  return status === 'draft' || status === 'placed' || status === 'paid';
}
