import type { ReactNode } from 'react';
import type { AccountOverviewPage } from '#contract/account-page.ts';
import type { Frame } from '#contract/page.ts';
import { lookPath } from '#contract/quote/look.ts';
import { accountTexts, companyNumberNames } from '#text/account/account.ts';
import { fieldNames } from '#text/account/fields.ts';
import { securityTexts } from '#text/account/security.ts';
import { lookTexts } from '#text/quotes/look.ts';
import { Actions, Form } from '../forms/Form.tsx';
import { FormField } from '../forms/FormField.tsx';
import { FormMessages } from '../forms/FormMessages.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './AccountPage.module.css';
import { DeliveryAddresses } from './DeliveryAddresses.tsx';
import { MeasureSettings } from './MeasureSettings.tsx';
import { Offers } from './Offers.tsx';
import { Orders } from './Orders.tsx';
import { Presets } from './Presets.tsx';
import { Quotes } from './Quotes.tsx';

type Props = { readonly page: AccountOverviewPage; readonly frame: Frame };

export function AccountPage({ page, frame: { csrfToken, behalf } }: Props) {
  // R10.4: what stays with the customers themselves.
  const isOwn = behalf === null;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{accountTexts.title}</h1>
        <p className={styles.soft}>{page.company.name}</p>
      </header>
      {page.notice !== null && <Message kind="ok">{page.notice}</Message>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Orders list={page.orders} seesInvoices={page.may.seeInvoices} />
          {page.offers.length > 0 && <Offers offers={page.offers} />}
          {page.quotesWaiting !== null && <Quotes waiting={page.quotesWaiting} />}
          <Presets presets={page.presets} csrfToken={csrfToken} />
          {isOwn && <MeasureSettings settings={page.settings} csrfToken={csrfToken} />}
          {page.may.manageAddresses && <DeliveryAddresses addresses={page.addresses} csrfToken={csrfToken} />}
        </div>
        <div className={styles.column}>
          <Company page={page} isOwn={isOwn} />
          {page.may.manageQuoteLook && (
            <Section title={lookTexts.onAccount}>
              <p className={styles.note}>{lookTexts.onAccountNote}</p>
              <a href={lookPath}>{lookTexts.onAccountLink}</a>
            </Section>
          )}
          {isOwn && <OwnDetails page={page} csrfToken={csrfToken} />}
        </div>
      </div>
    </div>
  );
}

type OwnProps = { readonly page: AccountOverviewPage; readonly csrfToken: string };

function OwnDetails({ page, csrfToken }: OwnProps) {
  return (
    <>
      <Section title={accountTexts.contact}>
        <FormMessages form={page.contact} />
        <Form action="/account/contact" csrfToken={csrfToken}>
          <FormField form={page.contact} name="contact" autoComplete="name" required />
          <FormField form={page.contact} name="phone" type="tel" autoComplete="tel" required />
          <p className={styles.note}>{accountTexts.phoneNote}</p>
          <FormField
            form={page.contact}
            name="currentPassword"
            type="password"
            autoComplete="current-password"
          />
          <Actions>
            <Button type="submit">{accountTexts.saveContact}</Button>
          </Actions>
        </Form>
      </Section>
      <Section title={securityTexts.title}>
        <p className={styles.note}>{securityTexts.from}</p>
        <a href="/account/beveiliging">{securityTexts.link}</a>
      </Section>
      <Section title={accountTexts.data}>
        <p className={styles.note}>{accountTexts.dataNote}</p>
        <a href="/account/gegevens.json" download>
          {accountTexts.dataLink}
        </a>
      </Section>
    </>
  );
}

function Company({ page: { company, may }, isOwn }: Pick<Props, 'page'> & { readonly isOwn: boolean }) {
  return (
    <Section title={accountTexts.company}>
      <dl className={styles.facts}>
        <Fact name={accountTexts.companyName}>{company.name}</Fact>
        <Fact name={companyNumberNames[company.country]}>{company.companyNumber}</Fact>
        <Fact name={accountTexts.vatId}>{company.vatId ?? accountTexts.noVatId}</Fact>
        <Fact name={fieldNames.email}>{company.email}</Fact>
        {company.invoiceAddress.length > 0 && (
          <Fact name={accountTexts.invoiceAddress}>
            {company.invoiceAddress.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </Fact>
        )}
      </dl>
      <p className={styles.note}>{accountTexts.companyNote}</p>
      {isOwn && may.managePeople && (
        <Actions>
          <ButtonLink href="/account/mensen">{accountTexts.people}</ButtonLink>
        </Actions>
      )}
    </Section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
