import { companyInvoicesPath } from '#contract/invoices-page.ts';
import type { OrderList } from '#contract/order-page.ts';
import { cents } from '#domain/money/cents.ts';
import { companyInvoicesTexts } from '#text/account/invoices.ts';
import { formatDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
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
          {orders.map(({ number, placedOn, status, payment, reference, orderedBy, totalCents }) => (
            <li key={number} className={styles.row}>
              <div>
                <p className={styles.name}>
                  <a href={`/bestelling/${number}`}>{orderListTexts.open(number)}</a>{' '}
                  <OrderStatusBadge status={status} payment={payment} />
                </p>
                <p className={styles.soft}>
                  {[
                    formatDate(placedOn),
                    reference,
                    orderedBy === null ? '' : orderListTexts.orderedBy(orderedBy),
                  ]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </p>
              </div>
              {totalCents !== null && <p>{orderListTexts.total(formatEuro(cents(totalCents)))}</p>}
            </li>
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
