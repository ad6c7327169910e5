import { officeRooms } from '#contract/office/page.ts';
import type { OfficeRequestPage } from '#contract/office/requests.ts';
import type { Frame } from '#contract/page.ts';
import { companyNumberNames } from '#text/account/account.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { customerTexts } from '#text/staff/customers.ts';
import { requestsTexts as texts } from '#text/staff/requests.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Facts, Parts } from '../frame/Parts.tsx';
import { Approve, Decided, Refuse } from './Decide.tsx';
import { Hints } from './Hints.tsx';
import styles from './RequestPage.module.css';
import { RequestBadge } from './RequestsPage.tsx';

type Props = { readonly page: OfficeRequestPage; readonly frame: Frame };

export function RequestPage({ page, frame: { csrfToken } }: Props) {
  const { request, mayDecide, notice, problem } = page;
  const isDecidable = mayDecide && request.status !== 'approved';
  return (
    <OfficePage
      title={request.company}
      aside={<RequestBadge status={request.status} />}
      notice={notice}
      above={
        <Breadcrumb
          trail={[{ href: officeRooms.requests.path, label: texts.title }]}
          current={texts.number(request.id)}
        />
      }
    >
      {problem !== null && <Message kind="error">{problem}</Message>}
      <Parts
        main={
          <>
            <Asked page={page} />
            <Hints request={request} />
          </>
        }
        side={
          <>
            {request.decidedAt !== null && <Decided request={request} />}
            {isDecidable && <Approve page={page} csrfToken={csrfToken} />}
            {mayDecide && request.status === 'requested' && <Refuse page={page} csrfToken={csrfToken} />}
          </>
        }
      />
    </OfficePage>
  );
}

function Asked({ page: { request } }: { readonly page: OfficeRequestPage }) {
  return (
    <Section title={texts.asked}>
      <Facts
        facts={[
          [texts.requestedAt, formatDateTime(new Date(request.requestedAt))],
          [companyNumberNames[request.country], request.companyNumber],
          [customerTexts.vatId, request.vatId ?? customerTexts.noVatId],
          [
            texts.address,
            <span key="address" className={styles.lines}>
              {request.address.join('\n')}
            </span>,
          ],
          [texts.contact, request.contact],
          [texts.email, request.email],
          [texts.phone, request.phone],
          ...(request.remarks === ''
            ? []
            : [
                [
                  texts.remarks,
                  <span key="remarks" className={styles.lines}>
                    {request.remarks}
                  </span>,
                ] as const,
              ]),
        ]}
      />
    </Section>
  );
}
