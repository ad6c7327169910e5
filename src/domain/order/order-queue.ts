/**
 * Orders that wait for somebody, each a value of `?status=` beside the statuses themselves. What is in which is told once, in
 * server/orders/order-queues.ts, so that a number and the list behind it never differ.
 */
export const orderQueues = ['to_release', 'held', 'due_today', 'late'] as const;

export type OrderQueue = (typeof orderQueues)[number];
