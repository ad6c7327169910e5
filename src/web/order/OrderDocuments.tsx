import { Fragment } from 'react';
import type { OrderPage } from '#contract/order-page.ts';
import { cents } from '#domain/money/cents.ts';
import { formatDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { orderTexts } from '#text/ordering/order.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './OrderPage.module.css';
import { PayInvoice } from './PayInvoice.tsx';

type Props = {
  readonly order: Pick<OrderPage, 'documents' | 'onAccount' | 'sheetPath' | 'officePath'>;
  readonly csrfToken: string;
};

export function OrderDocuments({ order, csrfToken }: Props) {
  const { documents, onAccount, sheetPath, officePath } = order;
  const none = onAccount === null ? orderTexts.noDocuments : orderTexts.noDocumentsOnAccount;
  const ways = [
    { href: officePath, label: orderTexts.office },
    { href: sheetPath, label: orderTexts.sheets },
  ].flatMap(({ href, label }) => (href === null ? [] : [{ href, label }]));
  if (documents === null && ways.length === 0) return null;
  return (
    <Section title={orderTexts.documents}>
      {documents?.length === 0 && <p className={styles.soft}>{none}</p>}
      {documents?.map(({ kind, number, issuedOn, pdfPath, ublPath, due }) => {
        const kindName = orderTexts.documentKinds[kind];
        return (
          <div key={number} className={styles.document}>
            <p>
              {kindName} {number}
              <span className={styles.date}>{formatDate(issuedOn)}</span>
              {due !== null && (
                <span className={styles.date}>
                  {orderTexts.dueBy(formatEuro(cents(due.openCents)), formatDate(due.dueOn))}
                </span>
              )}
            </p>
            <div className={styles.ways}>
              {due !== null && due.payPath !== null && (
                <ButtonLink kind="order" href={due.payPath} aria-label={orderTexts.payInvoice(number)}>
                  {orderTexts.pay}
                </ButtonLink>
              )}
              {due !== null && due.payKey !== null && (
                <PayInvoice
                  {...{ number, csrfToken, payKey: due.payKey }}
                  label={orderTexts.payInvoice(number)}
                />
              )}
              <ButtonLink
                href={pdfPath}
                aria-label={orderTexts.documentName(kindName, number, orderTexts.pdf)}
              >
                {orderTexts.pdf}
              </ButtonLink>
              <ButtonLink
                href={ublPath}
                aria-label={orderTexts.documentName(kindName, number, orderTexts.ubl)}
              >
                {orderTexts.ubl}
              </ButtonLink>
            </div>
          </div>
        );
      })}
      {ways.length > 0 && (
        <p>
          {orderTexts.staff}
          {ways.map(({ href, label }) => (
            <Fragment key={href}>
              {' '}
              <a href={href}>{label}</a>
            </Fragment>
          ))}
        </p>
      )}
    </Section>
  );
}
