import type { OrderStatus } from '../order/order-status.ts';

/** Why there is no link to be made for an order or an invoice. */
export type LinkRefusal =
  | {
      readonly why:
        | 'no_order'
        | 'no_invoice'
        | 'on_account'
        | 'pending'
        | 'paid'
        | 'refunded'
        | 'credited'
        | 'written_off';
      readonly number: string;
    }
  | { readonly why: 'not_payable'; readonly number: string; readonly status: OrderStatus };
