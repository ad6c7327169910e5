import { companyInvoicesPath } from '#contract/invoices-page.ts';
import type { OrderList, OrderSummary } from '#contract/order-page.ts';
import { cents } from '#domain/money/cents.ts';
import { companyInvoicesTexts } from '#text/account/invoices.ts';
import { formatDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { describeOnAccount } from '#text/ordering/on-account.ts';
import { orderListTexts } from '#text/ordering/order.ts';
import { Actions } from '../forms/Form.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { OrderStatusBadge } from '../ui/OrderStatusBadge.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './List.module.css';

type Props = { readonly list: OrderList; readonly seesInvoices: boolean };

export function Orders({ list: { orders, isNewest, lastNumber }, seesInvoices }: Props) {
  return (
    <Section id="bestellingen" title={orderListTexts.title}>
      {orders.length === 0 ? (
        <p>{orderListTexts.none}</p>
      ) : (
        <ul className={styles.list}>
          {orders.map((order) => (
            <Row key={order.number} order={order} />
          ))}
        </ul>
      )}
      {(!isNewest || lastNumber !== null) && (
        <p className={styles.ways}>
          {!isNewest && <a href="/account#bestellingen">{orderListTexts.newest}</a>}
          {lastNumber !== null && (
            <a href={`/account?voor=${lastNumber}#bestellingen`}>{orderListTexts.older}</a>
          )}
        </p>
      )}
      {seesInvoices && (
        <Actions>
          <ButtonLink href={companyInvoicesPath}>{companyInvoicesTexts.link}</ButtonLink>
        </Actions>
      )}
    </Section>
  );
}

function Row({ order }: { readonly order: OrderSummary }) {
  const { number, placedOn, status, payment, onAccount, isCollected, reference, orderedBy, totalCents } =
    order;
  const about = [
    formatDate(placedOn),
    reference,
    orderedBy === null ? '' : orderListTexts.orderedBy(orderedBy),
    onAccount === null ? '' : describeOnAccount({ status, onAccount }, 'customer'),
  ];
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <a href={`/bestelling/${number}`}>{orderListTexts.open(number)}</a>{' '}
          <OrderStatusBadge {...{ status, payment, onAccount, isCollected }} />
        </p>
        <p className={styles.soft}>{about.filter((part) => part !== '').join(' · ')}</p>
      </div>
      {totalCents !== null && <p>{orderListTexts.total(formatEuro(cents(totalCents)))}</p>}
    </li>
  );
}
