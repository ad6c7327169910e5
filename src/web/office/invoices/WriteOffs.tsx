import type { FormState } from '#contract/form-state.ts';
import type { OfficeInvoicePage, WriteOffData } from '#contract/office/invoices.ts';
import { officeRooms } from '#contract/office/page.ts';
import { maxReason } from '#domain/business/limits.ts';
import { cents } from '#domain/money/cents.ts';
import { formatDate } from '#text/format/date.ts';
import { formatAmount } from '#text/format/money.ts';
import { invoiceTexts as texts } from '#text/staff/invoices.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Section } from '../../ui/Section.tsx';
import { Ask } from '../frame/Ask.tsx';
import { Euro, euro } from '../money/Euro.tsx';
import styles from '../money/Money.module.css';

type Props = { readonly page: OfficeInvoicePage; readonly csrfToken: string };

/** With all that is open for an amount: less is typed over it. */
export function WriteOffForm({ page: { invoice, key, back }, csrfToken }: Props) {
  const { number, openCents } = invoice;
  const form = back?.which === 'write_off' ? back.form : null;
  return (
    <Ask label={texts.writeOff} note={texts.writeOffNote(euro(openCents))} isOpen={form !== null}>
      <Form action={`${officeRooms.invoices.path}/${number}/afboeken`} csrfToken={csrfToken}>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="seen" value={openCents} />
        <TextField
          id={form === null ? undefined : fieldId('amount')}
          label={texts.writeOffAmount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          suffix="€"
          defaultValue={form?.values['amount'] ?? formatAmount(cents(openCents))}
          error={form?.errors['amount']}
          required
        />
        <Reason form={form} />
        <Actions>
          <Button type="submit">{texts.confirmWriteOff}</Button>
        </Actions>
      </Form>
    </Ask>
  );
}

function Reason({ form }: { readonly form: FormState | null }) {
  return (
    <TextField
      id={form === null ? undefined : fieldId('reason')}
      label={texts.writeOffReason}
      hint={texts.writeOffReasonHint}
      name="reason"
      defaultValue={form?.values['reason']}
      error={form?.errors['reason']}
      maxLength={maxReason}
      autoComplete="off"
      required
    />
  );
}

export function WriteOffs({ page, csrfToken }: Props) {
  const { invoice } = page;
  if (invoice.writeOffs.length === 0) return null;
  return (
    <Section title={texts.writeOffs}>
      <ul>
        {invoice.writeOffs.map((writeOff) => (
          <li key={writeOff.id} className={styles.row}>
            <About writeOff={writeOff} />
            {writeOff.canUndo && <Undo page={page} csrfToken={csrfToken} writeOff={writeOff} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Undo({
  page: { invoice, key, back },
  csrfToken,
  writeOff: { id, amountCents },
}: Props & { readonly writeOff: WriteOffData }) {
  const form = back?.which === 'undo_write_off' && back.of === id ? back.form : null;
  return (
    <Ask label={texts.undoWriteOff} note={texts.undoWriteOffNote(euro(amountCents))} isOpen={form !== null}>
      <Form
        action={`${officeRooms.invoices.path}/${invoice.number}/afboeken/${id}/terugdraaien`}
        csrfToken={csrfToken}
      >
        <input type="hidden" name="key" value={key} />
        <Reason form={form} />
        <Actions>
          <Button type="submit">{texts.confirmUndo}</Button>
        </Actions>
      </Form>
    </Ask>
  );
}

function About({ writeOff: { on, amountCents, reason, madeBy } }: { readonly writeOff: WriteOffData }) {
  return (
    <>
      <span className={styles.narrow}>{reason}</span>
      <Euro amount={amountCents} isStrong />
      <span className={styles.about}>
        {[amountCents < 0 ? texts.undone : '', formatDate(on), madeBy]
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
    </>
  );
}
