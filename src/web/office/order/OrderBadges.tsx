import type { OfficeOrder } from '#contract/office/order.ts';
import { areCollected } from '#domain/delivery/carriers.ts';
import { officeOrderTexts } from '#text/staff/order.ts';
import { nameStaffStatus, ordersTexts as texts } from '#text/staff/orders.ts';
import { Badge, type BadgeKind } from '../../ui/Badge.tsx';

const kinds = {
  draft: 'neutral',
  placed: 'attention',
  paid: 'neutral',
  in_production: 'code',
  shipped: 'ok',
  completed: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<OfficeOrder['status'], BadgeKind>;

type Props = {
  readonly order: Pick<OfficeOrder, 'status' | 'isFree' | 'held' | 'daysLate' | 'onAccount' | 'deliveries'>;
};

export function OrderBadges({ order: { status, isFree, held, daysLate, onAccount, deliveries } }: Props) {
  const isCollected = areCollected(
    deliveries.filter(({ isUndone }) => !isUndone).map(({ carrier }) => carrier),
  );
  return (
    <>
      <Badge kind={isFree ? 'ok' : kinds[status]}>
        {isFree ? officeOrderTexts.free : nameStaffStatus(status, { isOnAccount: onAccount, isCollected })}
      </Badge>
      {/* Else the status says so. */}
      {onAccount && (isFree || status !== 'paid') && <Badge kind="neutral">{texts.onAccount}</Badge>}
      {held !== null && <Badge kind="held">{texts.held}</Badge>}
      {daysLate === 0 && <Badge kind="attention">{texts.today}</Badge>}
      {daysLate !== null && daysLate > 0 && <Badge kind="alarm">{texts.daysLate(daysLate)}</Badge>}
    </>
  );
}
