import type { OfficeStatementPage, StatementEntryData } from '#contract/office/bank.ts';
import { officeRooms } from '#contract/office/page.ts';
import { formatIban } from '#domain/business/iban.ts';
import { formatDate } from '#text/format/date.ts';
import { formatShortDateTime } from '#text/format/date-time.ts';
import {
  describeNotOpen,
  describeProposal,
  strengthNames,
  statementTexts as texts,
  unnamedPayer,
} from '#text/staff/bank.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Badge, type BadgeKind } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Message } from '../../ui/Message.tsx';
import { PickBox } from '../../ui/Picking.tsx';
import { AskWhy } from '../frame/AskWhy.tsx';
import { euro } from '../money/Euro.tsx';
import styles from './Bank.module.css';
import { EntryFields } from './EntryFields.tsx';

type Props = {
  readonly entry: StatementEntryData;
  readonly action: string;
  // Of the page that it stands on, for a form that comes back to it.
  readonly query: string;
  // Of the bar below, which books what is ticked.
  readonly form: string;
  readonly csrfToken: string;
  readonly mayMove: boolean;
  readonly isOwn: boolean;
  readonly sent: OfficeStatementPage['sent'];
  readonly aside: OfficeStatementPage['aside'];
};

const kinds: Readonly<Record<'certain' | 'likely' | 'check', BadgeKind>> = {
  certain: 'ok',
  likely: 'code',
  check: 'attention',
};

/** One line of the bank, what the shop makes of it, and what somebody can do with it. */
export function EntryCard({ entry, action, query, form, csrfToken, mayMove, isOwn, sent, aside }: Props) {
  const { id, day, amountCents, direction, payer, state } = entry;
  const name = payer === '' ? unnamedPayer : payer;
  const amount = `${direction === 'debit' ? '− ' : ''}${euro(amountCents)}`;
  const waits = state === 'new' && direction === 'credit' && amountCents > 0;
  const proposal = entry.proposed?.proposal ?? null;
  const problem = sent?.problems[id];
  const isPicked = sent === null ? isOwn && proposal?.strength === 'certain' : sent.picked.includes(id);
  return (
    <li id={`regel-${id}`} className={classNames(card.card, styles.entry)}>
      <div className={styles.head}>
        {waits && mayMove && (
          <PickBox
            form={form}
            name="entry"
            value={String(id)}
            label={texts.pick(name, amount)}
            isPicked={isPicked}
            seen=""
          />
        )}
        <div className={styles.who}>
          <strong>{name}</strong>
          <span className={styles.soft}>
            {[formatDate(day), formatIban(entry.iban)].filter((word) => word !== '').join(' · ')}
          </span>
        </div>
        <strong className={styles.amount}>{amount}</strong>
      </div>
      <p className={styles.said}>
        {[entry.text, entry.reference === '' ? '' : texts.bankReference(entry.reference)]
          .filter((word) => word !== '')
          .join(' · ')}
      </p>
      {problem !== undefined && <Message kind="error">{problem}</Message>}
      {waits ? (
        <>
          <Verdict entry={entry} />
          {mayMove && (
            <>
              <EntryFields
                entry={entry}
                form={form}
                values={sentOf(entry, sent)}
                isWrong={problem !== undefined}
              />
              <AskWhy
                label={texts.ignore}
                note={texts.ignoreNote}
                group={`regel-${id}`}
                action={`${action}/regels/${id}/terzijde${query}`}
                csrfToken={csrfToken}
                reason={{ label: texts.reason, hint: texts.reasonHint }}
                confirm={texts.confirmIgnore}
                form={aside?.entry === id ? aside.form : null}
              />
            </>
          )}
        </>
      ) : (
        <Settled entry={entry} action={action} csrfToken={csrfToken} mayMove={mayMove} />
      )}
    </li>
  );
}

// Also of one that was not ticked: what was typed there went with the form.
function sentOf({ id }: StatementEntryData, sent: Props['sent']) {
  return sent?.values[`number-${id}-0`] === undefined ? null : sent.values;
}

function Verdict({ entry: { proposed, isReversal, wasUndone } }: Pick<Props, 'entry'>) {
  const proposal = proposed?.proposal ?? null;
  const notOpen = proposed === null ? null : describeNotOpen(proposed);
  return (
    <div className={styles.verdict}>
      {isReversal ? (
        <p>
          <Badge kind="attention">{texts.reversal}</Badge> {texts.reversalNote}
        </p>
      ) : proposal === null ? (
        <p>
          <Badge kind="neutral">{texts.noProposal}</Badge> {texts.noProposalNote}
        </p>
      ) : (
        <p>
          <Badge kind={kinds[proposal.strength]}>{strengthNames[proposal.strength]}</Badge>{' '}
          {describeProposal(proposal)}
        </p>
      )}
      {notOpen !== null && <p className={styles.soft}>{notOpen}</p>}
      {wasUndone && <p className={styles.soft}>{texts.wasUndone}</p>}
    </div>
  );
}

type SettledProps = Pick<Props, 'entry' | 'action' | 'csrfToken' | 'mayMove'>;

function Settled({ entry, action, csrfToken, mayMove }: SettledProps) {
  const { id, state, direction, settledBy, settledAt, reason, payments } = entry;
  const at = settledAt === null ? '' : formatShortDateTime(new Date(settledAt));
  if (direction === 'debit') return <p className={styles.soft}>{texts.debit}</p>;
  if (state === 'booked')
    return (
      <p className={styles.verdict}>
        <Badge kind="ok">{texts.states.booked}</Badge> {texts.bookedBy(settledBy, at)}{' '}
        {payments.map((payment, index) => (
          <span key={payment.id}>
            {index > 0 && ', '}
            <a href={`${officeRooms.payments.path}/${payment.id}`}>{payment.number ?? texts.surplus}</a>{' '}
            {euro(payment.amountCents)}
          </span>
        ))}
      </p>
    );
  if (state === 'new') return null;
  return (
    <div className={styles.verdict}>
      <p>
        <Badge kind="neutral">{texts.states.ignored}</Badge> {texts.ignoredBy(settledBy, at, reason)}
      </p>
      {mayMove && (
        <ButtonForm action={`${action}/regels/${id}/oppakken`} csrfToken={csrfToken}>
          <Button type="submit">{texts.reopen}</Button>
        </ButtonForm>
      )}
    </div>
  );
}
