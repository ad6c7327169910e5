import type { OfficeOrderPage } from '#contract/office/order.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { Frame } from '#contract/page.ts';
import { roomNames } from '#text/staff/office.ts';
import { officeOrderTexts as texts } from '#text/staff/order.ts';
import { Restored } from '../../forms/FormMessages.tsx';
import { ReadFirst } from '../../forms/ReadFirst.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Message } from '../../ui/Message.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Parts } from '../frame/Parts.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderBadges } from './OrderBadges.tsx';
import { OrderDeliveries } from './OrderDeliveries.tsx';
import { OrderDelivery } from './OrderDelivery.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderMails } from './OrderMails.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import styles from './OrderPage.module.css';

type Props = { readonly page: OfficeOrderPage; readonly frame: Frame };

export function OrderPage({ page, frame: { csrfToken } }: Props) {
  const { order, notice } = page;
  return (
    <OfficePage
      title={order.number}
      aside={<About order={order} />}
      notice={notice}
      above={
        <>
          <Breadcrumb
            trail={[{ href: officeRooms.orders.path, label: roomNames.orders }]}
            current={order.number}
          />
          <Back page={page} />
        </>
      }
      actions={<OrderActions page={page} csrfToken={csrfToken} />}
    >
      {order.held !== null && (
        <Message kind="error">
          {order.held.by === 'staff'
            ? texts.heldBecause.staff(order.held.reason)
            : texts.heldBecause.chargeback}
        </Message>
      )}
      <Parts
        main={
          <>
            <OrderLines page={page} />
            <OrderDeliveries page={page} csrfToken={csrfToken} />
            <OrderDelivery page={page} csrfToken={csrfToken} />
            <OrderMails order={order} />
          </>
        }
        side={
          <>
            <OrderMoney page={page} />
            <OrderDocuments page={page} csrfToken={csrfToken} />
            <OrderHistory page={page} csrfToken={csrfToken} />
          </>
        }
      />
    </OfficePage>
  );
}

function About({ order }: Pick<OfficeOrderPage, 'order'>) {
  const { company, measuredBy, orderedBy, placedBy } = order;
  const who = [
    ...(measuredBy.length > 0 ? [texts.measuredBy(measuredBy)] : []),
    texts.orderedBy(orderedBy),
    ...(placedBy === null ? [] : [texts.placedBy(placedBy)]),
  ].join(', ');
  return (
    <span className={styles.about}>
      <OrderBadges order={order} />
      <span>
        {company.id === null ? (
          company.name
        ) : (
          <a href={`${officeRooms.customers.path}/${company.id}`}>{company.name}</a>
        )}
        {` · ${who}`}
      </span>
    </span>
  );
}

// What is wrong with a field stands beside it too.
function Back({ page: { back } }: Pick<Props, 'page'>) {
  if (back === null) return null;
  if (back.form.isRestored) return <Restored />;
  const faults = [...back.lines, ...Object.values(back.form.errors)];
  return (
    <ReadFirst>
      <Message kind="error" title={back.title}>
        <ul className={styles.faults}>
          {faults.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Message>
    </ReadFirst>
  );
}
