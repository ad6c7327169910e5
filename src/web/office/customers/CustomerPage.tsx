import type { OfficeCustomerPage } from '#contract/office/customers.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { Frame } from '#contract/page.ts';
import { cents } from '#domain/money/cents.ts';
import { companyNumberNames } from '#text/account/account.ts';
import { formatDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { customersTexts, customerTexts as texts } from '#text/staff/customers.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Message } from '../../ui/Message.tsx';
import { OrderStatusBadge } from '../../ui/OrderStatusBadge.tsx';
import { Section } from '../../ui/Section.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Facts, Parts } from '../frame/Parts.tsx';
import { CompanyAccess } from './CustomerBlock.tsx';
import styles from './CustomerPage.module.css';
import { CustomerPersons } from './CustomerPersons.tsx';

type Props = { readonly page: OfficeCustomerPage; readonly frame: Frame };

export function CustomerPage({ page, frame: { csrfToken } }: Props) {
  const { customer, notice, problem } = page;
  return (
    <OfficePage
      title={customer.company}
      aside={texts.since(formatDate(customer.since))}
      notice={notice}
      above={
        <Breadcrumb
          trail={[{ href: officeRooms.customers.path, label: customersTexts.title }]}
          current={customer.company}
        />
      }
    >
      {problem !== null && <Message kind="error">{problem}</Message>}
      <Parts
        main={
          <>
            <CustomerPersons page={page} csrfToken={csrfToken} />
            <Orders customer={customer} />
          </>
        }
        side={
          <>
            <Company customer={customer} />
            <CompanyAccess page={page} csrfToken={csrfToken} />
            <Addresses customer={customer} />
          </>
        }
      />
    </OfficePage>
  );
}

type PartProps = Pick<OfficeCustomerPage, 'customer'>;

function Company({ customer }: PartProps) {
  const facts = [
    [companyNumberNames[customer.country], customer.companyNumber],
    [texts.vatId, customer.vatId ?? texts.noVatId],
    [texts.country, customersTexts.countries[customer.country]],
    [customersTexts.headings.group, customer.discountGroup],
  ] as const;
  return (
    <Section title={texts.company}>
      <Facts facts={facts} />
    </Section>
  );
}

function Addresses({ customer: { addresses } }: PartProps) {
  return (
    <Section title={texts.addresses}>
      <ul>
        {addresses.map(({ kind, isDefault, lines }) => (
          <li key={[kind, ...lines].join('\n')} className={styles.row}>
            <p className={styles.soft}>
              {[texts.addressKinds[kind], ...(isDefault ? [texts.usual] : [])].join(', ')}
            </p>
            <p className={styles.lines}>{lines.join('\n')}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Orders({ customer: { orders } }: PartProps) {
  return (
    <Section title={texts.orders}>
      {orders.length === 0 ? (
        <p>{texts.noOrders}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <li key={order.number} className={styles.order}>
              <a href={`/bestelling/${order.number}`} className={styles.number}>
                {order.number}
              </a>
              <OrderStatusBadge status={order.status} payment={order.payment} />
              {order.totalCents !== null && (
                <span className={styles.amount}>{texts.total(formatEuro(cents(order.totalCents)))}</span>
              )}
              <span className={styles.about}>
                {[formatDate(order.placedOn), order.orderedBy, order.reference]
                  .filter((part) => part !== null && part !== '')
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
