import type { ReactNode } from 'react';
import type { OfficeOrderPage } from '#contract/office/order.ts';
import { cents } from '#domain/money/cents.ts';
import { formatDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import { orderTexts } from '#text/ordering/order.ts';
import { officeOrderTexts as texts } from '#text/staff/order.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './OrderDocuments.module.css';

type Props = { readonly page: OfficeOrderPage; readonly csrfToken: string };

/** Invoices and credit notes for who sees money, the sheets for who makes it. */
export function OrderDocuments({ page, csrfToken }: Props) {
  const { documents, sheetPath, onAccount } = page.order;
  if (documents === null && sheetPath === null) return null;
  const none = onAccount ? texts.noDocumentsOnAccount : texts.noDocuments;
  return (
    <Section title={texts.documents}>
      {documents?.length === 0 && <p className={styles.soft}>{none}</p>}
      <ul className={styles.documents}>
        {documents?.map(({ kind, number, issuedOn, totalCents, pdfPath, ublPath, due }) => {
          const name = orderTexts.documentKinds[kind];
          return (
            <li key={number} className={styles.document}>
              <p className={styles.name}>
                {name} {number}
                <span className={styles.soft}>
                  {` ${formatDate(issuedOn)} · ${formatEuro(cents(totalCents))}`}
                  {due !== null &&
                    ` · ${texts.dueBy(formatEuro(cents(due.openCents)), formatDate(due.dueOn))}`}
                </span>
              </p>
              <Ways>
                <a href={pdfPath} aria-label={orderTexts.documentName(name, number, orderTexts.pdf)}>
                  {orderTexts.pdf}
                </a>
                <a href={ublPath} aria-label={orderTexts.documentName(name, number, orderTexts.ubl)}>
                  {orderTexts.ubl}
                </a>
                <SendAgain page={page} csrfToken={csrfToken} document={number} name={number} />
              </Ways>
            </li>
          );
        })}
        {documents !== null && (
          <li className={styles.document}>
            <p className={styles.name}>{texts.confirmation}</p>
            <Ways>
              <SendAgain page={page} csrfToken={csrfToken} document="" name={texts.confirmation} />
            </Ways>
          </li>
        )}
        {sheetPath !== null && (
          <li className={styles.document}>
            <p className={styles.name}>{texts.sheets}</p>
            <Ways>
              <a href={sheetPath} aria-label={texts.sheetsAs(orderTexts.pdf)}>
                {orderTexts.pdf}
              </a>
            </Ways>
          </li>
        )}
      </ul>
    </Section>
  );
}

function Ways({ children }: { readonly children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}

type SendProps = Props & { readonly document: string; readonly name: string };

// Said on the button to whom: it goes out with one press.
function SendAgain({ page: { actions, key, order }, csrfToken, document, name }: SendProps) {
  const send = actions.find(({ action }) => action === 'send_document');
  if (send === undefined || order.contact === null) return null;
  const label = texts.sendAgainOf(name, order.contact.mailedTo);
  return (
    <ButtonForm action={send.path} csrfToken={csrfToken}>
      <input type="hidden" name="document" value={document} />
      <input type="hidden" name="key" value={key} />
      <Button type="submit" title={label} aria-label={label}>
        {texts.sendAgain}
      </Button>
    </ButtonForm>
  );
}
