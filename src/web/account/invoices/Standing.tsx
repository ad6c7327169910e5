import type { ReactNode } from 'react';
import type { CompanyInvoicesPage, OnAccountData, OpenData } from '#contract/invoices-page.ts';
import { cents } from '#domain/money/cents.ts';
import { companyInvoicesTexts as texts } from '#text/account/invoices.ts';
import { formatDate } from '#text/format/date.ts';
import { formatEuro } from '#text/format/money.ts';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Message } from '../../ui/Message.tsx';
import styles from './Standing.module.css';

type Props = Pick<CompanyInvoicesPage, 'open' | 'creditCents' | 'account'>;

/** What is owed and since when; of who orders on account also what may still be ordered. */
export function Standing({ open, creditCents, account }: Props) {
  return (
    <>
      {account !== null && account.blockedBy.length > 0 && (
        <Message kind="error" title={texts.blockedTitle}>
          {texts.blocked(account.blockedBy)}
        </Message>
      )}
      <dl className={classNames(card.card, styles.figures)}>
        <Owed open={open} />
        {creditCents > 0 && (
          <Figure name={texts.credit} amount={creditCents}>
            {texts.creditNoted}
          </Figure>
        )}
        {account !== null && <OnAccount account={account} />}
      </dl>
    </>
  );
}

function Owed({ open }: { readonly open: OpenData }) {
  const { lateSince } = open;
  return (
    <>
      <Figure name={texts.open} amount={open.cents}>
        {open.count === 0 ? texts.nothingOpen : texts.openCount(open.count)}
      </Figure>
      <Figure name={texts.overdue} amount={open.overdueCents} isAlarm={lateSince !== null}>
        {lateSince === null
          ? texts.nothingOverdue
          : texts.lateSince(formatDate(lateSince.dueOn), lateSince.days, open.overdueCount)}
      </Figure>
    </>
  );
}

function OnAccount({ account }: { readonly account: OnAccountData }) {
  const { termDays, limitCents, exposureCents, roomCents } = account;
  return (
    <>
      <Figure name={texts.exposure} amount={exposureCents}>
        {texts.exposureOf} <span className={styles.whole}>{formatEuro(cents(limitCents))}</span>
        <meter
          className={styles.meter}
          min={0}
          max={limitCents}
          value={Math.min(limitCents, exposureCents)}
          aria-label={texts.exposure}
        />
      </Figure>
      <Figure name={texts.room} amount={roomCents}>
        {roomCents === 0 ? texts.noRoom : texts.term(termDays)}
      </Figure>
    </>
  );
}

type FigureProps = {
  readonly name: string;
  readonly amount: number;
  readonly isAlarm?: boolean;
  readonly children: ReactNode;
};

function Figure({ name, amount, isAlarm = false, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={classNames(styles.amount, isAlarm && styles.alarm)}>{formatEuro(cents(amount))}</dd>
      <dd className={styles.note}>{children}</dd>
    </div>
  );
}
