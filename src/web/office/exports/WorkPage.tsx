import type { OfficeWorkPage } from '#contract/office/exports.ts';
import { officeRooms } from '#contract/office/page.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { exportTexts as texts } from '#text/staff/bookkeeping.ts';
import { invoicesTexts } from '#text/staff/invoices.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import styles from '../money/Money.module.css';

type Props = { readonly page: OfficeWorkPage };

const path = `${officeRooms.invoices.path}/export`;

/** How far it has come. The answer carries a Refresh header while it goes on. */
export function WorkPage({ page: { work } }: Props) {
  const { id, status, what, done, total, fileName, expiresAt } = work;
  const isBusy = status === 'waiting' || status === 'running';
  return (
    <OfficePage
      title={texts.workTitle}
      above={
        <Breadcrumb
          trail={[
            { href: officeRooms.invoices.path, label: invoicesTexts.title },
            { href: path, label: texts.title },
          ]}
          current={texts.workTitle}
        />
      }
    >
      <Section title={what}>
        {isBusy && (
          <>
            <progress
              className={styles.progress}
              aria-label={what}
              max={total ?? undefined}
              value={total === null ? undefined : done}
            />
            <p role="status">{texts.progress(done, total)}</p>
            <p>{texts.leave}</p>
          </>
        )}
        {status === 'failed' && <Message kind="error">{texts.failed}</Message>}
        {status === 'done' && (
          <>
            <div className={styles.ways}>
              <ButtonLink kind="order" href={`${path}/${id}/bestand`} download={fileName}>
                {texts.download(fileName)}
              </ButtonLink>
            </div>
            <p>{texts.until7(formatDateTime(new Date(expiresAt)))}</p>
          </>
        )}
        <p className={styles.narrow}>
          <a href={path}>{texts.back}</a>
        </p>
      </Section>
    </OfficePage>
  );
}
