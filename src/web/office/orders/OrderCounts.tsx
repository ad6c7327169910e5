import { mostCounted, type OfficeOrdersPage } from '#contract/office/orders.ts';
import type { OrderQueue } from '#domain/order/order-queue.ts';
import { ordersTexts as texts } from '#text/staff/orders.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './OrderCounts.module.css';

type Props = { readonly page: OfficeOrdersPage };

/** Beside the title: how many these are, as far as that is known without counting, and what cannot wait. */
export function OrderCounts({ page: { list, orders, counts } }: Props) {
  const isAll = list.next === null && list.query['na'] === undefined;
  const facts = [
    ...(isAll ? [<span key="found">{texts.found(orders.length)}</span>] : []),
    <Count key="today" queue="due_today" path={list.path} text={texts.dueToday(told(counts.dueToday))} />,
    <Count
      key="late"
      queue="late"
      path={list.path}
      text={texts.late(told(counts.late))}
      isPressing={counts.late > 0}
    />,
  ];
  return <span className={styles.counts}>{facts}</span>;
}

function told(count: number): string {
  return texts.atLeast(count, mostCounted);
}

type CountProps = {
  readonly queue: OrderQueue;
  readonly path: string;
  readonly text: string;
  readonly isPressing?: boolean;
};

function Count({ queue, path, text, isPressing = false }: CountProps) {
  return (
    <a
      href={`${path}?status=${queue}`}
      className={classNames(styles.count, isPressing ? styles.pressing : undefined)}
    >
      {text}
    </a>
  );
}
