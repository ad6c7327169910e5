import { officeRooms } from '#contract/office/page.ts';
import { type OfficeRequestsPage, type RequestStatus, requestStatuses } from '#contract/office/requests.ts';
import { formatShortDateTime } from '#text/format/date-time.ts';
import { customersTexts } from '#text/staff/customers.ts';
import { requestsTexts as texts } from '#text/staff/requests.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ListFilter, ListTools, Paging } from '../../ui/ListTools.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import styles from '../lists/cells.module.css';
import { ListTable } from '../lists/ListTable.tsx';

type Props = { readonly page: OfficeRequestsPage };

const statusOptions = requestStatuses.map((value) => ({ value, label: texts.statuses[value] }));

export function RequestsPage({ page: { list, requests } }: Props) {
  const { company, city, number, contact, requested, status } = texts.headings;
  return (
    <OfficePage title={texts.title} aside={texts.aside}>
      <ListTools list={list} searchHint={texts.searchHint}>
        <ListFilter list={list} name="status" label={texts.status} options={statusOptions} />
      </ListTools>
      <ListTable
        list={list}
        caption={texts.title}
        headings={[company, city, number, contact, requested, status]}
        rows={requests.map((request) => ({
          key: request.id,
          cells: [
            <a key="company" href={`${officeRooms.requests.path}/${request.id}`} className={styles.name}>
              {request.company}
            </a>,
            `${request.city}, ${customersTexts.countries[request.country]}`,
            request.companyNumber,
            <span key="contact">
              {request.contact} <span className={styles.soft}>{request.email}</span>
            </span>,
            formatShortDateTime(new Date(request.requestedAt)),
            <RequestBadge key="status" status={request.status} />,
          ],
        }))}
      />
      <Paging list={list} />
    </OfficePage>
  );
}

const kinds = { requested: 'attention', approved: 'ok', refused: 'neutral' } as const;

export function RequestBadge({ status }: { readonly status: RequestStatus }) {
  return <Badge kind={kinds[status]}>{texts.statuses[status]}</Badge>;
}
