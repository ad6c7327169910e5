import type { OrderOnAccount, OrderPaymentState } from '#contract/order-page.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { nameStatus, unpaidAgainNames } from '#text/ordering/order.ts';
import { Badge, type BadgeKind } from './Badge.tsx';

const kinds = {
  draft: 'neutral',
  placed: 'attention',
  paid: 'ok',
  in_production: 'ok',
  shipped: 'ok',
  completed: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<OrderStatus, BadgeKind>;

type Props = {
  readonly status: OrderStatus;
  readonly payment: OrderPaymentState | null;
  readonly onAccount: OrderOnAccount | null;
  readonly isCollected: boolean;
};

/** An order whose money has gone back is not called paid, nor is one on account, nor one sent that was collected. */
export function OrderStatusBadge({ status, payment, onAccount, isCollected }: Props) {
  const unpaidAgain = status === 'paid' && payment !== null ? unpaidAgainNames[payment] : undefined;
  return unpaidAgain === undefined ? (
    <Badge kind={kinds[status]}>{nameStatus(status, { isOnAccount: onAccount !== null, isCollected })}</Badge>
  ) : (
    <Badge kind="attention">{unpaidAgain}</Badge>
  );
}
