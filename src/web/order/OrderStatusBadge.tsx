import type { OrderStatus } from '#domain/order/order-status.ts';
import { orderStatusNames } from '#text/order.ts';
import { Badge, type BadgeKind } from '../ui/Badge.tsx';

const kinds = {
  draft: 'neutral',
  placed: 'attention',
  paid: 'ok',
  in_production: 'ok',
  shipped: 'ok',
  completed: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<OrderStatus, BadgeKind>;

export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  return <Badge kind={kinds[status]}>{orderStatusNames[status]}</Badge>;
}
