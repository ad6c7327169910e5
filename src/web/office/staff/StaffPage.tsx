import {
  type OfficeStaffPage,
  officeRooms,
  type StaffMemberData,
  staffStatuses,
} from '#contract/office/page.ts';
import { roleNames } from '#text/account/roles.ts';
import { formatShortDateTime } from '#text/format/date-time.ts';
import { staffTexts as texts } from '#text/staff/staff.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ListFilter, ListTools, Paging } from '../../ui/ListTools.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import styles from '../lists/cells.module.css';
import { ListTable } from '../lists/ListTable.tsx';

type Props = { readonly page: OfficeStaffPage };

const statusOptions = staffStatuses.map((value) => ({ value, label: texts.statuses[value] }));

export function StaffPage({ page: { list, staff, notice } }: Props) {
  const { name, email, role, status, lastSeen, secondFactor } = texts.headings;
  return (
    <OfficePage title={texts.title} aside={texts.aside} notice={notice}>
      <p>
        <ButtonLink kind="order" href={`${officeRooms.staff.path}/uitnodigen`}>
          {texts.invite}
        </ButtonLink>
      </p>
      <ListTools list={list} searchHint={texts.searchHint}>
        <ListFilter list={list} name="status" label={texts.status} options={statusOptions} />
      </ListTools>
      <ListTable
        list={list}
        caption={texts.title}
        headings={[name, email, role, status, lastSeen, secondFactor]}
        rows={staff.map((member) => ({
          key: member.id,
          cells: [
            <a key="name" href={`${officeRooms.staff.path}/${member.id}`} className={styles.name}>
              {member.name}
            </a>,
            member.email,
            roleNames[member.role],
            <MemberStatus key="status" member={member} />,
            lastSeenOf(member),
            member.secondFactor ? texts.yes : texts.no,
          ],
        }))}
      />
      <Paging list={list} />
    </OfficePage>
  );
}

type MemberProps = { readonly member: StaffMemberData };

const kinds = { active: 'ok', invited: 'attention', blocked: 'neutral' } as const;

export function MemberStatus({ member: { status, invitedUntil } }: MemberProps) {
  return (
    <>
      <Badge kind={kinds[status]}>{texts.statuses[status]}</Badge>
      {status === 'invited' && (
        <p className={styles.soft}>
          {invitedUntil === null
            ? texts.invitationOver
            : texts.invitedUntil(formatShortDateTime(new Date(invitedUntil)))}
        </p>
      )}
    </>
  );
}

export function lastSeenOf({ lastSeenAt }: StaffMemberData): string {
  return lastSeenAt === null ? texts.never : formatShortDateTime(new Date(lastSeenAt));
}
