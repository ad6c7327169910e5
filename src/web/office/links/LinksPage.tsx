import { type LinkRowData, linkStates, type OfficeLinksPage } from '#contract/office/links.ts';
import { officeRooms } from '#contract/office/page.ts';
import { formatShortDateTime } from '#text/format/date-time.ts';
import { linksTexts as texts } from '#text/staff/links.ts';
import { nameSubject } from '#text/staff/payments.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { DayFilters, ListFilter, ListTools, Paging } from '../../ui/ListTools.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import cells from '../lists/cells.module.css';
import { ListTable } from '../lists/ListTable.tsx';
import { Euro } from '../money/Euro.tsx';
import styles from '../money/Money.module.css';

type Props = { readonly page: OfficeLinksPage };

const { path } = officeRooms.links;
const statusOptions = linkStates.map((value) => ({ value, label: texts.states[value] }));

export function LinksPage({ page: { list, links } }: Props) {
  const { subject, company, made, until, mailed, status, amount } = texts.headings;
  return (
    <OfficePage title={texts.title}>
      <div className={styles.ways}>
        <ButtonLink kind="order" href={`${path}/nieuw`}>
          {texts.make}
        </ButtonLink>
      </div>
      <ListTools list={list} searchHint={texts.searchHint}>
        <ListFilter list={list} name="status" label={texts.status} options={statusOptions} />
        <DayFilters list={list} labels={texts.days} />
      </ListTools>
      <ListTable
        list={list}
        caption={texts.title}
        headings={[subject, company, made, until, mailed, status, amount]}
        rows={links.map((link) => ({
          key: link.id,
          cells: [
            <a key="subject" href={`${path}/${link.id}`} className={cells.name}>
              {nameSubject(link)}
            </a>,
            link.company,
            formatShortDateTime(new Date(link.createdAt)),
            link.expiresAt === null ? texts.noEnd : formatShortDateTime(new Date(link.expiresAt)),
            link.mailedTo ?? texts.notMailed,
            <LinkBadge key="status" link={link} />,
            <Euro key="amount" amount={link.amountCents} isStrong />,
          ],
        }))}
      />
      <Paging list={list} />
    </OfficePage>
  );
}

const kinds = {
  open: 'attention',
  expired: 'neutral',
  withdrawn: 'neutral',
  paid: 'ok',
  closed: 'neutral',
} as const;

export function LinkBadge({ link: { state, isBeingPaid } }: { readonly link: LinkRowData }) {
  const text = state === 'open' && isBeingPaid ? texts.busy : texts.states[state];
  return <Badge kind={kinds[state]}>{text}</Badge>;
}
