import { entryQueues, type OfficeStatementPage } from '#contract/office/bank.ts';
import { officeRooms } from '#contract/office/page.ts';
import type { Frame } from '#contract/page.ts';
import { formatIban } from '#domain/business/iban.ts';
import { formatDateTime } from '#text/format/date-time.ts';
import { describeDays, statementsTexts, statementTexts as texts } from '#text/staff/bank.ts';
import { paymentsTexts } from '#text/staff/payments.ts';
import { FormMessages } from '../../forms/FormMessages.tsx';
import { ReadFirst } from '../../forms/ReadFirst.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Paging } from '../../ui/ListTools.tsx';
import { Message } from '../../ui/Message.tsx';
import { PickBar, Picking } from '../../ui/Picking.tsx';
import { queryOf } from '../../ui/query-of.ts';
import { Section } from '../../ui/Section.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Facts } from '../frame/Parts.tsx';
import { euro } from '../money/Euro.tsx';
import styles from './Bank.module.css';
import { EntryCard } from './EntryCard.tsx';

type Props = { readonly page: OfficeStatementPage; readonly frame: Frame };

const { path: room } = officeRooms.payments;
const formId = 'boeken';

export function StatementPage({ page, frame: { csrfToken } }: Props) {
  const { list, statement, entries, may, notice, problem, sent, aside } = page;
  const { account, ownAccount, waiting, knownElsewhere, skipped } = statement;
  const title = texts.title(statement.statement);
  return (
    <OfficePage
      title={title}
      aside={waiting === 0 ? texts.nothingWaits : texts.waiting(waiting)}
      notice={problem === null ? notice : null}
      above={
        <Breadcrumb
          trail={[
            { href: room, label: paymentsTexts.title },
            { href: `${room}/afschriften`, label: statementsTexts.title },
          ]}
          current={title}
        />
      }
    >
      {problem !== null && (
        <ReadFirst>
          <Message kind="error">{problem}</Message>
        </ReadFirst>
      )}
      {aside !== null && <FormMessages form={aside.form} />}
      {ownAccount !== null && <Message kind="error">{texts.otherAccount(account, ownAccount)}</Message>}
      <Section title={statementsTexts.headings.statement}>
        <Facts
          facts={[
            [texts.facts.account, formatIban(account)],
            [texts.facts.days, describeDays(statement)],
            [texts.facts.opening, euro(statement.openingCents)],
            [texts.facts.closing, euro(statement.closingCents)],
            [texts.facts.entries, texts.entries(statement.entries)],
            [
              texts.facts.imported,
              texts.importedBy(statement.by, formatDateTime(new Date(statement.importedAt))),
            ],
          ]}
        />
        {knownElsewhere > 0 && <p>{texts.elsewhere(knownElsewhere)}</p>}
        {skipped > 0 && <p>{texts.skipped(skipped)}</p>}
      </Section>
      <nav className={styles.queues} aria-label={texts.show}>
        <QueueLink page={page} queue={null} label={texts.all} />
        {entryQueues.map((queue) => (
          <QueueLink key={queue} page={page} queue={queue} label={texts.queues[queue]} />
        ))}
      </nav>
      <Picking>
        <ul className={styles.entries} aria-label={texts.list}>
          {entries.map((entry) => (
            <EntryCard
              key={entry.id}
              entry={entry}
              action={list.path}
              query={queryOf(list)}
              form={formId}
              csrfToken={csrfToken}
              mayMove={may.move}
              isOwn={ownAccount === null}
              sent={sent}
              aside={aside}
            />
          ))}
        </ul>
        {may.move && entries.some(({ state, direction }) => state === 'new' && direction === 'credit') && (
          <PickBar
            id={formId}
            action={list.path + queryOf(list)}
            csrfToken={csrfToken}
            label={texts.bar}
            picked={texts.picked}
          >
            <Button kind="order" type="submit">
              {texts.book}
            </Button>
          </PickBar>
        )}
      </Picking>
      <Paging list={list} />
    </OfficePage>
  );
}

type QueueProps = {
  readonly page: OfficeStatementPage;
  readonly queue: string | null;
  readonly label: string;
};

function QueueLink({ page: { list }, queue, label }: QueueProps) {
  const isHere = (list.query['status'] ?? null) === queue;
  return (
    <a
      href={queue === null ? list.path : `${list.path}?status=${queue}`}
      aria-current={isHere ? 'page' : undefined}
      className={styles.queue}
    >
      {label}
    </a>
  );
}
