import type { OfficeCustomerPage } from '#contract/office/customers.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { Frame } from '#contract/page.ts';
import { formatDate } from '#text/format/date.ts';
import { customersTexts, customerTexts as texts } from '#text/staff/customers.ts';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Message } from '../../ui/Message.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Parts } from '../frame/Parts.tsx';
import { CustomerAddresses } from './CustomerAddresses.tsx';
import { CustomerBadge } from './CustomerBadge.tsx';
import { CompanyAccess } from './CustomerBlock.tsx';
import { CustomerCompany, CustomerTerms } from './CustomerCompany.tsx';
import { CustomerDiscounts } from './CustomerDiscounts.tsx';
import { CustomerOrders, CustomerOwed } from './CustomerMoney.tsx';
import { CustomerNotes } from './CustomerNotes.tsx';
import { CustomerPersons } from './CustomerPersons.tsx';

type Props = { readonly page: OfficeCustomerPage; readonly frame: Frame };

export function CustomerPage({ page, frame: { csrfToken } }: Props) {
  const { customer, notice, problem } = page;
  return (
    <OfficePage
      title={customer.company}
      aside={
        <>
          {texts.since(formatDate(customer.since))}{' '}
          {customer.status === 'blocked' && <CustomerBadge status="blocked" />}
        </>
      }
      notice={notice}
      above={
        <Breadcrumb
          trail={[{ href: officeRooms.customers.path, label: customersTexts.title }]}
          current={customer.company}
        />
      }
    >
      {problem !== null && <Message kind="error">{problem}</Message>}
      <FormMessages form={page.block?.form ?? page.form} />
      <Parts
        main={
          <>
            <CustomerPersons page={page} csrfToken={csrfToken} />
            <CustomerOrders customer={customer} />
            <CustomerNotes page={page} csrfToken={csrfToken} />
          </>
        }
        side={
          <>
            <CustomerCompany page={page} />
            <CustomerTerms page={page} />
            <CustomerDiscounts
              companyId={customer.id}
              discounts={page.discounts}
              canChange={page.may.changeDiscounts}
            />
            <CustomerOwed page={page} />
            <CustomerAddresses page={page} csrfToken={csrfToken} />
            <CompanyAccess page={page} csrfToken={csrfToken} />
          </>
        }
      />
    </OfficePage>
  );
}
