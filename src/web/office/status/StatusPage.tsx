import { officeRooms } from '#contract/office/page.ts';
import type { OfficeStatusPage, StatusData, StatusName } from '#contract/office/status.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { describeFinding, statusTexts as texts, verdictWords } from '#text/staff/status.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { OfficePage } from '../frame/OfficePage.tsx';
import {
  BackupPart,
  DatabasePart,
  MailsPart,
  ProcessPart,
  ProviderPart,
  RegisterPart,
} from './FactParts.tsx';
import styles from './Status.module.css';
import { Verdict } from './Verdict.tsx';
import { JobsPart, QueuesPart } from './WorkParts.tsx';

type Props = { readonly page: OfficeStatusPage };

/** R15.6: the verdict first, what to look at under it, and then every part with its own. */
export function StatusPage({ page: { status } }: Props) {
  const { jobs, queues, mails, provider, register, database, backup, process } = status.parts;
  return (
    <OfficePage
      title={texts.title}
      aside={texts.aside(formatDateTime(new Date(status.at)))}
      actions={
        <ButtonLink kind="quiet" href={officeRooms.status.path}>
          {texts.refresh}
        </ButtonLink>
      }
    >
      <Overall status={status} />
      <JobsPart part={jobs} />
      <QueuesPart part={queues} />
      <div className={styles.columns}>
        <MailsPart part={mails} />
        <ProviderPart part={provider} />
        <RegisterPart part={register} />
        <DatabasePart part={database} />
        <BackupPart part={backup} />
        <ProcessPart part={process} />
      </div>
    </OfficePage>
  );
}

function Overall({ status: { verdict, parts } }: { readonly status: StatusData }) {
  const names = Object.keys(texts.parts) as StatusName[];
  const told = names.filter((name) => parts[name].verdict !== 'fine');
  return (
    <div className={classNames(card.card, styles.overall)} data-verdict={verdict}>
      <p className={styles.conclusion}>
        <Verdict verdict={verdict} /> {texts.overall[verdict]}
      </p>
      {told.length > 0 && (
        <ul className={styles.findings}>
          {told.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{texts.partLink(texts.parts[name])}</a> {whatOf(parts[name])}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function whatOf({ verdict, findings }: StatusData['parts'][StatusName]): string {
  const [first, ...others] = findings;
  if (first === undefined) return verdictWords[verdict].toLowerCase();
  const worst = findings.find(({ level }) => level === 'wrong') ?? first;
  return others.length === 0
    ? describeFinding(worst)
    : `${describeFinding(worst)} ${texts.more(others.length)}`;
}
