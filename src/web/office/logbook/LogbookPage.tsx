import { type LogbookEntryData, type OfficeLogbookPage, officeRooms } from '#contract/office/page.ts';
import { logbookActions, subjectKinds } from '#domain/logbook/entry.ts';
import { formatShortDateTime } from '#text/format/date-time.ts';
import {
  actionNames,
  nameAction,
  nameLogbookRole,
  nameSubjectKind,
  subjectKindNames,
  logbookTexts as texts,
} from '#text/staff/logbook.ts';
import { type Change, describeChanges } from '#text/staff/logbook-changes.ts';
import { DayFilters, ListFilter, ListTools, Paging } from '../../ui/ListTools.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { ListTable } from '../lists/ListTable.tsx';
import styles from './LogbookPage.module.css';

type Props = { readonly page: OfficeLogbookPage };

export function LogbookPage({ page: { list, entries, authors } }: Props) {
  const { at, who, what, subject, changes, address } = texts.headings;
  return (
    <OfficePage title={texts.title} aside={texts.aside}>
      <ListTools list={list} searchHint={texts.searchHint}>
        <ListFilter list={list} name="wie" label={texts.who} options={whoOptions(authors)} />
        <ListFilter list={list} name="wat" label={texts.what} options={whatOptions} />
        <ListFilter list={list} name="onderwerp" label={texts.subject} options={subjectOptions} />
        <DayFilters list={list} />
      </ListTools>
      <ListTable
        list={list}
        caption={texts.title}
        headings={[at, who, what, subject, changes, address]}
        rows={entries.map((entry) => ({
          key: entry.id,
          cells: [
            <time key="at" dateTime={entry.at} className={styles.moment}>
              {formatShortDateTime(new Date(entry.at))}
            </time>,
            <Who key="who" entry={entry} />,
            nameAction(entry.action),
            <Subject key="subject" subject={entry.subject} />,
            <Changes key="changes" entry={entry} />,
            entry.address,
          ],
        }))}
      />
      <Paging list={list} />
    </OfficePage>
  );
}

const whatOptions = logbookActions.map((value) => ({ value, label: actionNames[value] }));
const subjectOptions = subjectKinds.map((value) => ({ value, label: subjectKindNames[value] }));

function whoOptions(authors: OfficeLogbookPage['authors']) {
  const groups = Object.entries(texts.whoGroups).map(([value, label]) => ({ value, label }));
  return [...authors.map(({ id, name }) => ({ value: String(id), label: name })), ...groups];
}

type EntryProps = { readonly entry: LogbookEntryData };

function Who({ entry: { person, behalfOf } }: EntryProps) {
  return (
    <>
      {person.id === null ? person.name : <a href={filtered('wie', String(person.id))}>{person.name}</a>}
      <p className={styles.soft}>
        {[nameLogbookRole(person.role), ...(behalfOf === null ? [] : [texts.onBehalfOf(behalfOf.name)])].join(
          ', ',
        )}
      </p>
    </>
  );
}

function Subject({ subject }: Pick<LogbookEntryData, 'subject'>) {
  if (subject === null) return null;
  const { kind, id, name } = subject;
  return (
    <>
      <a href={filtered('onderwerp', `${kind}:${id}`)}>{name === '' ? id : name}</a>
      <p className={styles.soft}>{nameSubjectKind(kind)}</p>
    </>
  );
}

// Everything else of the same person, or about the same thing.
function filtered(name: 'wie' | 'onderwerp', value: string): string {
  return `${officeRooms.logbook.path}?${new URLSearchParams({ [name]: value })}`;
}

function Changes({ entry: { before, after } }: EntryProps) {
  const changes = describeChanges(before, after);
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{change.field}</dt>
          <dd>
            <Values change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Values({ change: { before, after } }: { readonly change: Change }) {
  if (before === null) return <ins>{after}</ins>;
  if (after === null) return <del>{before}</del>;
  return (
    <>
      <del>{before}</del> {texts.becomes} <ins>{after}</ins>
    </>
  );
}
