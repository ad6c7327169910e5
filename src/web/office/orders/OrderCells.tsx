import { useId } from 'react';
import type { OrderRowData } from '#contract/office/orders.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { OrderOnAccount } from '#contract/order-page.ts';
import { type DrawingInput, drawingOf } from '#domain/drawing/drawing.ts';
import { svgTree } from '#domain/drawing/svg.ts';
import { cents } from '#domain/money/cents.ts';
import { formatDay } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { nameStaffStatus, ordersTexts as texts } from '#text/staff/orders.ts';
import { Badge, type BadgeKind } from '../../ui/Badge.tsx';
import { SilentPlate } from '../../ui/Plate.tsx';
import cells from '../lists/cells.module.css';
import styles from './OrderCells.module.css';

type Props = { readonly order: OrderRowData };

export function NumberCell({ order: { number } }: Props) {
  return (
    <a href={`${officeRooms.orders.path}/${number}`} className={styles.number}>
      {number}
    </a>
  );
}

export function CompanyCell({ order: { company, country, reference } }: Props) {
  return (
    <>
      {company}
      {texts.abroad[country]}
      <div className={cells.soft}>{reference === '' ? texts.noReference : reference}</div>
    </>
  );
}

export function ScreensCell({ order: { drawing, products } }: Props) {
  return (
    <div className={styles.screens}>
      {drawing !== null && <Thumbnail drawing={drawing} />}
      <span>{products.map(({ amount, name }) => texts.amountOf(amount, name)).join(', ')}</span>
    </div>
  );
}

/** Of the first line: the words beside it say what there is. */
function Thumbnail({ drawing }: { readonly drawing: DrawingInput }) {
  const id = useId();
  return (
    <div className={styles.thumbnail}>
      <SilentPlate tree={svgTree(drawingOf(drawing, 'small'), null, id)} />
    </div>
  );
}

const mostSwatches = 4;

export function ColourCell({ order: { colours } }: Props) {
  const [only] = colours;
  return (
    <div className={styles.colours}>
      {colours.slice(0, mostSwatches).map(({ label, hex }) => (
        <svg key={label} className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
          <rect width="16" height="16" fill={hex ?? 'none'} />
        </svg>
      ))}
      {colours.length > 1 ? (
        <span title={colours.map(({ label }) => label).join(', ')}>{texts.colours(colours.length)}</span>
      ) : (
        only?.label
      )}
    </div>
  );
}

export function DueCell({ order: { dueOn, daysLate } }: Props) {
  return (
    <div className={styles.badges}>
      {dueOn === null ? <span className={cells.soft}>{texts.noDay}</span> : formatDay(dueOn)}
      {daysLate === 0 && <Badge kind="attention">{texts.today}</Badge>}
      {daysLate !== null && daysLate > 0 && <Badge kind="alarm">{texts.daysLate(daysLate)}</Badge>}
    </div>
  );
}

const kinds = {
  draft: 'neutral',
  placed: 'attention',
  paid: 'neutral',
  in_production: 'code',
  shipped: 'ok',
  completed: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<OrderRowData['status'], BadgeKind>;

export function StatusCell({ order: { status, held, isFree, onAccount, isCollected } }: Props) {
  return (
    <div className={styles.badges}>
      {isFree && <Badge kind="ok">{texts.free}</Badge>}
      {/* That it is paid stands beside it; that it waits is what matters. */}
      {!isFree && !(held && status === 'paid') && (
        <Badge kind={kinds[status]}>{nameStaffStatus(status, { isOnAccount: onAccount, isCollected })}</Badge>
      )}
      {held && <Badge kind="held">{texts.held}</Badge>}
    </div>
  );
}

export function PaymentCell({ order: { payment, account } }: Props) {
  return <span className={styles.payment}>{account === null ? nameOf(payment) : tell(account)}</span>;
}

function nameOf(payment: OrderRowData['payment']): string {
  return payment === null ? texts.noPayment : texts.payments[payment];
}

function tell({ money }: OrderOnAccount): string {
  const open = money?.openCents ?? 0;
  return open === 0 ? texts.onAccount : texts.openOnAccount(formatEuro(cents(open)));
}

export function TotalCell({ order: { totalCents } }: Props) {
  return totalCents === null ? null : <span className={styles.total}>{formatEuro(totalCents)}</span>;
}
