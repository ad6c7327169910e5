import { customerStatuses, type OfficeCustomersPage } from '#contract/office/customers.ts';
import { officeRooms } from '#contract/office/page.ts';
import { countries } from '#domain/business/address.ts';
import { discountGroups } from '#domain/pricing/discount.ts';
import { formatDate } from '#text/format/date.ts';
import { customersTexts as texts } from '#text/staff/customers.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ListFilter, ListTools, Paging } from '../../ui/ListTools.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import styles from '../lists/cells.module.css';
import { ListTable } from '../lists/ListTable.tsx';
import { CustomerBadge } from './CustomerBadge.tsx';

type Props = { readonly page: OfficeCustomersPage };

const statusOptions = customerStatuses.map((value) => ({ value, label: texts.statuses[value] }));

const groupOptions = discountGroups.map((value) => ({ value, label: value }));
const countryOptions = countries.map((value) => ({ value, label: texts.countries[value] }));

export function CustomersPage({ page: { list, customers, mayAdd } }: Props) {
  const { company, city, number, group, people, lastOrder, status } = texts.headings;
  return (
    <OfficePage title={texts.title} aside={texts.aside}>
      {mayAdd && (
        <p>
          <ButtonLink kind="order" href={`${officeRooms.customers.path}/nieuw`}>
            {texts.add}
          </ButtonLink>
        </p>
      )}
      <ListTools list={list} searchHint={texts.searchHint}>
        <ListFilter list={list} name="status" label={texts.status} options={statusOptions} />
        <ListFilter list={list} name="groep" label={texts.group} options={groupOptions} />
        <ListFilter list={list} name="land" label={texts.country} options={countryOptions} />
      </ListTools>
      <ListTable
        list={list}
        caption={texts.title}
        headings={[company, city, number, group, people, lastOrder, status]}
        rows={customers.map((customer) => ({
          key: customer.id,
          cells: [
            <a key="company" href={`${officeRooms.customers.path}/${customer.id}`} className={styles.name}>
              {customer.company}
            </a>,
            [customer.city, texts.countries[customer.country]].filter((part) => part !== null).join(', '),
            customer.companyNumber,
            customer.discountGroup,
            customer.people,
            customer.lastOrderOn === null ? texts.noOrder : formatDate(customer.lastOrderOn),
            <CustomerBadge key="status" status={customer.status} />,
          ],
        }))}
      />
      <Paging list={list} />
    </OfficePage>
  );
}
