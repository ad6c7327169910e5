import type { OrderStatus } from '#domain/order/order-status.ts';

export const orderStatusNames = {
  draft: 'Concept',
  placed: 'Wacht op betaling',
  paid: 'Betaald',
  in_production: 'In productie',
  shipped: 'Verzonden',
  completed: 'Afgerond',
  cancelled: 'Geannuleerd',
} as const satisfies Record<OrderStatus, string>;
