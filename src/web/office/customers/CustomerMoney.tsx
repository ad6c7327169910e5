import { Fragment } from 'react';
import type { OfficeCustomerPage } from '#contract/office/customers.ts';
import { officeRooms } from '#contract/office/page.ts';
import { cents, sum } from '#domain/money/cents.ts';
import { formatDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { describeOnAccount } from '#text/ordering/on-account.ts';
import { customerTexts as texts } from '#text/staff/customers.ts';
import { Badge } from '../../ui/Badge.tsx';
import { OrderStatusBadge } from '../../ui/OrderStatusBadge.tsx';
import { Section } from '../../ui/Section.tsx';
import { Facts } from '../frame/Parts.tsx';
import styles from './CustomerPage.module.css';

type Props = Pick<OfficeCustomerPage, 'customer'>;

export function CustomerOrders({ customer: { orders, company } }: Props) {
  return (
    <Section title={texts.orders}>
      {orders.length === 0 ? (
        <p>{texts.noOrders}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <li key={order.number} className={styles.order}>
              <a href={`/beheer/bestellingen/${order.number}`} className={styles.number}>
                {order.number}
              </a>
              <OrderStatusBadge
                status={order.status}
                payment={order.payment}
                onAccount={order.onAccount}
                isCollected={order.isCollected}
              />
              {order.totalCents !== null && (
                <span className={styles.amount}>{texts.total(formatEuro(cents(order.totalCents)))}</span>
              )}
              <span className={styles.about}>
                {[formatDate(order.placedOn), order.orderedBy, order.reference, onAccountOf(order)]
                  .filter((part) => part !== null && part !== '')
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {orders.length > 0 && (
        <p>
          <a
            href={`/beheer/bestellingen?${new URLSearchParams({ zoek: company })}`}
            className={styles.number}
          >
            {texts.toOrders}
          </a>
        </p>
      )}
    </Section>
  );
}

/** The same invoices, and the same amounts, as in the room of money. */
export function CustomerOwed({ page: { customer, may } }: { readonly page: OfficeCustomerPage }) {
  const { owed, creditCents, company } = customer;
  const openOf = (invoices: typeof owed) =>
    formatEuro(sum(invoices.map(({ openCents }) => cents(openCents))));
  return (
    <Section title={texts.owed}>
      {owed.length === 0 ? (
        <p>{texts.nothingOwed}</p>
      ) : (
        <>
          <Facts
            facts={[
              [texts.owed, <strong key="open">{openOf(owed)}</strong>],
              [texts.overdue, openOf(owed.filter(({ status }) => status === 'overdue'))],
            ]}
          />
          <ul>
            {owed.map(({ number, dueOn, openCents, status }) => (
              <li key={number} className={styles.order}>
                <span className={styles.number}>{number}</span>
                <Badge kind={status === 'overdue' ? 'attention' : 'neutral'}>
                  {texts.invoiceStatuses[status]}
                </Badge>
                <span className={styles.amount}>{formatEuro(cents(openCents))}</span>
                <span className={styles.about}>{texts.dueOn(formatDate(dueOn))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {creditCents > 0 && <Facts facts={[[texts.credit, formatEuro(cents(creditCents))]]} />}
      {may.seeMoney && (
        <p>
          <a href={`/beheer/facturen?${new URLSearchParams({ zoek: company })}`} className={styles.number}>
            {texts.toInvoices}
          </a>
        </p>
      )}
      {may.seeMoney && (
        <p>
          {texts.statement}{' '}
          {(['pdf', 'csv'] as const).map((format) => (
            <Fragment key={format}>
              <a
                href={`${officeRooms.customers.path}/${customer.id}/overzicht.${format}`}
                aria-label={`${texts.statement} ${texts.statementFormats[format]}`}
                className={styles.number}
              >
                {texts.statementFormats[format]}
              </a>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </Section>
  );
}

function onAccountOf({ status, onAccount }: Props['customer']['orders'][number]): string | null {
  return onAccount === null ? null : describeOnAccount({ status, onAccount }, 'staff');
}
