import type { Right } from '#domain/account/rights.ts';

/** Where tasks and the start page lead, with the right that opens each. */
export const linkedRooms = {
  orders: { path: '/beheer/bestellingen', right: 'see_all_orders' },
  invoices: { path: '/beheer/facturen', right: 'see_money' },
  payments: { path: '/beheer/betalingen', right: 'see_money' },
  requests: { path: '/beheer/aanvragen', right: 'see_customers' },
  customers: { path: '/beheer/klanten', right: 'see_customers' },
} as const satisfies Readonly<Record<string, { readonly path: string; readonly right: Right }>>;
