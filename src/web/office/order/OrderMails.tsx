import type { OfficeOrder } from '#contract/office/order.ts';
import { formatMoment } from '#text/format/date-time.ts';
import { mailWords, officeOrderTexts as texts } from '#text/staff/order.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './OrderMails.module.css';

type Props = { readonly order: Pick<OfficeOrder, 'mails'> };

export function OrderMails({ order: { mails } }: Props) {
  if (mails === null) return null;
  return (
    <Section title={texts.mails}>
      {mails.length === 0 ? (
        <p className={styles.soft}>{texts.noMails}</p>
      ) : (
        <ul className={styles.mails}>
          {mails.map(({ id, subject, recipient, at, status }) => (
            <li key={id} className={styles.mail}>
              <span>{subject}</span>
              <span className={styles.soft}>
                {[texts.mailTo(recipient), mailWords[status], formatMoment(new Date(at))].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
