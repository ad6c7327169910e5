import { Fragment } from 'react';
import type { OrderPage } from '#contract/order-page.ts';
import { formatDate } from '#text/format/date.ts';
import { orderTexts } from '#text/ordering/order.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './OrderPage.module.css';

type Props = { readonly order: Pick<OrderPage, 'documents' | 'onAccount' | 'sheetPath' | 'officePath'> };

export function OrderDocuments({ order: { documents, onAccount, sheetPath, officePath } }: Props) {
  const none = onAccount === null ? orderTexts.noDocuments : orderTexts.noDocumentsOnAccount;
  const ways = [
    { href: officePath, label: orderTexts.office },
    { href: sheetPath, label: orderTexts.sheets },
  ].flatMap(({ href, label }) => (href === null ? [] : [{ href, label }]));
  if (documents === null && ways.length === 0) return null;
  return (
    <Section title={orderTexts.documents}>
      {documents?.length === 0 && <p className={styles.soft}>{none}</p>}
      {documents?.map(({ kind, number, issuedOn, pdfPath, ublPath }) => {
        const kindName = orderTexts.documentKinds[kind];
        return (
          <div key={number} className={styles.document}>
            <p>
              {kindName} {number}
              <span className={styles.date}>{formatDate(issuedOn)}</span>
            </p>
            <div className={styles.ways}>
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
