import { officeRooms } from '#contract/office/page.ts';
import type { RequestDetails } from '#contract/office/requests.ts';
import { dutchDate } from '#domain/business/dutch-date.ts';
import { formatDate } from '#text/format/date.ts';
import { customerTexts } from '#text/staff/customers.ts';
import { requestsTexts as texts } from '#text/staff/requests.ts';
import { Section } from '../../ui/Section.tsx';
import { Facts } from '../frame/Parts.tsx';
import styles from './RequestPage.module.css';

type Props = { readonly request: RequestDetails };

/** What the shop knows of who asks, before somebody decides. */
export function Hints({ request: { hints } }: Props) {
  const { emailOf, sameNumber, alike, vatAnswer } = hints;
  const isNew = emailOf === null && sameNumber.length === 0 && alike.length === 0;
  const answered =
    vatAnswer === null
      ? texts.noVatAnswer
      : customerTexts.vatAnswers[vatAnswer.answer](formatDate(dutchDate(new Date(vatAnswer.askedAt))));
  return (
    <Section title={texts.hints}>
      <Facts facts={[[customerTexts.vatId, answered]]} />
      {isNew ? (
        <p>{texts.nothingKnown}</p>
      ) : (
        <ul className={styles.hints}>
          {emailOf === 'staff' && <li>{texts.emailOfStaff}</li>}
          {emailOf !== null && emailOf !== 'staff' && (
            <li>
              {texts.emailOf} <CustomerLink customer={emailOf} />
            </li>
          )}
          {sameNumber.map((customer) => (
            <li key={customer.id}>
              {texts.sameNumber} <CustomerLink customer={customer} />
            </li>
          ))}
          {alike.map(({ id, company, status }) => (
            <li key={id}>
              {texts.alike}{' '}
              <a href={`${officeRooms.requests.path}/${id}`} className={styles.link}>
                {texts.alikeAs(id, company, texts.statuses[status])}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

type LinkProps = { readonly customer: { readonly id: number; readonly company: string } };

export function CustomerLink({ customer: { id, company } }: LinkProps) {
  return (
    <a href={`${officeRooms.customers.path}/${id}`} className={styles.link}>
      {company}
    </a>
  );
}
