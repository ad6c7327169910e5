import type { InvoiceReminders, OfficeInvoicePage } from '#contract/office/invoices.ts';
import { officeRooms } from '#contract/office/page.ts';
import { maxExplanation } from '#domain/business/limits.ts';
import { formatDate } from '#text/format/date.ts';
import { invoiceTexts as texts } from '#text/staff/invoices.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Section } from '../../ui/Section.tsx';
import { Ask } from '../frame/Ask.tsx';
import { AskWhy } from '../frame/AskWhy.tsx';
import { Euro } from '../money/Euro.tsx';
import styles from '../money/Money.module.css';

type Props = { readonly page: OfficeInvoicePage; readonly csrfToken: string };

/** R12.3: what went out, what comes next, and whether the customer disputes it. */
export function Reminders({ page, csrfToken }: Props) {
  const { reminders, company } = page.invoice;
  if (reminders === null) return null;
  const { sent, dispute, isBlocking } = reminders;
  const isOver = page.invoice.openCents === 0 && sent.length === 0 && dispute === null;
  if (isOver) return null;
  return (
    <Section title={texts.reminders}>
      {isBlocking && <Message kind="error">{texts.blocking(company)}</Message>}
      {dispute !== null && (
        <Message kind="info" title={texts.disputedSince(formatDate(dispute.on), dispute.by)}>
          <p>{dispute.reason}</p>
        </Message>
      )}
      {sent.length === 0 ? (
        <p>{texts.noReminders}</p>
      ) : (
        <ul>
          {sent.map(({ step, sentOn, openCents }) => (
            <li key={step} className={styles.row}>
              {texts.steps[step]}
              <Euro amount={openCents} />
              <span className={styles.about}>{formatDate(sentOn)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.soft}>{describeNext(page, reminders)}</p>
      <Dispute page={page} csrfToken={csrfToken} reminders={reminders} />
    </Section>
  );
}

function describeNext(
  { today, invoice: { openCents } }: OfficeInvoicePage,
  { next, hold, sent }: InvoiceReminders,
): string {
  if (openCents === 0) return texts.noNext;
  if (hold !== null) return texts.holds[hold];
  if (next === null) return sent.length > 0 ? texts.allSent : texts.noNext;
  const step = texts.steps[next.step];
  return next.on > today ? texts.nextReminder(step, formatDate(next.on)) : texts.reminderToday(step);
}

function Dispute({
  page: { invoice, back },
  csrfToken,
  reminders: { dispute },
}: Props & { readonly reminders: InvoiceReminders }) {
  const action = `${officeRooms.invoices.path}/${invoice.number}/betwisten`;
  if (dispute !== null) {
    return (
      <Ask label={texts.endDispute} note={texts.endDisputeNote}>
        <ButtonForm action={action} csrfToken={csrfToken}>
          <input type="hidden" name="disputed" value="0" />
          <input type="hidden" name="seen" value={dispute.id} />
          <Button type="submit">{texts.confirmEndDispute}</Button>
        </ButtonForm>
      </Ask>
    );
  }
  if (invoice.openCents === 0) return null;
  return (
    <AskWhy
      label={texts.dispute}
      note={texts.disputeNote}
      action={action}
      csrfToken={csrfToken}
      reason={{ label: texts.disputeReason, hint: texts.disputeReasonHint }}
      maxLength={maxExplanation}
      confirm={texts.confirmDispute}
      form={back?.which === 'dispute' ? back.form : null}
    >
      <input type="hidden" name="disputed" value="1" />
    </AskWhy>
  );
}
