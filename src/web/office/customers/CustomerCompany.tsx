import type { CustomerDetails, OfficeCustomerPage } from '#contract/office/customers.ts';
import { officeRooms } from '#contract/office/page.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { cents } from '#domain/money/cents.ts';
import { companyNumberNames } from '#text/account/account.ts';
import { formatDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { customersTexts, describeTerm, customerTexts as texts } from '#text/staff/customers.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Facts } from '../frame/Parts.tsx';
import styles from './CustomerPage.module.css';

type Props = { readonly page: OfficeCustomerPage };

export function CustomerCompany({ page: { customer, may } }: Props) {
  const invoice = customer.addresses.find(({ kind }) => kind === 'invoice');
  const facts = [
    [companyNumberNames[customer.country], customer.companyNumber],
    [texts.vatId, <VatId key="vat" customer={customer} />],
    [texts.country, customersTexts.countries[customer.country]],
    [
      texts.invoiceAddress,
      <span key="address" className={styles.lines}>
        {invoice?.lines.join('\n')}
      </span>,
    ],
  ] as const;
  return (
    <Section title={texts.company}>
      <Facts facts={facts} />
      {may.change && (
        <p>
          <ButtonLink href={`${officeRooms.customers.path}/${customer.id}/wijzigen`}>
            {texts.changeCompany}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

function VatId({ customer: { vatId, vatAnswer } }: { readonly customer: CustomerDetails }) {
  if (vatId === null) return texts.noVatId;
  if (vatAnswer === null) return vatId;
  const on = formatDate(dutchDate(new Date(vatAnswer.askedAt)));
  return (
    <>
      {vatId} <span className={styles.soft}>{texts.vatAnswers[vatAnswer.answer](on)}</span>
    </>
  );
}

/** What the company buys on; its own discounts per product stand in a section beside it. */
export function CustomerTerms({ page: { customer, may } }: Props) {
  const { creditLimitCents, exposureCents, blockedBy, termDays, discountGroup } = customer;
  return (
    <Section title={texts.terms}>
      <Facts
        facts={[
          [customersTexts.headings.group, discountGroup],
          [texts.term, describeTerm(termDays)],
          [texts.limit, creditLimitCents === null ? texts.noLimit : formatEuro(cents(creditLimitCents))],
          ...(termDays === null ? [] : [[texts.exposure, formatEuro(cents(exposureCents))] as const]),
          ...(blockedBy.length === 0
            ? []
            : [
                [
                  texts.onAccount,
                  <Blocked key="blocked" numbers={blockedBy} isLink={may.seeMoney} />,
                ] as const,
              ]),
        ]}
      />
      {may.change && (
        <p>
          <ButtonLink href={`${officeRooms.customers.path}/${customer.id}/voorwaarden`}>
            {texts.changeTerms}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

type BlockedProps = { readonly numbers: readonly string[]; readonly isLink: boolean };

/** R12.3: why nothing goes on account, and what would change that. */
function Blocked({ numbers, isLink }: BlockedProps) {
  return (
    <>
      {texts.accountBlocked(numbers.length)}{' '}
      {numbers.map((number, index) => (
        <span key={number}>
          {index > 0 && ', '}
          {isLink ? <a href={`${officeRooms.invoices.path}/${number}`}>{number}</a> : number}
        </span>
      ))}
    </>
  );
}
